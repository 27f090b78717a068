import { handle, type JobHandler } from "#ports/job-queue.ts";

import { writeNotice } from "./notices.jobs.ts";
import type { NoticesService } from "./notices.service.ts";

export function noticesHandlers(notices: NoticesService): JobHandler[] {
  return [handle(writeNotice, ({ sealed }) => notices.write(sealed))];
}
