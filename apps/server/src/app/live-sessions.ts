import { createLiveSessionsRepository } from "#features/sessions/sessions.repository.ts";

import type { AppContext } from "./app-context.ts";

/** For signed addresses: checked each time, so that a logout ends every address at once. */
export function createLiveSessions({ database, clock }: Pick<AppContext, "database" | "clock">) {
  const repository = createLiveSessionsRepository(database.db);
  const accountOf = (sessionId: string): Promise<string | undefined> => repository.findAccount(sessionId, clock.now());
  return {
    accountOf,
    isLive: async (sessionId: string): Promise<boolean> => (await accountOf(sessionId)) !== undefined,
  };
}
