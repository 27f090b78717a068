import type { JobQueue } from "#ports/job-queue.ts";

import type { Ending } from "./export-ending.ts";
import type { MakingTurnsRepository } from "./export-slots.repository.ts";
import { jobKeyOf, makeOne } from "./exports.jobs.ts";
import type { MakingsRepository } from "./exports.repository.ts";

interface MakingTurnsDeps {
  readonly repository: Pick<MakingsRepository, "lockAccount">;
  readonly turns: MakingTurnsRepository;
  readonly jobs: JobQueue;
}

export interface Turn {
  readonly makingId: string;
  readonly accountId: string;
}

/** One at a time for each account: whoever ends hands the turn to the next, in the transaction of the end. */
export function createMakingTurns({ repository, turns, jobs }: MakingTurnsDeps) {
  const here = new Map<string, AbortController>();

  async function pass(accountId: string): Promise<void> {
    const makingId = await turns.passTurn(accountId);
    if (makingId !== undefined) {
      await jobs.enqueue(makeOne, { makingId, accountId }, { uniqueKey: `${jobKeyOf}${makingId}` });
    }
  }

  async function letGo(accountId: string, makingId: string): Promise<void> {
    await repository.lockAccount(accountId);
    await turns.letGo(makingId);
    await pass(accountId);
  }

  return {
    /** Hold the account first. */
    pass,

    /** Call it in a transaction. */
    letGo,

    findAbandoned: () => turns.findAbandoned(jobKeyOf),

    /** Call it in a transaction. */
    async giveUp({ accountId, makingId }: Turn, ending: Ending): Promise<void> {
      await turns.giveUp(makingId, ending);
      await letGo(accountId, makingId);
    },

    /** What is worked on in this process need not wait to be told. */
    interrupt: (makingId: string): void => here.get(makingId)?.abort(),

    async interruptible<T>(makingId: string, work: (interrupted: AbortController) => Promise<T>): Promise<T> {
      const interrupted = new AbortController();
      here.set(makingId, interrupted);
      try {
        return await work(interrupted);
      } finally {
        if (here.get(makingId) === interrupted) here.delete(makingId);
      }
    },
  };
}

export type MakingTurns = ReturnType<typeof createMakingTurns>;
