import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `public` answers every caller, `member` only a signed-in one, `operator` a session of the operator's page. */
export type Access = "public" | "member" | "operator";

/** How an answer's wire shape names its outcome: the auth calls say `status`, the others `statusCode`. */
export interface EndpointShape {
  readonly method: Method;
  /** Below its base, with `:name` parameters. */
  readonly path: `/${string}`;
  /** Where it is mounted, if not below `/api`: a proxy may publish what is below `/s` and nothing else. */
  readonly base?: typeof sharedBase;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** A write that may be sent twice after a lost connection: honours the `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Calls allowed per minute and account, or address of a stranger, where the general limit would be too generous. */
  readonly perMinute?: number;
  /** Works while the disk is full, though it is no GET: it frees space, is part of a login or logout, or only reads. */
  readonly worksWhenFull?: true;
  readonly maxBodyBytes?: number;
  /** How long any cache may keep the answer; only for what is the same for everybody. */
  readonly keptSeconds?: number;
  /** Large and asked for often: answers with an `ETag`, and with 304 to a caller that sends the same tag again. */
  readonly isMarked?: true;
}

export const apiBase = "/api";
/** The calls of people without an account who hold the link of a share. */
export const sharedBase = "/s/api";

export function addressOf({ base, path }: Pick<EndpointShape, "base" | "path">): string {
  return (base ?? apiBase) + path;
}

export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Left out where nothing has to be asked. */
type QueryInput<Q> = Q extends z.ZodType
  ? object extends z.input<Q>
    ? { readonly query?: z.input<Q> | undefined }
    : { readonly query: z.input<Q> }
  : { readonly query?: undefined };

/** What a caller passes in. */
export type CallInput<E extends EndpointShape> = (E["params"] extends z.ZodType
  ? { readonly params: InputOf<E["params"]> }
  : { readonly params?: undefined }) &
  QueryInput<E["query"]> &
  (E["body"] extends z.ZodType ? { readonly body: InputOf<E["body"]> } : { readonly body?: undefined });

/** What a handler receives after parsing. */
export interface ParsedInput<E extends EndpointShape> {
  readonly params: OutputOf<E["params"]>;
  readonly query: OutputOf<E["query"]>;
  readonly body: OutputOf<E["body"]>;
}

export type Answer<E extends EndpointShape> = z.output<E["response"]>;
