import { sessionsApi } from "@lane/contract/sessions.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { SessionsService } from "./sessions.service.ts";

export function mountSessions(router: Router, sessions: SessionsService): void {
  router.mount(sessionsApi.verify, async ({ viewer }) =>
    authDone("The token holds", { valid: true, user: await sessions.verify(viewer) }),
  );
  router.mount(sessionsApi.logout, async ({ viewer }) => {
    await sessions.logout(viewer);
    return authDone("Logged out successfully", {});
  });
}
