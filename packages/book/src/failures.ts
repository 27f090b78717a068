import type { FailedReport } from "./job.ts";
import { TooManyPagesError } from "./make-book.ts";
import { BrokenPhotoError } from "./photo-file.ts";

/** Undefined for a fault of ours. */
export function reasonOf(error: unknown): FailedReport["reason"] | undefined {
  if (error instanceof BrokenPhotoError) return "broken photo";
  return error instanceof TooManyPagesError ? "too many pages" : undefined;
}
