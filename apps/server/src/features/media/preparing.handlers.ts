import { handle, type JobHandler } from "#ports/job-queue.ts";

import { encodeFilm, prepareImported, prepareFile, settleFiles } from "./preparing.jobs.ts";
import type { PreparingService } from "./preparing.service.ts";

export function preparingHandlers(preparing: PreparingService): JobHandler[] {
  return [
    handle(prepareFile, ({ fileId }, { signal }) => preparing.prepare(fileId, signal)),
    handle(prepareImported, ({ fileId }, { signal }) => preparing.prepare(fileId, signal)),
    handle(encodeFilm, ({ fileId }, { signal }) => preparing.encodeFilm(fileId, signal)),
    handle(settleFiles, () => preparing.settle()),
  ];
}
