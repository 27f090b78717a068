import type { Updateable } from "kysely";

import type { Db } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

import { importColumns, type ImportRecord, type ImportState } from "./import-record.ts";

type ImportChange = Pick<
  Updateable<Schema["imports"]>,
  "state" | "format" | "options" | "found" | "read_count" | "stop" | "asked_at" | "worked_at" | "finished_at"
>;

const atOnce = 500;

export function createImportsRepository(db: Db) {
  return {
    async insert(record: ImportRecord, uploadIds: readonly string[]): Promise<void> {
      await db.insertInto("imports").values(rowOf(record)).execute();
      const rows = uploadIds.map((upload_id, position) => ({ import_id: record.id, position, upload_id }));
      for (let start = 0; start < rows.length; start += atOnce) {
        await db
          .insertInto("import_uploads")
          .values(rows.slice(start, start + atOnce))
          .execute();
      }
    },

    async find(accountId: string, importId: string): Promise<ImportRecord | undefined> {
      return db
        .selectFrom("imports")
        .select(importColumns)
        .where("account_id", "=", accountId)
        .where("id", "=", importId)
        .executeTakeFirst();
    },

    async list(accountId: string, limit: number): Promise<ImportRecord[]> {
      return db
        .selectFrom("imports")
        .select(importColumns)
        .where("account_id", "=", accountId)
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
    },

    /** False when the import is in none of these states any more: then nothing is written. */
    async move(importId: string, from: readonly ImportState[], change: ImportChange): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("imports")
        .set(change)
        .where("id", "=", importId)
        .where("state", "in", from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(importId: string): Promise<void> {
      await db.deleteFrom("imports").where("id", "=", importId).execute();
    },

    async listUploads(importId: string): Promise<string[]> {
      const rows = await db
        .selectFrom("import_uploads")
        .select("upload_id as id")
        .where("import_id", "=", importId)
        .orderBy("position")
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>;

function rowOf(record: ImportRecord) {
  return {
    id: record.id,
    account_id: record.accountId,
    format: record.format,
    state: record.state,
    options: record.options,
    names: record.names,
    files: record.files,
    bytes: record.bytes,
    read_count: 0,
    created_at: record.createdAt,
    asked_at: record.askedAt,
    worked_at: record.workedAt,
  };
}
