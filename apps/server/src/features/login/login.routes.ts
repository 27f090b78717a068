import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import { requestCookie } from "#http/cookies.ts";
import type { Router } from "#http/router.ts";

import type { LoginService } from "./login.service.ts";

export function mountLogin(router: Router, login: LoginService): void {
  router.mount(authApi.login, async ({ body, origin, cookies }) =>
    authDone("Logged in successfully", await requestCookie.setOnRefusal(cookies, login.logIn(body, origin))),
  );
}
