import type { Answer, CallInput, EndpointShape, sharedBase } from "@lane/contract/endpoint.ts";
import type { mailChoicesApi } from "@lane/contract/mail-choices.ts";
import type { visitsApi } from "@lane/contract/visits.ts";

type Calls = typeof visitsApi & Pick<typeof mailChoicesApi, "unsubscribe">;

/** Written out, because the contract's own list would bring its schemas along. */
const addresses = {
  look: "/s/api/look",
  unlock: "/s/api/unlock",
  opened: "/s/api/opened",
  answer: "/s/api/answer",
  report: "/s/api/report",
  unsubscribe: "/s/api/unsubscribe",
} as const satisfies { readonly [N in keyof Calls]: `${typeof sharedBase}${Calls[N]["path"]}` };

const patienceMs = 20_000;

export type BodyOf<E extends EndpointShape> = CallInput<E> extends { readonly body: infer B } ? B : never;

export type Reply<T> =
  | {
      readonly kind: "ok";
      readonly data: T;
      /** How far the clock of this device is behind that of the server; 0 where the server did not say. */
      readonly clockLagMs: number;
    }
  /** The link, or what it showed, is not there. */
  | { readonly kind: "gone" }
  | { readonly kind: "throttled"; readonly retryAfterSeconds: number | undefined }
  /** The server does not take what was sent. */
  | { readonly kind: "refused" }
  /** There is no room for it. */
  | { readonly kind: "full" }
  /** The server, or a proxy before it, could not answer. */
  | { readonly kind: "broken" }
  | { readonly kind: "no connection" };

export type Failure = Exclude<Reply<never>, { readonly kind: "ok" }>;

/** One call of the share page. */
export function send<N extends keyof Calls>(name: N, body: BodyOf<Calls[N]>): Promise<Reply<Answer<Calls[N]>>> {
  return post<Answer<Calls[N]>>(addresses[name], body);
}

/** Without cookies: who opens a link is nobody in particular, also in a member's browser. */
export async function post<T>(address: string, body: unknown, waitMs = patienceMs): Promise<Reply<T>> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), waitMs);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
      cache: "no-store",
      signal: ending.signal,
    });
    if (!response.ok) return failureOf(response);
    const data: T = await response.json();
    return { kind: "ok", data, clockLagMs: clockLagOf(response) };
  } catch {
    return { kind: "no connection" };
  } finally {
    clearTimeout(timer);
  }
}

function failureOf({ status, headers }: Response): Failure {
  if (status === 404) return { kind: "gone" };
  if (status === 413 || status === 507) return { kind: "full" };
  if (status >= 500) return { kind: "broken" };
  if (status !== 429) return { kind: "refused" };
  const seconds = Number.parseInt(headers.get("retry-after") || "", 10);
  return { kind: "throttled", retryAfterSeconds: Number.isNaN(seconds) ? undefined : seconds };
}

/** The clock of an old phone may be wrong by years, and a link would end at once, or never. */
function clockLagOf({ headers }: Response): number {
  const serverTime = Date.parse(headers.get("date") || "");
  return Number.isNaN(serverTime) ? 0 : serverTime - Date.now();
}
