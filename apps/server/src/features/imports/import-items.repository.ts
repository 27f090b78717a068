import type { Db } from "#db/client.ts";
import type { ImportItemState } from "#db/import-tables.ts";

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
  /** What is still to be known of it; nothing when left out. */
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

    /** Also what was said against some of it. */
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

    /** False when somebody else was quicker: whatever was made for it must not stay. */
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
