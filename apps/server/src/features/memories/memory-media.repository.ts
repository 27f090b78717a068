import type { Db } from "#db/client.ts";

export interface MediaRecord {
  readonly memoryId: string;
  readonly fileId: string;
  readonly contentType: string;
}

export function createMemoryMediaRepository(db: Db) {
  return {
    /** In the order the memory shows them. */
    async list(memoryIds: readonly string[]): Promise<MediaRecord[]> {
      if (memoryIds.length === 0) return [];
      return db
        .selectFrom("memory_media")
        .innerJoin("files", "files.id", "memory_media.file_id")
        .select(["memory_id as memoryId", "file_id as fileId", "content_type as contentType"])
        .where("memory_id", "in", memoryIds)
        .orderBy("memory_id")
        .orderBy("position")
        .execute();
    },

    async insert(memoryId: string, fileIds: readonly string[]): Promise<void> {
      if (fileIds.length === 0) return;
      await db
        .insertInto("memory_media")
        .values(fileIds.map((fileId, position) => ({ memory_id: memoryId, file_id: fileId, position })))
        .execute();
    },

    /** Files that stay keep what is said about them. */
    async replace(memoryId: string, fileIds: readonly string[]): Promise<void> {
      await db
        .deleteFrom("memory_media")
        .where("memory_id", "=", memoryId)
        .$if(fileIds.length > 0, (query) => query.where("file_id", "not in", fileIds))
        .execute();
      if (fileIds.length === 0) return;
      await db
        .insertInto("memory_media")
        .values(fileIds.map((fileId, position) => ({ memory_id: memoryId, file_id: fileId, position })))
        .onConflict((conflict) =>
          conflict
            .columns(["memory_id", "file_id"])
            .doUpdateSet((update) => ({ position: update.ref("excluded.position") })),
        )
        .execute();
    },
  };
}

export type MemoryMediaRepository = ReturnType<typeof createMemoryMediaRepository>;
