import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { DryRun } from "./dry-run.service.ts";
import type { Importing } from "./importing.service.ts";
import type { ImportsSweep } from "./imports-sweep.service.ts";
import { importEntries, readImport, sweepImports, undoImport } from "./imports.jobs.ts";
import type { Undoing } from "./undoing.service.ts";

interface ImportWork {
  readonly dryRun: DryRun;
  readonly importing: Importing;
  readonly undoing: Undoing;
  readonly sweep: ImportsSweep;
}

export function importsHandlers({ dryRun, importing, undoing, sweep }: ImportWork): JobHandler[] {
  return [
    handle(readImport, (which, { signal }) => dryRun.run(which, signal)),
    handle(importEntries, (which, { signal }) => importing.run(which, signal)),
    handle(undoImport, (undo, { signal }) => undoing.run(undo, signal)),
    handle(sweepImports, () => sweep.sweep()),
  ];
}
