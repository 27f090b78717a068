import { setTimeout as pause } from "node:timers/promises";

import { StartupError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { BackupPlaceError } from "#ports/backup-place.ts";
import type { Clock } from "#ports/clock.ts";

import type { BackupRunsRepository, RunEnding, RunKind } from "./backup-runs.repository.ts";

const aliveMs = 60_000;
const renewEveryMs = 15_000;
const keptMs = 90 * 24 * 60 * 60 * 1000;

interface BackupRunsDeps {
  readonly repository: BackupRunsRepository;
  readonly clock: Clock;
}

/** Lets one backup or drill run at a time, of all processes, and remembers how each ended. */
export function createBackupRunsService({ repository, clock }: BackupRunsDeps) {
  async function stayAlive(id: string, isOver: AbortSignal): Promise<void> {
    while (!isOver.aborted) {
      await pause(renewEveryMs, undefined, { signal: isOver, ref: false }).catch(() => undefined);
      if (!isOver.aborted) await repository.stayAlive(id, clock.now() + aliveMs);
    }
  }

  return {
    /** For rows from another installation: what ran there does not run here. */
    forgetRunning: (): Promise<void> => repository.giveUpRunning(),

    /** Runs the work and keeps its ending; refuses while another one runs. */
    async run<T extends RunEnding>(kind: RunKind, work: () => Promise<T>): Promise<T> {
      const begunAt = clock.now();
      const id = createId(begunAt);
      if (!(await repository.begin(id, kind, begunAt, begunAt + aliveMs))) {
        throw new StartupError("Another backup or drill is running. Please try again when it has ended.");
      }
      const over = new AbortController();
      const renewing = stayAlive(id, over.signal);
      try {
        const ending = await work();
        await repository.end(id, ending, clock.now());
        return ending;
      } catch (error) {
        await repository.end(id, { outcome: "bad", backup: null, remark: sentenceOf(error) }, clock.now());
        throw error;
      } finally {
        over.abort();
        await renewing;
        await repository.removeExpired(clock.now() - keptMs);
      }
    },
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof BackupPlaceError) return error.message;
  return "It failed unexpectedly; the log says why.";
}
