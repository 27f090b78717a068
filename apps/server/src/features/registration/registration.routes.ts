import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import { requestCookie } from "#http/request-cookie.ts";
import type { Router } from "#http/router.ts";

import type { RegistrationService } from "./registration.service.ts";

export function mountRegistration(router: Router, registration: RegistrationService): void {
  router.mount(authApi.signup, async ({ body, origin, cookies }) => {
    const { requestToken } = await registration.signUp(body, origin.language);
    requestCookie.set(cookies, requestToken);
    return authDone("OTP sent to your email", { requestToken });
  });
}
