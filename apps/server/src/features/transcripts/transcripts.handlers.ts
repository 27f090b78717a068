import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { TranscriptWriting } from "./transcript-writing.service.ts";
import { settleTranscripts, writeTranscript } from "./transcripts.jobs.ts";

export function transcriptsHandlers(writing: TranscriptWriting): JobHandler[] {
  return [
    handle(writeTranscript, ({ fileId }, { signal }) => writing.write(fileId, signal)),
    handle(settleTranscripts, () => writing.settle()),
  ];
}
