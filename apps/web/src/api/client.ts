import type { Answer, CallInput, EndpointShape } from "@lane/contract/endpoint.ts";

import { ApiError, type Failure, httpErrorText, isProblem, noResponseText } from "./errors.ts";
import type { Route } from "./routes.ts";
import { readToken } from "./token-store.ts";

const apiBase = "/api";
const timeoutMs = 10_000;

interface CallOptions {
  readonly signal?: AbortSignal;
}

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Outcome<T> = { readonly success: true; readonly data: T } | Failure;

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

/** Calls an endpoint; a failure is an outcome with an error text, never an exception. */
export async function request<E extends EndpointShape>(
  route: Route<E>,
  input: CallInput<E>,
  { signal }: CallOptions = {},
): Promise<Outcome<Answer<E>>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(addressOf(route.path, input), {
      method: route.method,
      headers: headersFor(input),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    if (!response.ok) return await failureOf(response);
    const data: Answer<E> = await response.json();
    return { success: true, data };
  } catch {
    return { success: false, error: noResponseText };
  }
}

function addressOf(path: string, input: RawInput): string {
  const params = new Map(entriesOf(input.params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ""));
  const search = new URLSearchParams(entriesOf(input.query)).toString();
  return `${apiBase}${filled}${search === "" ? "" : `?${search}`}`;
}

function entriesOf(fields: unknown): [string, string][] {
  if (typeof fields !== "object" || fields === null) return [];
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}

function headersFor(input: RawInput): Record<string, string> {
  const token = readToken();
  return {
    accept: "application/json",
    ...(input.body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined);
  const failure = { success: false, status: response.status } as const;
  return isProblem(body)
    ? { ...failure, error: body.message, problem: body }
    : { ...failure, error: httpErrorText(response.status) };
}
