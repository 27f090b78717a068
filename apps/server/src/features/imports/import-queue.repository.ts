import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { liveJobsOf } from "#db/reads/jobs.ts";

import { importColumns, type ImportRecord, type ImportState } from "./import-record.ts";

const working: readonly ImportState[] = ["reading", "importing", "undoing"];
const atOnce = 500;
const restingAtOnce = 100;

/** The queue of imports, and the limits of an account. */
export function createImportQueue(db: Db) {
  return {
    /** Imports that are not finished. */
    async countOpen(accountId: string): Promise<number> {
      const row = await db
        .selectFrom("imports")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("account_id", "=", accountId)
        .where("state", "in", [...working, "read", "stopped"])
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    async areTaken(uploadIds: readonly string[]): Promise<boolean> {
      for (let start = 0; start < uploadIds.length; start += atOnce) {
        const taken = await db
          .selectFrom("import_uploads")
          .select("upload_id")
          .where("upload_id", "in", uploadIds.slice(start, start + atOnce))
          .limit(1)
          .executeTakeFirst();
        if (taken) return true;
      }
      return false;
    },

    /** Whether another import of the same account was requested earlier and is being worked on. */
    async hasEarlier(
      { id, accountId, askedAt }: ImportRecord,
      worked: { since: number; until: number },
    ): Promise<boolean> {
      const earlier = await db
        .selectFrom("imports")
        .select("id")
        .where("account_id", "=", accountId)
        .where("id", "<>", id)
        .where("state", "in", working)
        .where("asked_at", "<=", askedAt)
        .where((where) => where.or([where("asked_at", "<", askedAt), where("id", "<", id)]))
        .where("worked_at", ">", worked.since)
        .where("worked_at", "<=", worked.until)
        .limit(1)
        .executeTakeFirst();
      return earlier !== undefined;
    },

    clampTimestamps: (now: number): Promise<void> => clampTimestamps(db, "imports", "worked_at", now),

    /** Imports in one of these states since before then, without a job of these names. */
    async findResting(
      states: readonly ImportState[],
      before: number,
      jobs: readonly string[],
    ): Promise<ImportRecord[]> {
      return db
        .selectFrom("imports")
        .select(importColumns)
        .where("state", "in", states)
        .where("worked_at", "<", before)
        .where((where) => where.not(where.exists(liveJobsOf(db, "imports.id", jobs))))
        .limit(restingAtOnce)
        .execute();
    },
  };
}

export type ImportQueue = ReturnType<typeof createImportQueue>;
