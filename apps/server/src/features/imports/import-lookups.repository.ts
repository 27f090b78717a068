import type { Db } from "#db/client.ts";
import type { ImportItemState } from "#db/import-tables.ts";
import { selectImportedMemories } from "#db/reads/memories.ts";

export interface ItemCount {
  readonly state: ImportItemState;
  readonly year: number | null;
  readonly month: number | null;
  readonly count: number;
}

export interface MadeItem {
  readonly id: string;
  readonly memoryId: string | null;
  readonly memoryVersion: number | null;
}

/** What has become of the things an import found. */
export function createImportLookups(db: Db) {
  return {
    async count(importId: string): Promise<ItemCount[]> {
      const rows = await db
        .selectFrom("import_items")
        .select((select) => ["state", "year", "month", select.fn.countAll<number | string>().as("count")])
        .where("import_id", "=", importId)
        .groupBy(["state", "year", "month"])
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    async listMade(importId: string, after: string, limit: number): Promise<MadeItem[]> {
      return db
        .selectFrom("import_items")
        .select(["id", "memory_id as memoryId", "memory_version as memoryVersion"])
        .where("import_id", "=", importId)
        .where("state", "=", "made")
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
    },

    async listUndated(importId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("import_items")
        .select("id")
        .where("import_id", "=", importId)
        .where("state", "=", "undated")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** What it made that is still there, and how much of that is no longer as it came. */
    async countMade(importId: string): Promise<{ made: number; edited: number }> {
      const rows = await selectImportedMemories(db, importId)
        .select((select) => [
          select.fn.countAll<number | string>().as("made"),
          select.fn
            .sum<number | string | null>(
              select.case().whenRef("memories.version", "<>", "memory_version").then(1).else(0).end(),
            )
            .as("edited"),
        ])
        .executeTakeFirst();
      return { made: Number(rows?.made ?? 0), edited: Number(rows?.edited ?? 0) };
    },
  };
}

export type ImportLookups = ReturnType<typeof createImportLookups>;
