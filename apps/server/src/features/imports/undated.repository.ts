import type { Db } from "#db/client.ts";

export interface UndatedRecord {
  readonly id: string;
  readonly entry: string | null;
}

export interface HeldFile {
  readonly fileId: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
}

/** Imported entries that wait for a year. */
export function createUndatedRepository(db: Db) {
  const select = (accountId: string) =>
    db
      .selectFrom("import_items")
      .select(["id", "entry"])
      .where("account_id", "=", accountId)
      .where("state", "=", "undated");

  return {
    async list(accountId: string, limit: number): Promise<UndatedRecord[]> {
      return select(accountId).orderBy("asked_at").orderBy("id").limit(limit).execute();
    },

    async find(accountId: string, itemId: string): Promise<UndatedRecord | undefined> {
      return select(accountId).where("id", "=", itemId).executeTakeFirst();
    },

    async count(accountId: string): Promise<number> {
      const row = await db
        .selectFrom("import_items")
        .select((count) => count.fn.countAll<number | string>().as("count"))
        .where("account_id", "=", accountId)
        .where("state", "=", "undated")
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    async postpone(itemId: string, now: number): Promise<void> {
      await db.updateTable("import_items").set({ asked_at: now }).where("id", "=", itemId).execute();
    },

    async hold(itemId: string, files: readonly HeldFile[]): Promise<void> {
      if (files.length === 0) return;
      const rows = files.map(({ fileId, caption, alt, isCover }, position) => ({
        item_id: itemId,
        position,
        file_id: fileId,
        caption,
        alt,
        is_cover: isCover ? (1 as const) : (0 as const),
      }));
      await db.insertInto("import_item_files").values(rows).execute();
    },

    async listFiles(itemId: string): Promise<HeldFile[]> {
      const rows = await db
        .selectFrom("import_item_files")
        .select(["file_id as fileId", "caption", "alt", "is_cover as isCover"])
        .where("item_id", "=", itemId)
        .orderBy("position")
        .execute();
      return rows.map((row) => ({ ...row, isCover: row.isCover === 1 }));
    },

    /** Releases the entry's files; files in use elsewhere stay. */
    async release(itemId: string): Promise<void> {
      await db.deleteFrom("import_item_files").where("item_id", "=", itemId).execute();
    },
  };
}

export type UndatedRepository = ReturnType<typeof createUndatedRepository>;
