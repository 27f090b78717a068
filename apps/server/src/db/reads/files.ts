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
    .where("files.is_inherited", "=", 0)
    .where("files.kind", "=", "Image")
    .where("files.state", "=", "ready");
}

/** The resized variants of files. */
export function selectVariants(db: Db, fileIds: readonly string[]) {
  return db.selectFrom("file_variants").where("file_variants.file_id", "in", fileIds);
}

/** The timelines that show each of these files; a file in none has one row without a timeline. */
export function selectPlacesOfFiles(db: Db, fileIds: readonly string[]) {
  return db
    .selectFrom("files")
    .leftJoin("memory_media", "memory_media.file_id", "files.id")
    .leftJoin("memories", "memories.id", "memory_media.memory_id")
    .leftJoin("timelines", "timelines.id", "memories.timeline_id")
    .where("files.id", "in", fileIds);
}

/** Memories with a file that the account may read: of timelines it belongs to. */
export function selectReadableWithFile(db: Db, accountId: string, fileId: string) {
  return db
    .selectFrom("memory_media")
    .innerJoin("memories", "memories.id", "memory_media.memory_id")
    .innerJoin("memberships", "memberships.timeline_id", "memories.timeline_id")
    .where("memory_media.file_id", "=", fileId)
    .where("memberships.account_id", "=", accountId);
}

/** Memories with a file that guests have offered to the account, whatever became of the offer. */
export function selectOfferedWithFile(db: Db, accountId: string, fileId: string) {
  return selectOffers(db, accountId)
    .innerJoin("memory_media", "memory_media.memory_id", "memories.id")
    .where("memory_media.file_id", "=", fileId);
}

/** What guests have offered to the account, as long as it is where they wrote it. */
function selectOffers(db: Db, hostId: string) {
  return db
    .selectFrom("offers")
    .innerJoin("memories", "memories.id", "offers.memory_id")
    .innerJoin("timelines as written", "written.id", "memories.timeline_id")
    .innerJoin("timelines as host", "host.id", "written.guest_of")
    .where("host.personal_of", "=", hostId);
}

/** The account's own files in these memories. */
export function ownFilesOfMemories(db: Db, accountId: string, memoryIds: readonly string[]) {
  return selectAttachedFiles(db)
    .where("files.account_id", "=", accountId)
    .where("memory_media.memory_id", "in", memoryIds);
}

/** The originals that accounts uploaded themselves. */
export function selectOriginals(db: Db) {
  return db.selectFrom("files").where("files.is_inherited", "=", 0);
}
