import type { Db } from "#db/client.ts";

/** Sound and film, of whomever. */
export function selectRecordings(db: Db, fileIds: readonly string[]) {
  return db.selectFrom("files").where("files.id", "in", fileIds).where("files.kind", "in", ["Audio", "Video"]);
}

/** The finished texts of these recordings. */
export function selectSpokenTexts(db: Db, fileIds: readonly string[]) {
  return db
    .selectFrom("transcripts")
    .where("transcripts.file_id", "in", fileIds)
    .where("transcripts.state", "=", "done")
    .where("transcripts.text", "<>", "");
}

/** The finished texts of the recordings in these memories. */
export function selectSpokenIn(db: Db, memoryIds: readonly string[]) {
  return db
    .selectFrom("memory_media")
    .innerJoin("transcripts", "transcripts.file_id", "memory_media.file_id")
    .where("memory_media.memory_id", "in", memoryIds)
    .where("transcripts.state", "=", "done")
    .where("transcripts.text", "<>", "");
}

/** Which memories show these files; nothing of their content. */
export function selectShowing(db: Db, fileIds: readonly string[]) {
  return db.selectFrom("memory_media").where("memory_media.file_id", "in", fileIds);
}
