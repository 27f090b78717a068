import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { VerificationService } from "./verification.service.ts";

export function mountVerification(router: Router, verification: VerificationService): void {
  for (const endpoint of [authApi.verifyEmailOtp, authApi.verifyOtp]) {
    router.mount(endpoint, async ({ body, origin }) =>
      authDone("OTP verified successfully", await verification.verify(body, origin)),
    );
  }
  router.mount(authApi.resendOtp, async ({ body, origin }) => {
    await verification.resend(body.type, body.emailId, origin.language);
    return authDone("OTP resent to your email", {});
  });
}
