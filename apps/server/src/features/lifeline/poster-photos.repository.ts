import type { Db } from "#db/client.ts";
import { selectWholeFiles, type WhichMemories } from "#db/reads/memories.ts";

export interface PosterPhotoRow {
  readonly memoryId: string;
  readonly id: string;
  readonly storeKey: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The photo that stands for a memory: its cover, else its first one. */
export function createPosterPhotosRepository(db: Db) {
  return {
    async listPhotos(which: WhichMemories): Promise<Map<string, PosterPhotoRow>> {
      const rows = await selectWholeFiles(db, which)
        .select(["memory_media.memory_id as memoryId", "memory_media.alt", "files.id", "files.store_key as storeKey"])
        .select(["files.width", "files.height"])
        .where("files.kind", "=", "Image")
        .where("files.state", "=", "ready")
        .orderBy("memory_media.memory_id")
        .orderBy("memory_media.is_cover", "desc")
        .orderBy("memory_media.position")
        .execute();
      const photos = new Map<string, PosterPhotoRow>();
      for (const { width, height, alt, ...row } of rows) {
        if (width === null || height === null || photos.has(row.memoryId)) continue;
        photos.set(row.memoryId, { ...row, width, height, alt: alt ?? "" });
      }
      return photos;
    },
  };
}

export type PosterPhotosRepository = ReturnType<typeof createPosterPhotosRepository>;
