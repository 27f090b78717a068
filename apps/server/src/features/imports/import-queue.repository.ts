import type { Db } from "#db/client.ts";

import { importColumns, type ImportRecord, type ImportState } from "./import-record.ts";

const working: readonly ImportState[] = ["reading", "importing", "undoing"];
const atOnce = 500;

/** Which imports there are to work on, and whether there may be another. */
export function createImportQueue(db: Db) {
  return {
    /** Those that are not over yet. */
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

    /** Whether another one of the same account was asked for earlier and somebody is at it. */
    async hasEarlier({ id, accountId, askedAt }: ImportRecord, workedSince: number): Promise<boolean> {
      const earlier = await db
        .selectFrom("imports")
        .select("id")
        .where("account_id", "=", accountId)
        .where("id", "<>", id)
        .where("state", "in", working)
        .where("asked_at", "<=", askedAt)
        .where((where) => where.or([where("asked_at", "<", askedAt), where("id", "<", id)]))
        .where("worked_at", ">", workedSince)
        .limit(1)
        .executeTakeFirst();
      return earlier !== undefined;
    },

    /** In one of these states, and nobody has done anything about it since. */
    async findResting(states: readonly ImportState[], before: number, limit: number): Promise<ImportRecord[]> {
      return db
        .selectFrom("imports")
        .select(importColumns)
        .where("state", "in", states)
        .where("worked_at", "<", before)
        .limit(limit)
        .execute();
    },
  };
}

export type ImportQueue = ReturnType<typeof createImportQueue>;
