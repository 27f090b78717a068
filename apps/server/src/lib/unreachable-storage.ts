import { AppError } from "./app-error.ts";

const retryAfterMs = 5000;

/** The database or the store of files is away: nobody's fault, and worth another try. */
export function unreachableStorage(cause?: unknown): AppError {
  return new AppError("unavailable", "We cannot reach our storage right now. Please try again in a moment", {
    cause,
    retryAfterMs,
  });
}
