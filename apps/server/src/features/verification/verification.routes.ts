import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { VerificationService } from "./verification.service.ts";

export function mountVerification(router: Router, verification: VerificationService): void {
  for (const endpoint of [authApi.verifyEmailOtp, authApi.verifyOtp]) {
    router.mount(endpoint, async ({ body, origin }) =>
      authDone("OTP verified successfully", await verification.verify(body, origin.userAgent)),
    );
  }
  router.mount(authApi.resendOtp, async ({ body }) => {
    await verification.resend(body.type, body.emailId);
    return authDone("OTP resent to your email", {});
  });
}
