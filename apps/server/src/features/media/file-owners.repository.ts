import type { Db } from "#db/client.ts";

/** Whose files there are, how much room they take, and when one goes. */
export function createFileOwnersRepository(db: Db) {
  /** Everything of these files that lies in the store. */
  async function keysOf(fileIds: readonly string[]): Promise<string[]> {
    if (fileIds.length === 0) return [];
    const originals = db.selectFrom("files").select("store_key as key").where("id", "in", fileIds);
    const variants = db.selectFrom("file_variants").select("store_key as key").where("file_id", "in", fileIds);
    return (await originals.unionAll(variants).execute()).map(({ key }) => key);
  }

  return {
    /**
     * Those of these files that are this account's. Taken hold of until the transaction is over, so that nobody throws
     * one away as unused while it is being attached.
     */
    async takeOwn(
      accountId: string,
      fileIds: readonly string[],
      now: number,
    ): Promise<{ id: string; contentType: string }[]> {
      if (fileIds.length === 0) return [];
      return db
        .updateTable("files")
        .set({ touched_at: now })
        .where("account_id", "=", accountId)
        .where("id", "in", fileIds)
        .returning(["id", "content_type as contentType"])
        .execute();
    },

    /** From now on they have a day before they go, unless something else shows them. */
    async touch(fileIds: readonly string[], now: number): Promise<void> {
      if (fileIds.length > 0) {
        await db.updateTable("files").set({ touched_at: now }).where("id", "in", fileIds).execute();
      }
    },

    /** What this account's files take, those on their way included. */
    async usedBytes(accountId: string): Promise<number> {
      const kept = await db
        .selectFrom("files")
        .select((select) => select.fn.sum<number | string | null>("bytes").as("bytes"))
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      const coming = await db
        .selectFrom("uploads")
        .select((select) => select.fn.sum<number | string | null>("bytes_expected").as("bytes"))
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return Number(kept?.bytes ?? 0) + Number(coming?.bytes ?? 0);
    },

    /** Makes everybody else who wants room for the same account wait until the transaction is over. */
    async lockAccount(accountId: string): Promise<void> {
      await db
        .updateTable("accounts")
        .set((update) => ({ version: update.ref("version") }))
        .where("id", "=", accountId)
        .execute();
    },

    async listKeys(accountId: string): Promise<string[]> {
      const originals = db.selectFrom("files").select("store_key as key").where("account_id", "=", accountId);
      const variants = db
        .selectFrom("file_variants")
        .innerJoin("files", "files.id", "file_variants.file_id")
        .select("file_variants.store_key as key")
        .where("account_id", "=", accountId);
      const parts = db
        .selectFrom("upload_parts")
        .innerJoin("uploads", "uploads.id", "upload_parts.upload_id")
        .select("store_key as key")
        .where("account_id", "=", accountId);
      return (await originals.unionAll(variants).unionAll(parts).execute()).map(({ key }) => key);
    },

    async findLoose(before: number, limit: number): Promise<string[]> {
      const rows = await selectLoose(db).where("files.touched_at", "<", before).limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Takes out those that nothing shows; returns what the store may forget. Holding them first makes sure that whoever
     * is attaching one of them right now is seen. Call it in a transaction.
     */
    async removeLoose(fileIds: readonly string[]): Promise<string[]> {
      if (fileIds.length === 0) return [];
      await db
        .updateTable("files")
        .set((update) => ({ touched_at: update.ref("touched_at") }))
        .where("id", "in", fileIds)
        .execute();
      const loose = (await selectLoose(db).where("files.id", "in", fileIds).execute()).map(({ id }) => id);
      const keys = await keysOf(loose);
      if (loose.length > 0) await db.deleteFrom("files").where("id", "in", loose).execute();
      return keys;
    },
  };
}

export type FileOwnersRepository = ReturnType<typeof createFileOwnersRepository>;

function selectLoose(db: Db) {
  return db
    .selectFrom("files")
    .select("files.id")
    .where((where) =>
      where.not(where.exists(where.selectFrom("accounts").select("id").whereRef("avatar_file_id", "=", "files.id"))),
    )
    .where((where) =>
      where.not(where.exists(where.selectFrom("memory_media").select("file_id").whereRef("file_id", "=", "files.id"))),
    );
}
