import type { Db } from "#db/client.ts";

/** The rows that attach files to memories, with the files they attach. */
export function selectAttachedFiles(db: Db) {
  return db.selectFrom("memory_media").innerJoin("files", "files.id", "memory_media.file_id");
}

/** The account's own photos that could be read, attached or not. */
export function selectReadyPhotos(db: Db, accountId: string) {
  return db
    .selectFrom("files")
    .where("files.account_id", "=", accountId)
    .where("files.kind", "=", "Image")
    .where("files.state", "=", "ready");
}

/** The resized variants of files. */
export function selectVariants(db: Db, fileIds: readonly string[]) {
  return db.selectFrom("file_variants").where("file_variants.file_id", "in", fileIds);
}
