import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { FileGarbageService } from "./file-garbage.service.ts";
import {
  encodeFilm,
  prepareImported,
  prepareFile,
  removeBlobs,
  settleFiles,
  sweepOrphans,
  sweepUploads,
} from "./files.jobs.ts";
import type { PreparingService } from "./preparing.service.ts";

export function filesHandlers(garbage: FileGarbageService, preparing: PreparingService): JobHandler[] {
  return [
    handle(removeBlobs, ({ keys }) => garbage.removeBlobs(keys)),
    handle(sweepUploads, () => garbage.sweep()),
    handle(sweepOrphans, () => garbage.sweepOrphans()),
    handle(prepareFile, ({ fileId }, { signal }) => preparing.prepare(fileId, signal)),
    handle(prepareImported, ({ fileId }, { signal }) => preparing.prepare(fileId, signal)),
    handle(encodeFilm, ({ fileId }, { signal }) => preparing.encodeFilm(fileId, signal)),
    handle(settleFiles, () => preparing.settle()),
  ];
}
