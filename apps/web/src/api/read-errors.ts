import { inReadersWords } from "#lib/server-sentences.ts";

import { ApiError, errorText } from "./errors.ts";

/** A sentence for something that was only to be read: without an answer it is the connection that is missing. */
export function readErrorText(error: unknown): string {
  return error instanceof ApiError && error.status === undefined
    ? inReadersWords("You're offline, and this isn't saved on this device. Please try again when you're connected")
    : errorText(error);
}
