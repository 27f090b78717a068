import type { Answer, CallInput, EndpointShape } from "@lane/contract/endpoint.ts";

import { spokenLanguage } from "#lib/languages.ts";

import { noteAnswer, noteNoAnswer } from "./connection.ts";
import { takeEarlyAnswer } from "./early-answers.ts";
import { type Failure, httpErrorText, isProblem, noResponseText, problemForReader } from "./errors.ts";
import type { Route } from "./routes.ts";

const apiBase = "/api";
const usualTimeoutMs = 10_000;

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  readonly token?: string | undefined;
  /** Lets the request outlive its page. */
  readonly keepalive?: boolean;
  /** The same key for the same write, so that sending it twice applies it once. */
  readonly idempotencyKey?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Outcome<T> = { readonly success: true; readonly data: T } | Failure;

/** One request and its response, without any session handling. */
export async function send<E extends EndpointShape>(
  route: Route<E>,
  input: CallInput<E>,
  options: SendOptions = {},
): Promise<Outcome<Answer<E>>> {
  try {
    const response = await ask(route, input, options);
    noteAnswer();
    if (!response.ok) return await failureOf(response);
    const data: Answer<E> = await response.json();
    return { success: true, data };
  } catch {
    // A request that the caller aborted says nothing about the server.
    if (options.signal?.aborted !== true) noteNoAnswer();
    return { success: false, error: noResponseText() };
  }
}

async function ask(
  { method, path }: Pick<Route<EndpointShape>, "method" | "path">,
  input: RawInput,
  { signal, token, keepalive = false, idempotencyKey, timeoutMs = usualTimeoutMs }: SendOptions,
): Promise<Response> {
  const address = addressOf(path, input);
  const early = method === "GET" ? takeEarlyAnswer(address, token) : undefined;
  const answer = early && (await early);
  if (answer) return answer;
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(address, {
    method,
    headers: headersFor(input, token, idempotencyKey),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    keepalive,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
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

function headersFor(input: RawInput, token?: string, idempotencyKey?: string): Record<string, string> {
  return {
    accept: "application/json",
    "accept-language": spokenLanguage(),
    ...(input.body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
  };
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  const failure = {
    success: false,
    status: response.status,
    ...(Number.isNaN(retryAfter) ? {} : { retryAfterSeconds: retryAfter }),
  } as const;
  if (!isProblem(body)) return { ...failure, error: httpErrorText(response.status) };
  const problem = problemForReader(body);
  return { ...failure, error: problem.message, problem };
}
