import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import { requestCookie } from "#http/cookies.ts";
import type { Router } from "#http/router.ts";

import type { VerificationService } from "./verification.service.ts";

export function mountVerification(router: Router, verification: VerificationService): void {
  for (const endpoint of [authApi.verifyEmailOtp, authApi.verifyOtp]) {
    router.mount(endpoint, async ({ body, origin, cookies }) => {
      const verified = await verification.verify(body, { ...origin, keptToken: requestCookie.read(cookies) });
      if ("token" in verified) requestCookie.remove(cookies);
      return authDone("OTP verified successfully", verified);
    });
  }
  router.mount(authApi.resendOtp, async ({ body, origin, cookies }) => {
    await verification.resend(body, { ...origin, keptToken: requestCookie.read(cookies) });
    return authDone("OTP resent to your email", {});
  });
}
