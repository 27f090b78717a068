import { sessionsApi } from "@lane/contract/sessions.ts";

import type { Router } from "#http/router.ts";

import type { SessionsService } from "./sessions.service.ts";

export function mountSessions(router: Router, sessions: SessionsService): void {
  router.mount(sessionsApi.verify, async ({ viewer }) => ({
    status: 200 as const,
    message: "The token holds",
    valid: true as const,
    user: await sessions.verify(viewer),
  }));
  router.mount(sessionsApi.logout, async ({ viewer }) => {
    await sessions.logout(viewer);
    return { status: 200 as const, message: "Logged out successfully" };
  });
}
