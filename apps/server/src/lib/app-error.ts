import type { Problem, ProblemCode } from "@lane/contract/problems.ts";

/** The server cannot start; `message` is a sentence for the operator. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartupError";
  }
}

const retryAfterMs = 5000;

interface AppErrorDetails {
  readonly cause?: unknown;
  /** One sentence per refused field. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterMs?: number;
  /** In a conflict: the current state, for the member whose change came too late. */
  readonly current?: Problem["current"];
  /** Identifies the request that a mailed code belongs to. */
  readonly requestToken?: string;
}

/** An expected failure. `message` is a sentence for people; details for the log go into `cause`. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterMs: number | undefined;
  readonly current: Problem["current"];
  readonly requestToken: string | undefined;

  constructor(code: ProblemCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterMs = details.retryAfterMs;
    this.current = details.current;
    this.requestToken = details.requestToken;
  }
}

/** A transaction that ends with this error may have been committed: only its answer is missing. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof AppError && error.code === "unavailable";
}

/** The database or the media store cannot be reached; the request is worth a retry. */
export function unreachableStorage(cause?: unknown): AppError {
  return new AppError("unavailable", "We can't reach our storage right now. Please try again in a moment", {
    cause,
    retryAfterMs,
  });
}
