import { Stripe } from "stripe";

import { AppError } from "#lib/app-error.ts";

export const stripeApiVersion = "2026-10-28.endive";

export interface StripeNetwork {
  readonly timeoutMs: number;
  readonly retries: number;
}

interface StripeClientDeps {
  readonly secretKey: string;
  /** Another server that speaks Stripe's API. */
  readonly apiBase: string | undefined;
  readonly network?: StripeNetwork | undefined;
}

export function createStripeClient({ secretKey, apiBase, network }: StripeClientDeps): Stripe {
  const { timeoutMs, retries } = network ?? { timeoutMs: 8000, retries: 2 };
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiBase === undefined ? {} : placeOf(apiBase)),
  });
}

function placeOf(address: string): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const { hostname, port, protocol } = new URL(address);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}

/**
 * The errors of Stripe's library as ours. The library's own errors carry the whole answer, with names and addresses of
 * people, and would bring them into the log.
 */
export async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (!isUnreachable(error)) throw withoutPeople(error);
    throw new AppError("unavailable", "We can't reach the payment service right now. Please try again in a moment", {
      cause: withoutPeople(error),
      retryAfterMs: 5000,
    });
  }
}

/** What happened, for the log. */
export function withoutPeople({ type, statusCode, code, param, requestId, message }: Stripe.errors.StripeError): Error {
  const facts = [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined && fact !== "");
  return new Error(`Stripe: ${message.replaceAll(/\S+@\S+/g, "(address)")} (${facts.join(", ")})`);
}

/** An answer of 409 is one of these: the same write is under way. */
function isUnreachable(error: Stripe.errors.StripeError): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  return [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
}

/** Stripe does not have what the request is about, or not any more. */
export function isMissing(error: unknown): boolean {
  return isRefused(error) && error.code === "resource_missing";
}

/** Stripe does not do this, or not in the present state. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** The id of what is an id, or the whole object where it was expanded. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
