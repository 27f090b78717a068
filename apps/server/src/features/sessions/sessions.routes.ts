import { sessionsApi } from "@lane/contract/sessions.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { SessionsService } from "./sessions.service.ts";

export function mountSessions(router: Router, sessions: SessionsService): void {
  router.mount(sessionsApi.verify, async ({ viewer }) =>
    authDone("The token holds", { valid: true, ...(await sessions.verify(viewer)) }),
  );
  router.mount(sessionsApi.refresh, async ({ body }) =>
    authDone("Here is the next one", await sessions.refresh(body.refreshToken)),
  );
  router.mount(sessionsApi.logout, async ({ viewer }) => {
    await sessions.logout(viewer);
    return authDone("Logged out successfully", {});
  });
  router.mount(sessionsApi.logoutLater, async ({ body }) => {
    await sessions.logoutLater(body.tokenHash);
    return authDone("Logged out successfully", {});
  });
  router.mount(sessionsApi.logoutEverywhere, async ({ viewer }) => {
    await sessions.endAll(viewer.accountId);
    return authDone("Logged out everywhere", {});
  });
  router.mount(sessionsApi.devices, async ({ viewer }) =>
    authDone("Your devices", { devices: await sessions.devices(viewer) }),
  );
  router.mount(sessionsApi.endDevice, async ({ viewer, body }) => {
    await sessions.endDevice(viewer, body.deviceId);
    return authDone("Signed out", {});
  });
}
