import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectAttachedFiles } from "#db/reads/files.ts";
import { selectSpokenTexts } from "#db/reads/transcripts.ts";

/** The fields of a file that belong to one memory. */
export interface AttachedFile {
  readonly fileId: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly isCover: boolean;
}

export interface MediaRecord extends AttachedFile {
  readonly memoryId: string;
  readonly contentType: string;
}

export function createMemoryMediaRepository(db: Db) {
  const attached = prepareQuery(db, (memoryIds: readonly string[]) =>
    selectAttachedFiles(db)
      .select([
        "memory_id as memoryId",
        "file_id as fileId",
        "content_type as contentType",
        "caption",
        "alt",
        "is_cover as isCover",
      ])
      .where("memory_id", "in", memoryIds)
      .orderBy("memory_id")
      .orderBy("position"),
  );

  return {
    /** In the order the memory shows them. */
    async list(memoryIds: readonly string[]): Promise<MediaRecord[]> {
      if (memoryIds.length === 0) return [];
      const rows = await attached.all(memoryIds);
      return rows.map((row) => ({ ...row, isCover: row.isCover === 1 }));
    },

    /** What is said in those of these files that are recordings, as far as it is written down. */
    async listSpoken(fileIds: readonly string[]): Promise<string[]> {
      if (fileIds.length === 0) return [];
      const rows = await selectSpokenTexts(db, fileIds).select("transcripts.text").orderBy("file_id").execute();
      return rows.map(({ text }) => text);
    },

    /** Replaces all attached files by these, in this order. */
    async replace(memoryId: string, files: readonly AttachedFile[]): Promise<void> {
      await db.deleteFrom("memory_media").where("memory_id", "=", memoryId).execute();
      if (files.length === 0) return;
      await db
        .insertInto("memory_media")
        .values(
          files.map(({ fileId, caption, alt, isCover }, position) => ({
            memory_id: memoryId,
            file_id: fileId,
            position,
            caption,
            alt,
            is_cover: isCover ? 1 : 0,
          })),
        )
        .execute();
    },
  };
}

export type MemoryMediaRepository = ReturnType<typeof createMemoryMediaRepository>;
