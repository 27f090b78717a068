import { randomUUID } from "node:crypto";

import type { Account } from "./account.ts";
import { answerRequest } from "./answer-request.ts";
import { ApiError } from "./api-error.ts";
import { readForm } from "./form.ts";

/** The answers have the shapes of this version. */
const version = "2026-10-28.endive";
const day = 24 * 60 * 60;

export interface Call {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly key: string | undefined;
}

export interface RawRequest extends Call {
  readonly query: string;
  readonly body: string;
  readonly version: string | undefined;
  readonly authorization: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface KeptAnswer extends Answer {
  readonly request: string;
  readonly at: number;
}

/** Answers requests as Stripe does, each key once. */
export function createAnswers(account: Account, secretKey: string) {
  const kept = new Map<string, KeptAnswer>();

  function findKept({ method, path, body, key }: RawRequest): Answer | undefined {
    const found = method === "POST" && key !== undefined ? kept.get(key) : undefined;
    if (!found || account.now - found.at >= day) return undefined;
    if (found.request === `${path} ${body}`) {
      // A failure of its own stays one: Stripe asks its library not to try again.
      const isFinal = found.status >= 500 ? { "stripe-should-retry": "false" } : {};
      return { ...found, headers: { ...found.headers, "idempotent-replayed": "true", ...isFinal } };
    }
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return answerOf(400, new ApiError(400, message, { type: "idempotency_error" }).body);
  }

  /** With its key it is the answer to all further requests. */
  function keep({ method, path, body, key }: RawRequest, answer: Answer): Answer {
    const isWrite = method === "POST" && key !== undefined;
    if (isWrite) kept.set(key, { ...answer, request: `${path} ${body}`, at: account.now });
    return answer;
  }

  function refusal({ version: asked, authorization }: RawRequest): Answer | undefined {
    if (authorization !== `Bearer ${secretKey}`) {
      return answerOf(401, new ApiError(401, "Invalid API Key provided").body);
    }
    if (asked === version) return undefined;
    return answerOf(400, new ApiError(400, `Invalid Stripe API version: ${asked ?? "none"}`).body);
  }

  return {
    answer(request: RawRequest): Answer {
      const known = refusal(request) ?? findKept(request);
      if (known) return known;
      const form = readForm(request.method === "POST" ? request.body : request.query);
      try {
        return keep(request, answerOf(200, answerRequest(account, request.method, request.path, form)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return keep(request, answerOf(error.status, error.body));
      }
    },

    /** 500 is Stripe's own failure, which a key repeats; the others come from before the request is looked at. */
    fail(request: RawRequest, status: number): Answer {
      const known = findKept(request);
      if (known) return known;
      const type = status === 429 ? "rate_limit_error" : "api_error";
      const answer = answerOf(status, new ApiError(status, "Something went wrong on Stripe's end.", { type }).body);
      return status === 500 ? keep(request, answer) : answer;
    },
  };
}

function answerOf(status: number, shape: Record<string, unknown>): Answer {
  const headers = { "content-type": "application/json", "request-id": `req_${randomUUID()}` };
  return { status, headers, body: JSON.stringify(shape) };
}
