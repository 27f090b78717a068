import type { Problem } from "@lane/contract/problems.ts";

import { inReadersWords } from "#lib/server-sentences.ts";

export function noResponseText(): string {
  return inReadersWords("Network error - no response received");
}

export function httpErrorText(status: number): string {
  return inReadersWords(`HTTP error! status: ${status}`);
}

/** The outcome of a failed call. */
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

/** The server's problem document, where the error has one. */
export function problemOf(error: unknown): Problem | undefined {
  return error instanceof ApiError ? error.problem : undefined;
}

/** A sentence to show for any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : inReadersWords("An unknown error occurred");
}

/** The same for a failed read: without an answer, the sentence names the missing connection. */
export function readErrorText(error: unknown): string {
  return error instanceof ApiError && error.status === undefined
    ? inReadersWords("You're offline, and this isn't saved on this device. Please try again when you're connected")
    : errorText(error);
}

/** A type guard by hand, because the schema would put Zod into the browser bundle. */
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

/** Translates the server's English problem into the reader's language. */
export function problemForReader(problem: Problem): Problem {
  const { message, fields } = problem;
  const said = inReadersWords(message);
  return { ...problem, message: said, statusMessage: said, ...(fields ? { fields: fieldsForReader(fields) } : {}) };
}

function fieldsForReader(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, inReadersWords(sentence)]));
}
