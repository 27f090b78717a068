import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import { requestCookie } from "#http/cookies.ts";
import type { Router } from "#http/router.ts";
import { ageRefusalLifeMs } from "#lib/moments.ts";

import type { AgeRefusalsService } from "./age-refusals.service.ts";
import type { RegistrationService } from "./registration.service.ts";

const ageCookie = "age";

export function mountRegistration(
  router: Router,
  registration: RegistrationService,
  ageRefusals: AgeRefusalsService,
): void {
  router.mount(authApi.signup, async ({ body, origin, cookies }) => {
    const refused = await ageRefusals.check(body, cookies.read(ageCookie));
    if (refused?.newMark !== undefined) cookies.set(ageCookie, refused.newMark, ageRefusalLifeMs);
    if (refused) throw refused.error;
    const { requestToken } = await registration.signUp(body, origin.language);
    requestCookie.set(cookies, requestToken);
    return authDone("OTP sent to your email", { requestToken });
  });
}
