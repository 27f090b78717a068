import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { MakingRun } from "./export-run.ts";
import { makeOne, settleMakings, sweepMakings } from "./exports.jobs.ts";
import type { MakingsService } from "./exports.service.ts";

interface MakingsHandling {
  readonly run: MakingRun;
  readonly makings: MakingsService;
}

export function makingsHandlers({ run, makings }: MakingsHandling): JobHandler[] {
  return [
    handle(makeOne, (turn, { signal }) => run.make(turn, signal)),
    handle(settleMakings, () => run.settle()),
    handle(sweepMakings, () => makings.sweep()),
  ];
}
