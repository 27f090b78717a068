import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { MediaGarbageService } from "./media-garbage.service.ts";
import { removeBlobs, sweepOrphans, sweepUploads } from "./media.jobs.ts";

export function mediaHandlers(garbage: MediaGarbageService): JobHandler[] {
  return [
    handle(removeBlobs, ({ keys }) => garbage.removeBlobs(keys)),
    handle(sweepUploads, () => garbage.sweep()),
    handle(sweepOrphans, () => garbage.sweepOrphans()),
  ];
}
