import { operatorApi } from "@lane/contract/operator.ts";

import { done } from "#http/answers.ts";
import { operatorCookie } from "#http/cookies.ts";
import type { Router } from "#http/router.ts";

import type { OperatorOverviewService } from "./operator-overview.service.ts";
import type { OperatorSessions } from "./operator-sessions.service.ts";

interface OperatorPageServices {
  readonly sessions: OperatorSessions;
  readonly overview: OperatorOverviewService;
}

export function mountOperatorPage(router: Router, { sessions, overview }: OperatorPageServices): void {
  router.mount(operatorApi.signIn, async ({ body, cookies }) => {
    operatorCookie.set(cookies, await sessions.signIn(body.code), sessions.lifeMs);
    return done("Signed in", {});
  });

  router.mount(operatorApi.signOut, async ({ operator, cookies }) => {
    await sessions.signOut(operator);
    operatorCookie.remove(cookies);
    return done("Signed out", {});
  });

  router.mount(operatorApi.overview, async ({ operator }) =>
    done("This is how it is", await overview.read(operator.who)),
  );

  router.mount(operatorApi.retry, async ({ body, operator }) => {
    const retried = await overview.retry(operator.who, body);
    return done(retried === 0 ? "There was nothing to try again" : "They will be tried again", { retried });
  });
}
