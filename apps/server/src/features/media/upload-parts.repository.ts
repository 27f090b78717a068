import type { Db } from "#db/client.ts";

export interface PartRecord {
  readonly start: number;
  readonly storeKey: string;
  readonly bytes: number;
}

/** The pieces of an upload that are safe in the store. */
export function createUploadPartsRepository(db: Db) {
  return {
    /** False when somebody else was quicker with the bytes at this place: then nothing is written. */
    async add(uploadId: string, part: PartRecord, expiresAt: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("uploads")
        .set({ bytes_received: part.start + part.bytes, expires_at: expiresAt })
        .where("id", "=", uploadId)
        .where("bytes_received", "=", part.start)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await db
        .insertInto("upload_parts")
        .values({ upload_id: uploadId, start: part.start, store_key: part.storeKey, bytes: part.bytes })
        .execute();
      return true;
    },

    async list(uploadId: string): Promise<PartRecord[]> {
      return db
        .selectFrom("upload_parts")
        .select(["start", "store_key as storeKey", "bytes"])
        .where("upload_id", "=", uploadId)
        .orderBy("start")
        .execute();
    },
  };
}

export type UploadPartsRepository = ReturnType<typeof createUploadPartsRepository>;
