import { authApi } from "@lane/contract/auth.ts";

import { authDone } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { LoginService } from "./login.service.ts";

export function mountLogin(router: Router, login: LoginService): void {
  router.mount(authApi.login, async ({ body, origin }) =>
    authDone("Logged in successfully", await login.logIn(body, origin)),
  );
}
