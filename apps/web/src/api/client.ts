import type { Answer, CallInput, EndpointShape } from "@lane/contract/endpoint.ts";

import { inReadersWords } from "#lib/server-sentences.ts";

import { ApiError } from "./errors.ts";
import { lossOf, needsRefresh, refreshTokens } from "./refresh.ts";
import type { Route } from "./routes.ts";
import { loseTokens, readRefreshToken, readToken } from "./token-store.ts";
import { type Outcome, send } from "./transport.ts";

export type { Outcome } from "./transport.ts";

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** For calls that are known to take long. */
  readonly timeoutMs?: number;
}

/** Calls an endpoint and throws an `ApiError` when it fails, as TanStack Query expects. */
export async function call<E extends EndpointShape>(
  route: Route<E>,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const outcome = await request(route, input, options);
  if (!outcome.success) throw new ApiError(outcome);
  return outcome.data;
}

/**
 * Calls an endpoint; a failure is an outcome with an error text, never an exception. An expired token is renewed and
 * the call is repeated once.
 */
export async function request<E extends EndpointShape>(
  route: Route<E>,
  input: CallInput<E>,
  { signal, idempotencyKey, timeoutMs }: CallOptions = {},
): Promise<Outcome<Answer<E>>> {
  if (needsRefresh(Date.now())) await refreshTokens(readToken());
  const token = readToken();
  if (token === undefined && route.isOpen !== true) return notSignedIn();
  const outcome = await send(route, input, { signal, token, idempotencyKey, timeoutMs });
  if (outcome.success || outcome.status !== 401 || token === undefined) return outcome;
  if (readRefreshToken() === undefined) endSession(token, outcome.error);
  else if (await refreshTokens(token)) {
    return send(route, input, { signal, token: readToken(), idempotencyKey, timeoutMs });
  }
  return outcome;
}

/** Components still mounted during a logout may call once more; the server could only refuse. */
function notSignedIn(): Outcome<never> {
  return { success: false, status: 401, error: inReadersWords("No token found") };
}

function endSession(token: string, refusal: string): void {
  if (readToken() === token) loseTokens(lossOf(token, refusal));
}
