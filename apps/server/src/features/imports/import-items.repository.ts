import type { Db } from "#db/client.ts";
import type { ImportItemState } from "#db/import-tables.ts";
import { selectImportedMemories } from "#db/reads/memories.ts";

export interface NewItem {
  readonly id: string;
  readonly position: number;
  readonly sourceKey: string;
  readonly state: ImportItemState;
  readonly year: number | null;
  readonly month: number | null;
  readonly entry: string | null;
}

export interface ItemRecord {
  readonly id: string;
  readonly sourceKey: string;
  readonly entry: string | null;
}

interface Settled {
  readonly state: ImportItemState;
  readonly memory?: { readonly id: string; readonly version: number };
  /** The remaining entry; null when left out. */
  readonly entry?: string;
  readonly now?: number;
}

export function createImportItemsRepository(db: Db) {
  return {
    async insert(owner: { accountId: string; importId: string }, items: readonly NewItem[]): Promise<void> {
      if (items.length === 0) return;
      const rows = items.map(({ sourceKey, ...item }) => ({
        ...item,
        import_id: owner.importId,
        account_id: owner.accountId,
        source_key: sourceKey,
      }));
      await db.insertInto("import_items").values(rows).execute();
    },

    /** Also removes the problems. */
    async clear(importId: string): Promise<void> {
      await db.deleteFrom("import_items").where("import_id", "=", importId).execute();
      await db.deleteFrom("import_problems").where("import_id", "=", importId).execute();
    },

    async nextWaiting(importId: string, limit: number): Promise<ItemRecord[]> {
      return db
        .selectFrom("import_items")
        .select(["id", "source_key as sourceKey", "entry"])
        .where("import_id", "=", importId)
        .where("state", "=", "waiting")
        .orderBy("position")
        .limit(limit)
        .execute();
    },

    async countIn(importId: string, state: ImportItemState): Promise<number> {
      const row = await db
        .selectFrom("import_items")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("import_id", "=", importId)
        .where("state", "=", state)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    /**
     * False when a concurrent call settled the item first: then the caller must undo whatever it created for the item.
     */
    async settle(itemId: string, from: ImportItemState, { state, memory, entry, now }: Settled): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("import_items")
        .set({
          state,
          entry: entry ?? null,
          ...(memory ? { memory_id: memory.id, memory_version: memory.version } : {}),
          ...(now === undefined ? {} : { asked_at: now }),
        })
        .where("id", "=", itemId)
        .where("state", "=", from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

export type ImportItemsRepository = ReturnType<typeof createImportItemsRepository>;

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

/** What became of the entries of an import. */
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

    /** The imported memories that still exist, and how many of them were edited since. */
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

interface ProblemRecord {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** The files and entries that could not be imported, by name. */
export function createImportProblemsRepository(db: Db) {
  return {
    async insert(importId: string, phase: "reading" | "importing", problems: readonly ProblemRecord[]): Promise<void> {
      if (problems.length === 0) return;
      await db
        .insertInto("import_problems")
        .values(problems.map((problem) => ({ ...problem, import_id: importId, phase })))
        .execute();
    },

    async list(importId: string, limit: number): Promise<ProblemRecord[]> {
      return db
        .selectFrom("import_problems")
        .select(["id", "name", "reason"])
        .where("import_id", "=", importId)
        .orderBy("id")
        .limit(limit)
        .execute();
    },

    async count(importId: string): Promise<number> {
      const row = await db
        .selectFrom("import_problems")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("import_id", "=", importId)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
  };
}

export type ImportProblemsRepository = ReturnType<typeof createImportProblemsRepository>;
