import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { RegistrationService } from "./registration.service.ts";

export function mountRegistration(router: Router, registration: RegistrationService): void {
  router.mount(authApi.signup, async ({ body, origin }) =>
    authDone("OTP sent to your email", await registration.signUp(body, origin.language)),
  );
}
