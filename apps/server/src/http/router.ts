import { addressOf, type Answer, type EndpointShape, type ParsedInput } from "@lane/contract/endpoint.ts";
import type { Language } from "@lane/domain/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";

import { askedLanguage } from "#lib/accept-language.ts";
import { AppError } from "#lib/app-error.ts";
import { sha256 } from "#lib/hash.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Idempotency } from "#ports/idempotency.ts";
import type { RateLimiter, RateVerdict } from "#ports/rate-limiter.ts";

import type { AccountShare } from "./account-share.ts";
import { answerSchema } from "./answer-schema.ts";
import { compressed } from "./compression.ts";
import { type Cookies, createCookies, operatorCookie } from "./cookies.ts";
import { asEssentialCall } from "./essential-calls.ts";
import { invalidInput, plainSentence } from "./problems.ts";
import type { RequestLimit } from "./request-limit.ts";

export interface HandlerInput<E extends EndpointShape> extends ParsedInput<E> {
  readonly viewer: E["access"] extends "member" ? Viewer : undefined;
  readonly operator: E["access"] extends "operator" ? Operator : undefined;
  readonly origin: Origin;
  readonly cookies: Cookies;
}

/** A session of the operator's page. */
export interface Operator {
  readonly id: string;
  /** Whose link opened it. */
  readonly who: string;
}

export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** Undefined when the request asks for no supported language. */
  readonly language: Language | undefined;
}

export interface Router {
  mount<E extends EndpointShape>(
    endpoint: E,
    handler: (input: HandlerInput<NoInfer<E>>) => Promise<Answer<NoInfer<E>>>,
  ): void;
}

export interface RouterDeps {
  readonly app: FastifyInstance;
  /** Undefined when the credential is missing, expired, forged or its session has ended. */
  readonly findViewer: (credential: string | undefined) => Promise<Viewer | undefined>;
  /** Throws unless this is the token of a session of the operator's page. */
  readonly findOperator: (token: string | undefined) => Promise<Operator>;
  /** For endpoints with a limit of their own. */
  readonly limiter: RateLimiter;
  /** For all endpoints together. */
  readonly requestLimit: RequestLimit;
  /** Limits what one account may cost, so that its large requests do not delay other accounts. */
  readonly share: AccountShare;
  /** Reports the account of each call. */
  readonly onCall: (accountId: string) => void;
  readonly idempotency: Idempotency;
  /** Whether browsers connect over TLS. */
  readonly isHttps: boolean;
  /** Parse every answer by its schema (tests) instead of compiling a serialiser from it (production). */
  readonly parsesAnswers: boolean;
}

const maxBodyBytes = 1_500_000;
const minuteMs = 60_000;
const keyPattern = /^[\w.:-]{8,128}$/;

export function createRouter(deps: RouterDeps): Router {
  return {
    mount(endpoint, handler) {
      const write = createWriting(endpoint);
      deps.app.route({
        method: endpoint.method,
        url: addressOf(endpoint),
        bodyLimit: endpoint.maxBodyBytes ?? maxBodyBytes,
        config: { worksWhenFull: endpoint.worksWhenFull ?? false },
        // Before the body is read, which costs nearly as much as the rest.
        preParsing: (request, reply) => asEssentialCall(request, () => letIn(deps, endpoint, request, reply)),
        onSend: async (request, reply, payload) => {
          if (typeof payload !== "string") return payload;
          const viewer = viewers.get(request);
          if (viewer) deps.share.answered(viewer.accountId, payload.length);
          if (endpoint.isMarked && reply.statusCode === 200 && isKnown(request, reply, payload))
            return unchanged(reply);
          return compressed(payload, request, reply);
        },
        handler: async (request, reply) => {
          const viewer = viewers.get(request);
          const cookies = createCookies(request, reply, deps);
          const operator = operators.get(request);
          const input = { ...parseInput(endpoint, request), viewer, operator, origin: originOf(request), cookies };
          // `parseInput` and `letIn` follow the endpoint's own schemas, which a generic type cannot show here.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const work = () => handler(input as HandlerInput<typeof endpoint>);
          const once = () => answerOnce(deps, { endpoint, request, reply, viewer, work });
          const answer = await shared(deps, endpoint, request, once);
          if (endpoint.keptSeconds !== undefined) {
            reply.header("cache-control", `public, max-age=${endpoint.keptSeconds}`);
            reply.header("vary", "accept-language");
          }
          if (deps.parsesAnswers) return endpoint.response.parse(answer);
          return write(reply, answer);
        },
      });
    },
  };
}

/** The viewers of authenticated requests. */
const viewers = new WeakMap<FastifyRequest, Viewer>();
const operators = new WeakMap<FastifyRequest, Operator>();

function shared<T>({ share }: RouterDeps, endpoint: EndpointShape, request: FastifyRequest, work: () => Promise<T>) {
  const viewer = viewers.get(request);
  return viewer ? share.run(viewer.accountId, textBytes(endpoint, request), work) : work();
}

async function letIn(
  deps: RouterDeps,
  endpoint: EndpointShape,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const viewer = await admit(deps, endpoint, request);
  if (endpoint.access === "operator") {
    const token = operatorCookie.read(createCookies(request, reply, deps));
    operators.set(request, await deps.findOperator(token));
  }
  if (!viewer) return;
  deps.onCall(viewer.accountId);
  await deps.share.refuseTooMuch(viewer.accountId, textBytes(endpoint, request));
  viewers.set(request, viewer);
}

/** A body that is no text has a limit of its own, and is processed elsewhere. */
function textBytes(endpoint: EndpointShape, { headers, body }: FastifyRequest): number {
  if (endpoint.maxBodyBytes !== undefined) return 0;
  const stated = headers["content-length"];
  if (stated !== undefined || headers["transfer-encoding"] === undefined) return Number(stated ?? 0);
  // A chunked body has no declared length: it may be any length until it has been read.
  return body === undefined ? Number.POSITIVE_INFINITY : JSON.stringify(body).length;
}

function originOf({ ip, headers }: FastifyRequest): Origin {
  return { ip, userAgent: headers["user-agent"] ?? "", language: askedLanguage(headers["accept-language"]) };
}

async function admit(deps: RouterDeps, endpoint: EndpointShape, request: FastifyRequest): Promise<Viewer | undefined> {
  const viewer = endpoint.access === "member" ? await deps.findViewer(bearerOf(request)) : undefined;
  const who = viewer?.accountId ?? request.ip;
  refuseUnlessAllowed(deps.requestLimit.take(who));
  if (endpoint.access === "member" && !viewer) {
    throw new AppError("unauthenticated", bearerOf(request) ? "Invalid token" : "No token found");
  }
  if (endpoint.perMinute !== undefined) {
    const what = `${endpoint.method} ${endpoint.path}`;
    const limit = { count: endpoint.perMinute, perMs: minuteMs };
    refuseUnlessAllowed(await deps.limiter.take(what, who, limit));
  }
  return viewer;
}

function refuseUnlessAllowed(verdict: RateVerdict): void {
  if (verdict.isAllowed) return;
  const { retryAfterMs } = verdict;
  throw new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
}

export function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, credential] = request.headers.authorization?.split(" ") ?? [];
  return scheme?.toLowerCase() === "bearer" ? credential : undefined;
}

function parseInput(endpoint: EndpointShape, request: FastifyRequest): ParsedInput<EndpointShape> {
  return {
    params: parsePart(endpoint.params, request.params),
    query: parsePart(endpoint.query, request.query),
    body: parsePart(endpoint.body, request.body ?? {}),
  };
}

function parsePart(schema: z.ZodType | undefined, value: unknown): undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (!parsed.success) throw invalidInput(parsed.error);
  if (hasNul(parsed.data)) throw new AppError("invalid_input", "This has characters we can't save");
  // The caller knows the real type through the endpoint; see `HandlerInput`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parsed.data as undefined;
}

/** PostgreSQL cannot store this character, and it cannot be typed. */
function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(hasNul);
}

interface OneAnswer {
  readonly endpoint: EndpointShape;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly viewer: Viewer | undefined;
  readonly work: () => Promise<unknown>;
}

async function answerOnce({ idempotency }: RouterDeps, call: OneAnswer): Promise<unknown> {
  const { endpoint, request, reply, viewer, work } = call;
  const key = request.headers["idempotency-key"];
  if (!endpoint.idempotent || !viewer || key === undefined) return work();
  if (typeof key !== "string" || !keyPattern.test(key)) {
    throw new AppError("invalid_input", "The Idempotency-Key must have 8 to 128 letters, digits or . : _ -");
  }
  const asked = JSON.stringify([endpoint.method, endpoint.path, request.params, request.query, request.body]);
  const fingerprint = sha256(asked, "base64url");
  const { answer, isReplay } = await idempotency.once({ accountId: viewer.accountId, key, fingerprint }, work);
  if (isReplay) reply.header("idempotency-replayed", "true");
  return answer;
}

/** Sets the ETag, and returns whether the caller has the same answer already. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const mark = sha256(text, "base64url").slice(0, 32);
  reply.header("etag", `W/"${mark}"`);
  return headers["if-none-match"]?.includes(`"${mark}"`) ?? false;
}

function unchanged(reply: FastifyReply): null {
  reply.code(304).removeHeader("content-type").removeHeader("content-length");
  return null;
}

/**
 * Writes answers as JSON with the fields that the contract names. Compiled with the first answer: for all endpoints at once
 * it takes a seventh of a start.
 */
function createWriting(endpoint: EndpointShape): (reply: FastifyReply, answer: unknown) => string {
  let schema: Record<string, unknown> | undefined;
  return (reply, answer) => {
    if (!isObject(answer)) throw new Error(`${endpoint.path} has an answer without fields`);
    schema ??= answerSchema(endpoint);
    reply.type("application/json; charset=utf-8");
    return reply.compileSerializationSchema(schema)(answer);
  };
}

function isObject(answer: unknown): answer is Record<string, unknown> {
  return typeof answer === "object" && answer !== null;
}
