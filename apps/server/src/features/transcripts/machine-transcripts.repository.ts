import type { Db } from "#db/client.ts";
import { liveJobsOf } from "#db/reads/jobs.ts";

/**
 * The machine writes only where `state` is still `working`: a text that a person wrote meanwhile is `done`, and a
 * deleted one has no row.
 */
export function createMachineTranscriptsRepository(db: Db) {
  return {
    /** False when there is a text already, or one on its way. */
    async insertWaiting(fileId: string, now: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("transcripts")
        .values({ ...waiting, file_id: fileId, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column("file_id").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** False when it is on its way, or a person has written it. */
    async waitAgain(fileId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("transcripts")
        .set({ ...waiting, updated_at: now })
        .where("file_id", "=", fileId)
        .where("is_by_machine", "=", 1)
        .where("state", "in", ["done", "failed"])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    ...createRunsRepository(db),
  };
}

export type MachineTranscriptsRepository = ReturnType<typeof createMachineTranscriptsRepository>;

const waiting = { state: "waiting", progress: 0, text: "", is_by_machine: 1 } as const;

function createRunsRepository(db: Db) {
  return {
    /** Also after a failure, which the job tries to mend. False when there is nothing left to do. */
    async begin(fileId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("transcripts")
        .set({ state: "working", progress: 0, updated_at: now })
        .where("file_id", "=", fileId)
        .where("state", "<>", "done")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async setProgress(fileId: string, progress: number, now: number): Promise<void> {
      await db
        .updateTable("transcripts")
        .set({ progress, updated_at: now })
        .where("file_id", "=", fileId)
        .where("state", "=", "working")
        .execute();
    },

    /** False when a person was faster. */
    async finish(fileId: string, text: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("transcripts")
        .set({ state: "done", progress: 100, text, updated_at: now })
        .where("file_id", "=", fileId)
        .where("state", "=", "working")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async fail(fileId: string, now: number): Promise<void> {
      await db
        .updateTable("transcripts")
        .set({ state: "failed", updated_at: now })
        .where("file_id", "=", fileId)
        .where("state", "<>", "done")
        .execute();
    },

    /** Marks those without a job as failed. */
    async failAbandoned(before: number, jobNames: readonly string[], now: number): Promise<void> {
      await db
        .updateTable("transcripts")
        .set({ state: "failed", updated_at: now })
        .where("state", "in", ["waiting", "working"])
        .where("updated_at", "<", before)
        .where((where) => where.not(where.exists(liveJobsOf(db, "transcripts.file_id", jobNames))))
        .execute();
    },

    /** Only one that nobody has written anything for yet. */
    async removeUnwritten(fileId: string): Promise<void> {
      await db.deleteFrom("transcripts").where("file_id", "=", fileId).where("state", "<>", "done").execute();
    },
  };
}
