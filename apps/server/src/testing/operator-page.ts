import { type OperatorOverview, operatorOverviewSchema } from "@lane/contract/operator.ts";

import { makeSignInLink } from "#app/admin-page-sessions.ts";

import { test, type TestServer } from "./server-test.ts";

/** A server whose operator's page is on. */
export const operatorTest = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ OPERATOR_PAGE: "on", BASE_URL: "http://localhost:3000" }),
});

/** The code of a new link, as the command prints it. */
export async function signInLink({ services, config }: TestServer, who = "olga"): Promise<string> {
  const [link = ""] = await makeSignInLink({ services, who }, config);
  const { pathname, hash } = new URL(link);
  if (pathname !== "/operator") throw new Error(`The link leads to ${pathname}`);
  return hash.slice(1);
}

interface OverviewAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: Partial<OperatorOverview>;
}

/** Signs in with a new link. */
export async function openOperatorPage(server: TestServer) {
  const code = await signInLink(server);
  const signIn = () => server.app.inject({ method: "POST", url: "/api/operator/sign-in", payload: { code } });
  const answer = await signIn();
  const setCookie = String(answer.headers["set-cookie"]);
  const cookie = setCookie.split(";")[0] ?? "";

  return {
    cookie,
    setCookie,
    signInAgain: signIn,
    send: (call: string, payload: object) =>
      server.app.inject({ method: "POST", url: `/api/operator/${call}`, headers: { cookie }, payload }),
    async overview(): Promise<OverviewAnswer> {
      const read = await server.app.inject({ url: "/api/operator/overview", headers: { cookie } });
      return { status: read.statusCode, text: read.body, body: read.json() };
    },
  };
}

export function overviewOf({ body }: OverviewAnswer): OperatorOverview {
  return operatorOverviewSchema.parse(body);
}
