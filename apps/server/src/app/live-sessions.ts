import { createLiveSessionsRepository } from "#features/sessions/sessions.repository.ts";

import type { AppContext } from "./app-context.ts";

/** For what is shown by address: asked each time, so that logging out ends every address at once. */
export function createLiveSessions({ database, clock }: Pick<AppContext, "database" | "clock">) {
  const repository = createLiveSessionsRepository(database.db);
  return { isLive: (sessionId: string): Promise<boolean> => repository.isLive(sessionId, clock.now()) };
}
