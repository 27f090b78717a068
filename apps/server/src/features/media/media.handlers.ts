import { handle, type JobHandler } from "#ports/job-queue.ts";

import { removeBlobs, sweepUploads } from "./media.jobs.ts";
import type { MediaService } from "./media.service.ts";

export function mediaHandlers(media: MediaService): JobHandler[] {
  return [handle(removeBlobs, ({ keys }) => media.removeBlobs(keys)), handle(sweepUploads, () => media.sweep())];
}
