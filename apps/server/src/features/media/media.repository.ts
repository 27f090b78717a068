import type { Db } from "#db/client.ts";

export interface FileRecord {
  readonly id: string;
  readonly accountId: string;
  readonly storeKey: string;
  readonly shownKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
}

export function createMediaRepository(db: Db) {
  return {
    async insert(file: FileRecord, now: number): Promise<void> {
      await db
        .insertInto("files")
        .values({
          id: file.id,
          account_id: file.accountId,
          store_key: file.storeKey,
          shown_key: file.shownKey,
          sha256: file.sha256,
          bytes: file.bytes,
          content_type: file.contentType,
          created_at: now,
        })
        .execute();
    },

    /** Those of these files that are this account's. */
    async findOwn(accountId: string, fileIds: readonly string[]): Promise<{ id: string; contentType: string }[]> {
      return db
        .selectFrom("files")
        .select(["id", "content_type as contentType"])
        .where("account_id", "=", accountId)
        .where("id", "in", fileIds)
        .execute();
    },

    /** For whoever holds a signed address of it: the signature has been judged before. */
    async findShown(fileId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("files")
        .innerJoin("accounts", "accounts.id", "files.account_id")
        .select("shown_key as shownKey")
        .where("files.id", "=", fileId)
        .where("accounts.status", "=", "active")
        .executeTakeFirst();
      return row?.shownKey;
    },

    async listKeys(accountId: string): Promise<string[]> {
      const rows = await db
        .selectFrom("files")
        .select(["store_key", "shown_key"])
        .where("account_id", "=", accountId)
        .execute();
      return rows.flatMap((row) => [row.store_key, row.shown_key]);
    },

    /** Takes out what has not been attached to anything since then; returns what the store may forget. */
    async removeLoose(before: number, limit: number): Promise<string[]> {
      const rows = await db
        .deleteFrom("files")
        .where("id", "in", selectLoose(db, before).limit(limit))
        .returning(["store_key", "shown_key"])
        .execute();
      return rows.flatMap((row) => [row.store_key, row.shown_key]);
    },
  };
}

export type MediaRepository = ReturnType<typeof createMediaRepository>;

function selectLoose(db: Db, before: number) {
  return db
    .selectFrom("files")
    .select("files.id")
    .where("files.created_at", "<", before)
    .where((where) =>
      where.not(where.exists(where.selectFrom("accounts").select("id").whereRef("avatar_file_id", "=", "files.id"))),
    )
    .where((where) =>
      where.not(where.exists(where.selectFrom("memory_media").select("file_id").whereRef("file_id", "=", "files.id"))),
    );
}
