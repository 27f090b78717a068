import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { ExportRun } from "./export-run.ts";
import { runExport, settleExports, sweepExports } from "./exports.jobs.ts";
import type { ExportsService } from "./exports.service.ts";

interface ExportsHandling {
  readonly run: ExportRun;
  readonly exports: ExportsService;
}

export function exportsHandlers({ run, exports }: ExportsHandling): JobHandler[] {
  return [
    handle(runExport, (slot, { signal }) => run.make(slot, signal)),
    handle(settleExports, () => run.settle()),
    handle(sweepExports, () => exports.sweep()),
  ];
}
