import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { memoriesShowing } from "#db/reads/memories.ts";
import {
  selectAnnouncedBytes,
  selectExportKeysOf,
  selectPieceKeysOf,
  selectPrintedKeysOf,
  selectUploadedKeysOf,
} from "#db/reads/stored-blobs.ts";

/** The owners of files, and how much space their files take. */
export function createFileOwnersRepository(db: Db) {
  return {
    /**
     * Those of these files that belong to this account. Locks their rows until the transaction is over, so that the
     * sweep does not remove one as unused while it is being attached.
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
        .where("is_inherited", "=", 0)
        .where("id", "in", fileIds)
        .returning(["id", "content_type as contentType"])
        .execute();
    },

    /** Restarts the day after which unused files are removed. */
    async touch(fileIds: readonly string[], now: number): Promise<void> {
      if (fileIds.length > 0) {
        await db.updateTable("files").set({ touched_at: now }).where("id", "in", fileIds).execute();
      }
    },

    /** The bytes of the files that count on this account, unfinished uploads included. */
    async usedBytes(accountId: string): Promise<number> {
      const kept = await db
        .selectFrom("files")
        .select((select) => select.fn.sum<number | string | null>("bytes").as("bytes"))
        .where((where) =>
          where.or([
            where("payer_id", "=", accountId),
            where.and([where("account_id", "=", accountId), where("payer_id", "is", null)]),
          ]),
        )
        .executeTakeFirst();
      const coming = await selectAnnouncedBytes(db, accountId).executeTakeFirst();
      return Number(kept?.bytes ?? 0) + Number(coming?.bytes ?? 0);
    },

    /** Makes concurrent quota checks of the same account wait until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    listKeys: (accountId: string): Promise<string[]> => listKeys(db, accountId),

    /** The hashes of the files in memories that have exactly this size. */
    async hashesOfSize(accountId: string, bytes: number): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom("files")
        .select("sha256")
        .distinct()
        .where("account_id", "=", accountId)
        .where("bytes", "=", bytes)
        .where((where) => where.exists(memoriesShowing(db, "files.id")))
        .execute();
      return new Set(rows.map(({ sha256 }) => sha256));
    },
  };
}

export type FileOwnersRepository = ReturnType<typeof createFileOwnersRepository>;

/** The store keys of all files of an account. */
async function listKeys(db: Db, accountId: string): Promise<string[]> {
  const originals = db.selectFrom("files").select("store_key as key").where("account_id", "=", accountId);
  const variants = db
    .selectFrom("file_variants")
    .innerJoin("files", "files.id", "file_variants.file_id")
    .select("file_variants.store_key as key")
    .where("account_id", "=", accountId);
  const parts = selectUploadedKeysOf(db, accountId);
  const pieces = selectPieceKeysOf(db, accountId);
  const made = selectExportKeysOf(db, accountId);
  const all = originals
    .unionAll(variants)
    .unionAll(parts)
    .unionAll(pieces)
    .unionAll(made)
    .unionAll(selectPrintedKeysOf(db, accountId));
  return (await all.execute()).map(({ key }) => key);
}
