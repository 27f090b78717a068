import type { FailedReport } from "@lane/book/job.ts";

import { CannotExportError } from "#ports/exporter.ts";

export function refusalOf({ reason }: FailedReport, cause?: unknown): CannotExportError {
  return new CannotExportError(sentences[reason], { cause });
}

const sentences: Record<FailedReport["reason"], string> = {
  "too many pages": "This is too many pages for one book. Please choose fewer memories",
  "too much text": "There's too much text here. Please choose fewer memories",
  "broken photo": "One of the photos couldn't be placed on a page",
};
