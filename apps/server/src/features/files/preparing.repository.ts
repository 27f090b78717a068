import type { Db } from "#db/client.ts";
import { liveJobsOf } from "#db/reads/jobs.ts";

/** Facts of a film that are known before it can be played. */
export interface EarlyFacts {
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
  readonly placeholder: string | null;
}

export function createPreparingRepository(db: Db) {
  return {
    /** False when the file has been removed meanwhile. */
    async describe(fileId: string, { width, height, durationMs, placeholder }: EarlyFacts): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("files")
        .set({ width, height, duration_ms: durationMs, placeholder })
        .where("id", "=", fileId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Ready, with the facts known so far. */
    async markReady(fileId: string): Promise<void> {
      await db.updateTable("files").set({ state: "ready", failure: null }).where("id", "=", fileId).execute();
    },

    /** False when the file had not failed, or is not this account's. */
    async beginAgain(accountId: string, fileId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("files")
        .set((update) => ({ state: "preparing", failure: null, retries: update("retries", "+", 1) }))
        .where("id", "=", fileId)
        .where("account_id", "=", accountId)
        .where("state", "=", "failed")
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** The same for a file that is ready or has failed, whoever has it; false while it is being prepared. */
    async prepareAnew(fileId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("files")
        .set((update) => ({ state: "preparing", failure: null, retries: update("retries", "+", 1) }))
        .where("id", "=", fileId)
        .where("state", "<>", "preparing")
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Marks files without a job as failed; returns how many. */
    async failAbandoned(before: number, jobNames: readonly string[]): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable("files")
        .set({ state: "failed", failure: "given_up" })
        .where("state", "=", "preparing")
        .where("created_at", "<", before)
        .where((where) => where.not(where.exists(liveJobsOf(db, "files.id", jobNames))))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

export type PreparingRepository = ReturnType<typeof createPreparingRepository>;
