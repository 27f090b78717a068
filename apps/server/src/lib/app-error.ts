import type { ProblemCode } from "@lane/contract/problems.ts";

interface AppErrorDetails {
  readonly cause?: unknown;
  /** One sentence per refused field. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterMs?: number;
}

/** An expected failure. `message` is a sentence for the person who asked; what only the log may know goes into `cause`. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ProblemCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterMs = details.retryAfterMs;
  }
}
