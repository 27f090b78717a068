import type { Db } from "#db/client.ts";
import type { ExportsTable } from "#db/export-tables.ts";
import { liveJobsOf } from "#db/reads/jobs.ts";

import type { Ending } from "./export-ending.ts";

const unfinished: ExportsTable["status"][] = ["waiting", "running"];

/** Which of an account's waiting exports is in the job queue. */
export function createExportSlotsRepository(db: Db) {
  return {
    /** The longest waiting export, unless the account's slot is taken. Lock the account first. */
    async passSlot(accountId: string): Promise<string | undefined> {
      const next = await db
        .selectFrom("exports")
        .select("id")
        .where("account_id", "=", accountId)
        .where("status", "=", "waiting")
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom("exports as others")
                .select("others.id")
                .where("others.account_id", "=", accountId)
                .where("others.has_slot", "=", 1),
            ),
          ),
        )
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      if (next) await db.updateTable("exports").set({ has_slot: 1 }).where("id", "=", next.id).execute();
      return next?.id;
    },

    /** Releases only a finished export: another attempt may be working on it. */
    async letGo(id: string): Promise<void> {
      await db
        .updateTable("exports")
        .set({ has_slot: 0 })
        .where("id", "=", id)
        .where("status", "not in", unfinished)
        .execute();
    },

    /** Exports with a slot whose job is over: their process died too often. */
    async findAbandoned(jobName: string): Promise<{ id: string; accountId: string }[]> {
      return db
        .selectFrom("exports")
        .select(["id", "account_id as accountId"])
        .where("has_slot", "=", 1)
        .where((where) => where.not(where.exists(liveJobsOf(db, "exports.id", [jobName]))))
        .execute();
    },

    async giveUp(id: string, { now, expiresAt, problem }: Ending): Promise<void> {
      await db
        .updateTable("exports")
        .set({ status: "failed", problem, finished_at: now, expires_at: expiresAt })
        .where("id", "=", id)
        .where("status", "in", unfinished)
        .execute();
    },
  };
}

export type ExportSlotsRepository = ReturnType<typeof createExportSlotsRepository>;
