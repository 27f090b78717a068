import { addressOf } from "@lane/contract/endpoint.ts";
import { operatorApi } from "@lane/contract/operator.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { AppError } from "#lib/app-error.ts";

interface OperatorGateOptions {
  readonly isOn: boolean;
  readonly baseUrl: string;
}

const addresses = new Set(Object.values(operatorApi).map(addressOf));

/** Before everything else: while the page is off its calls do not exist, and other sites may never make them. */
export function addOperatorGate(app: FastifyInstance, { isOn, baseUrl }: OperatorGateOptions): void {
  const { origin } = new URL(baseUrl);
  app.addHook("onRequest", async (request) => {
    if (!addresses.has(request.routeOptions.url ?? "")) return;
    if (!isOn) throw new AppError("not_found", "There's nothing here");
    if (isFromElsewhere(request, origin)) {
      throw new AppError("forbidden", "Other sites may not ask this. Please open the page by its own address");
    }
  });
}

/** The cookie is not sent by other sites anyway. Browsers without the first header send the second with every POST. */
function isFromElsewhere({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== origin;
}
