import type { JobQueue } from "#ports/job-queue.ts";

import type { Ending } from "./export-ending.ts";
import type { ExportSlotsRepository } from "./export-slots.repository.ts";
import { runExport } from "./exports.jobs.ts";
import type { ExportsRepository } from "./exports.repository.ts";

interface ExportSlotsDeps {
  readonly repository: Pick<ExportsRepository, "lockAccount">;
  readonly slots: ExportSlotsRepository;
  readonly jobs: JobQueue;
}

export interface ExportSlot {
  readonly exportId: string;
  readonly accountId: string;
}

/**
 * One export at a time for each account: an export that ends passes the slot to the next, in the transaction of its
 * end.
 */
export function createExportSlots({ repository, slots, jobs }: ExportSlotsDeps) {
  const here = new Map<string, AbortController>();

  async function pass(accountId: string): Promise<void> {
    const exportId = await slots.passSlot(accountId);
    if (exportId !== undefined) {
      await jobs.enqueue(runExport, { exportId, accountId }, { uniqueKey: `${runExport.name}:${exportId}` });
    }
  }

  async function letGo(accountId: string, exportId: string): Promise<void> {
    await repository.lockAccount(accountId);
    await slots.letGo(exportId);
    await pass(accountId);
  }

  return {
    /** Lock the account first. */
    pass,

    /** Call it in a transaction. */
    letGo,

    findAbandoned: () => slots.findAbandoned(runExport.name),

    /** Call it in a transaction. */
    async giveUp({ accountId, exportId }: ExportSlot, ending: Ending): Promise<void> {
      await slots.giveUp(exportId, ending);
      await letGo(accountId, exportId);
    },

    /** An export that runs in this process is aborted at once, without waiting for its next check. */
    interrupt: (exportId: string): void => here.get(exportId)?.abort(),

    async interruptible<T>(exportId: string, work: (interrupted: AbortController) => Promise<T>): Promise<T> {
      const interrupted = new AbortController();
      here.set(exportId, interrupted);
      try {
        return await work(interrupted);
      } finally {
        if (here.get(exportId) === interrupted) here.delete(exportId);
      }
    },
  };
}

export type ExportSlots = ReturnType<typeof createExportSlots>;
