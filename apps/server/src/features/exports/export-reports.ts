import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import type { ExportRunsRepository, Progress } from "./export-runs.repository.ts";

const writtenEveryMs = 500;

interface ExportReportsDeps {
  readonly runs: Pick<ExportRunsRepository, "report" | "isWanted">;
  readonly clock: Clock;
  readonly lookEveryMs: number;
  readonly exportId: string;
  readonly tries: number;
  /** Aborted as soon as it turns out that nobody waits for it. */
  readonly unwanted: AbortController;
}

/** Writes down how far it is, not more often than somebody would look, and hears when it was cancelled elsewhere. */
export function createExportReports(deps: ExportReportsDeps) {
  const { runs, clock, lookEveryMs, exportId, tries, unwanted } = deps;
  let latest: Progress | undefined;
  let written: Progress | undefined;
  let writtenAt = 0;

  async function write(progress: Progress): Promise<boolean> {
    written = progress;
    writtenAt = clock.now();
    return runs.report(exportId, tries, progress);
  }

  async function look(): Promise<void> {
    const news = latest === written ? undefined : latest;
    const isWanted = await (news ? write(news) : runs.isWanted(exportId, tries));
    if (!isWanted) unwanted.abort();
  }

  // The next look tells what this one could not: a database that is away ends nobody's work.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);

  return {
    async report({ done, total, step }: Progress): Promise<void> {
      latest = { done: Math.round(done), total: Math.round(total), step };
      const isSoon = isRecent(writtenAt, writtenEveryMs, clock.now());
      if (isSoon && step === written?.step) return;
      if (!(await write(latest))) unwanted.abort();
    },
    stop: (): void => clearInterval(timer),
  };
}
