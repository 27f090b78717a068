import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import { HopelessJobError } from "#ports/job-queue.ts";
import { type MakingContext, UnmakeableError } from "#ports/exporter.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";
import type { Workshop } from "#ports/scratch-folders.ts";

import { createKeptOutputs } from "./kept-outputs.ts";
import type { Makers } from "./exporters.ts";
import type { MakingOutputsRepository } from "./export-outputs.repository.ts";
import { createMakingReports } from "./export-reports.ts";
import type { BegunMaking, MakingRunsRepository, Progress } from "./export-runs.repository.ts";
import type { MakingTurns, Turn } from "./export-slots.ts";
import { keptMs } from "./exports.service.ts";

const mostFailures = 3;
/**
 * A server that was killed says nothing about what it was making. What kills its own server each time ends here: the
 * typesetter and the photo lab are processes of their own, so that takes a fault we do not know.
 */
const mostTries = 30;

interface MakingRunDeps {
  readonly runs: MakingRunsRepository;
  readonly outputs: MakingOutputsRepository;
  readonly turns: MakingTurns;
  readonly makers: Makers;
  readonly workshop: Workshop;
  readonly store: MediaStore;
  /** Tells the one who waits. Joins the surrounding transaction. */
  readonly announce: (accountId: string, kind: string) => Promise<void>;
  readonly clock: Clock;
  readonly transact: Transact;
  /** How often somebody working elsewhere looks whether it is still wanted. */
  readonly lookEveryMs: number;
}

/** Works on what was wished for. It may be cut off anywhere: then it is begun again, or visibly given up. */
export function createMakingRun(deps: MakingRunDeps) {
  const { runs, turns, workshop, transact } = deps;

  async function letGo({ accountId, makingId }: Turn): Promise<void> {
    await transact(() => turns.letGo(accountId, makingId));
  }

  return {
    async make(turn: Turn, stopping: AbortSignal): Promise<void> {
      const begun = await runs.begin(turn.makingId);
      if (!begun) {
        await workshop.clear(turn.makingId);
        return letGo(turn);
      }
      if (begun.tries > mostTries) {
        await workshop.clear(turn.makingId);
        await fail(deps, turn, begun, undefined);
        return;
      }
      try {
        await attempt(deps, { turn, begun, stopping });
      } catch (error) {
        await judge(deps, { turn, begun, stopping }, error);
      }
    },

    /** What lost its job would otherwise seem to be worked on for ever, and whatever waits behind it. */
    async settle(): Promise<void> {
      for (const { id, accountId } of await turns.findAbandoned()) {
        await workshop.clear(id);
        await transact(async () => {
          await turns.giveUp({ accountId, makingId: id }, endingOf(deps, sentenceOf(undefined)));
        });
      }
    },
  };
}

export type MakingRun = ReturnType<typeof createMakingRun>;

interface Try {
  readonly turn: Turn;
  readonly begun: BegunMaking;
  readonly stopping: AbortSignal;
}

interface Made {
  readonly records: ReturnType<typeof createKeptOutputs>["records"];
  readonly remarks: readonly string[];
}

async function attempt(deps: MakingRunDeps, { turn, begun, stopping }: Try): Promise<void> {
  const { makingId, accountId } = turn;
  const { kind } = begun;
  const kept = createKeptOutputs(deps.store);
  const remarks: string[] = [];
  await deps.turns.interruptible(makingId, async (unwanted) => {
    const reports = createMakingReports({ ...deps, makingId, tries: begun.tries, unwanted });
    const late = AbortSignal.timeout(deps.makers.timeoutMsOf(kind));
    const signal = AbortSignal.any([stopping, unwanted.signal, late]);
    const bench = await deps.workshop.open(makingId);
    try {
      const options: unknown = JSON.parse(begun.options);
      const context: MakingContext = {
        folder: bench.folder,
        signal,
        report: (progress: Progress) => reports.report(progress),
        remark: (sentence) => void remarks.push(sentence),
      };
      const made = await deps.makers.make({ kind, accountId, options }, context);
      await kept.keep(made, bench, signal);
    } catch (error) {
      await kept.drop();
      if (late.aborted) throw new UnmakeableError("This took too long, so we stopped it", { cause: error });
      throw error;
    } finally {
      reports.stop();
      await bench.clear();
    }
  });
  const isWanted = await finish(deps, { turn, begun, stopping }, { records: kept.records, remarks });
  if (!isWanted) await kept.drop();
}

/** Everything that was made is named at once, or nothing is. */
async function finish(
  deps: MakingRunDeps,
  { turn: { makingId, accountId }, begun }: Try,
  { records, remarks }: Made,
): Promise<boolean> {
  const { runs, outputs, turns, announce, transact } = deps;
  return transact(async () => {
    const ending = { status: "ready", ...endingOf(deps, remarks.length === 0 ? null : remarks.join("\n")) } as const;
    const isOurs = await runs.end(makingId, begun.tries, ending);
    if (isOurs) {
      await outputs.insert(makingId, records);
      await announce(accountId, begun.kind);
    }
    await turns.letGo(accountId, makingId);
    return isOurs;
  });
}

async function judge(deps: MakingRunDeps, { turn, begun, stopping }: Try, error: unknown): Promise<void> {
  const { runs, turns, transact } = deps;
  if (stopping.aborted) {
    await runs.putBack(turn.makingId, begun.tries);
    throw error;
  }
  if (!(await runs.isWanted(turn.makingId, begun.tries))) {
    await transact(() => turns.letGo(turn.accountId, turn.makingId));
    return;
  }
  if (!(error instanceof UnmakeableError) && begun.failures + 1 < mostFailures) {
    await runs.countFailure(turn.makingId, begun.tries);
    throw error;
  }
  await fail(deps, turn, begun, error);
  throw new HopelessJobError(`The ${begun.kind} cannot be made`, { cause: error });
}

async function fail(deps: MakingRunDeps, turn: Turn, begun: BegunMaking, error: unknown): Promise<void> {
  const { runs, turns, transact } = deps;
  await transact(async () => {
    await runs.end(turn.makingId, begun.tries, { status: "failed", ...endingOf(deps, sentenceOf(error)) });
    await turns.letGo(turn.accountId, turn.makingId);
  });
}

function endingOf<P>({ clock }: MakingRunDeps, problem: P) {
  const now = clock.now();
  return { problem, now, expiresAt: now + keptMs };
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnmakeableError || error instanceof AppError) return error.message;
  if (error instanceof MediaStoreError && error.code === "storage_full") return "There is no room left for this file";
  return "Something went wrong while this was being made. Please try once more";
}
