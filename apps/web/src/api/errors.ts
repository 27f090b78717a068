import type { Problem } from "@lane/contract/problems.ts";

export const noResponseText = "Network error - no response received";
const unknownErrorText = "An unknown error occurred";

export function httpErrorText(status: number): string {
  return `HTTP error! status: ${status}`;
}

/** What a failed call becomes: an outcome to look at, never an exception to forget. */
export interface Failure {
  readonly success: false;
  readonly error: string;
  readonly status?: number;
  readonly problem?: Problem;
  readonly retryAfterSeconds?: number;
}

export class ApiError extends Error {
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.error);
    this.name = "ApiError";
    this.status = failure.status;
    this.problem = failure.problem;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** The server's own account of an error, when it gave one. */
export function problemOf(error: unknown): Problem | undefined {
  return error instanceof ApiError ? error.problem : undefined;
}

/** A sentence to show a person for any thrown thing. */
export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : unknownErrorText;
}

/** A guard by hand, because the schema would bring all of Zod into the browser. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === "object" &&
    value !== null &&
    "message" in value &&
    typeof value.message === "string" &&
    "code" in value &&
    typeof value.code === "string"
  );
}
