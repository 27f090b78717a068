import { operatorPagePath } from "@lane/contract/page-paths.ts";

import type { Config } from "#config/config.ts";
import { StartupError } from "#lib/app-error.ts";

import type { Composition } from "./compose.ts";

interface PageSessionDeps {
  readonly services: Pick<Composition["services"], "operatorSessions">;
  /** Who runs the command. */
  readonly who: string;
}

/** The code stands behind the #, which browsers do not send, so it reaches no log. */
export async function makeSignInLink(
  { services, who }: PageSessionDeps,
  { operatorPage, baseUrl }: Pick<Config, "operatorPage" | "baseUrl">,
): Promise<string[]> {
  if (operatorPage === "off") {
    throw new StartupError(
      "Please set OPERATOR_PAGE=on for the server and for this command first; docs/guides/operator.md says how.",
    );
  }
  const code = await services.operatorSessions.createLink(who);
  return [
    `${baseUrl}${operatorPagePath}#${code}`,
    "    Works once, within 10 minutes. You then stay signed in for 12 hours.",
  ];
}

export async function endOperatorSessions({ services, who }: PageSessionDeps): Promise<string[]> {
  const ended = await services.operatorSessions.endAll(who);
  return [`Signed out of the operator's page everywhere; sessions and unused links ended: ${ended}`];
}
