import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { RecoveryService } from "./recovery.service.ts";

export function mountRecovery(router: Router, recovery: RecoveryService): void {
  router.mount(authApi.forgotPassword, async ({ body: { email } }) =>
    authDone("OTP sent to your email", { email, ...(await recovery.ask(email)) }),
  );
  router.mount(authApi.resetPassword, async ({ body }) => {
    await recovery.reset(body.jwtToken, body.newPassword);
    return authDone("Password reset successfully", {});
  });
}
