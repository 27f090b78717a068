import type { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";

const tokenPath = "/auth/realms/glasstree/protocol/openid-connect/token";
/** A token is renewed this long before it ends. */
const marginMs = 60_000;

export interface LuluAccount {
  readonly clientKey: string;
  readonly clientSecret: string;
  readonly apiBase: string;
}

interface LuluClientDeps extends LuluAccount {
  readonly clock: Clock;
  readonly timeoutMs: number;
}

interface LuluCall<T> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  readonly path: string;
  readonly body?: object;
  readonly answer: z.ZodType<T>;
}

/** Lulu does not accept the request, however often it is sent. */
export class LuluRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "LuluRefusal";
    this.status = status;
  }
}

/** Speaks to Lulu's API, with a token that is kept until it ends. */
export function createLuluClient({ clientKey, clientSecret, apiBase, clock, timeoutMs }: LuluClientDeps) {
  let kept: { readonly token: string; readonly until: number } | undefined;

  async function fetchToken(): Promise<string> {
    const now = clock.now();
    if (kept && now < kept.until) return kept.token;
    const answer = await send(`${apiBase}${tokenPath}`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientKey}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    const token: unknown = valueAt(body, "access_token");
    const seconds: unknown = valueAt(body, "expires_in");
    if (typeof token !== "string" || typeof seconds !== "number") {
      throw unavailable(new Error(`Lulu gave no token (${answer.status})`));
    }
    kept = { token, until: now + seconds * 1000 - marginMs };
    return token;
  }

  async function send(address: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
    } catch (error) {
      throw unavailable(error);
    }
  }

  async function request({ method, path, body }: Omit<LuluCall<unknown>, "answer">): Promise<Response> {
    return send(`${apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${await fetchToken()}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  return {
    async call<T>({ answer, ...wanted }: LuluCall<T>): Promise<T> {
      let response = await request(wanted);
      if (response.status === 401) {
        // The token was withdrawn before its time.
        kept = undefined;
        response = await request(wanted);
      }
      const text = await textOf(response);
      if (response.ok) return answer.parse(JSON.parse(text));
      const failure = `Lulu answered ${response.status} to ${wanted.method} ${pathOnly(wanted.path)}`;
      const isRefusal = response.status >= 400 && response.status < 500 && ![401, 408, 429].includes(response.status);
      // The answer repeats addresses of people, so only the names of what was wrong are logged.
      if (isRefusal) throw new LuluRefusal(response.status, `${failure}: ${namesIn(text)}`);
      throw unavailable(new Error(failure));
    },
  };
}

export type LuluClient = ReturnType<typeof createLuluClient>;

export function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", "We can't reach the printer right now. Please try again in a moment", {
    cause,
    retryAfterMs: 5000,
  });
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw unavailable(error);
  }
}

function pathOnly(path: string): string {
  return path.split("?", 1)[0] ?? path;
}

function namesIn(text: string): string {
  return [...new Set(Array.from(text.matchAll(/"(\w{1,40})"\s*:/g), ([, name]) => name ?? ""))].join(", ");
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
