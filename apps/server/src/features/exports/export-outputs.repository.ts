import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { activeAccountOf } from "#db/reads/accounts.ts";
import { vaultOfExport } from "#db/reads/timelines.ts";

export interface OutputRecord {
  readonly name: string;
  readonly saveAs: string;
  readonly contentType: string;
  readonly storeKey: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly pageCount: number | null;
}

/** The output files of exports. */
export function createExportOutputsRepository(db: Db) {
  return {
    async insert(exportId: string, outputs: readonly OutputRecord[]): Promise<void> {
      if (outputs.length === 0) return;
      const rows = outputs.map(({ name, saveAs, contentType, storeKey, bytes, sha256, pageCount }, position) => ({
        export_id: exportId,
        position,
        name,
        save_as: saveAs,
        content_type: contentType,
        store_key: storeKey,
        bytes,
        sha256,
        page_count: pageCount,
      }));
      await db.insertInto("export_outputs").values(rows).execute();
    },

    async list(exportIds: readonly string[]): Promise<(OutputRecord & { readonly exportId: string })[]> {
      if (exportIds.length === 0) return [];
      return select(db).where("export_id", "in", exportIds).orderBy("position").execute();
    },

    /** Found while the export has not expired and its owner's files may be seen. */
    async findVisible(exportId: string, name: string, now: number): Promise<OutputRecord | undefined> {
      return select(db)
        .where("export_id", "=", exportId)
        .where("name", "=", name)
        .where("export_id", "in", (query) =>
          query
            .selectFrom("exports")
            .select("exports.id")
            .where("exports.id", "=", exportId)
            .where("exports.expires_at", ">", now)
            .where((where) => where.exists(activeAccountOf(db, "exports.account_id")))
            .where((where) => where.or([where("exports.is_of_vault", "=", 0), where.exists(vaultOfExport(db))])),
        )
        .executeTakeFirst();
    },

    /** Shortens all lifetimes to at most this moment. */
    keepUntilAtMost: (latest: number): Promise<void> => clampTimestamps(db, "exports", "expires_at", latest),

    /** The expired exports; the rows of their files are removed with them. */
    async findExpired(now: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("exports")
        .select("id")
        .where("expires_at", "<=", now)
        .where("has_slot", "=", 0)
        .orderBy("expires_at")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

function select(db: Db) {
  return db
    .selectFrom("export_outputs")
    .select([
      "export_id as exportId",
      "name",
      "save_as as saveAs",
      "content_type as contentType",
      "store_key as storeKey",
      "bytes",
      "sha256",
      "page_count as pageCount",
    ]);
}

export type ExportOutputsRepository = ReturnType<typeof createExportOutputsRepository>;
