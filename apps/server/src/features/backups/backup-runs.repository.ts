import type { Db } from "#db/client.ts";

export type RunKind = "backup" | "drill";

export interface BackupRun {
  readonly kind: RunKind;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly outcome: "good" | "bad" | null;
  readonly backup: string | null;
  readonly remark: string | null;
  readonly isRunning: boolean;
}

export interface RunEnding {
  readonly outcome: "good" | "bad";
  readonly backup: string | null;
  readonly remark: string | null;
}

export function createBackupRunsRepository(db: Db) {
  const columns = [
    "kind",
    "started_at as startedAt",
    "finished_at as finishedAt",
    "outcome",
    "backup",
    "remark",
    "slot",
  ] as const;

  return {
    /** False while another one runs. */
    async begin(id: string, kind: RunKind, now: number, aliveUntil: number): Promise<boolean> {
      await db
        .updateTable("backup_runs")
        .set({ slot: null })
        .where("slot", "=", 1)
        .where("alive_until", "<", now)
        .execute();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("backup_runs")
        .values({ id, kind, slot: 1, started_at: now, alive_until: aliveUntil })
        .onConflict((conflict) => conflict.column("slot").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** False when the run was taken for dead meanwhile. */
    async stayAlive(id: string, aliveUntil: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("backup_runs")
        .set({ alive_until: aliveUntil })
        .where("id", "=", id)
        .where("slot", "=", 1)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async end(id: string, { outcome, backup, remark }: RunEnding, now: number): Promise<void> {
      await db
        .updateTable("backup_runs")
        .set({ slot: null, finished_at: now, outcome, backup, remark })
        .where("id", "=", id)
        .execute();
    },

    /** Whatever runs has nobody any more who runs it. */
    async giveUpRunning(): Promise<void> {
      await db.updateTable("backup_runs").set({ slot: null }).where("slot", "=", 1).execute();
    },

    async findLatest(kind: RunKind, outcome?: "good"): Promise<BackupRun | undefined> {
      const runs = db.selectFrom("backup_runs").select(columns).where("kind", "=", kind);
      const found = await (outcome === undefined ? runs : runs.where("outcome", "=", outcome))
        .orderBy("started_at", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!found) return undefined;
      const { slot, ...run } = found;
      return { ...run, isRunning: slot === 1 };
    },

    async removeExpired(before: number): Promise<void> {
      await db.deleteFrom("backup_runs").where("started_at", "<", before).where("slot", "is", null).execute();
    },
  };
}

export type BackupRunsRepository = ReturnType<typeof createBackupRunsRepository>;
