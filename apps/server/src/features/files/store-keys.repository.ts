import type { Db } from "#db/client.ts";
import {
  selectExportBlobs,
  selectPieceBlobs,
  selectPrintedBlobs,
  selectUploadedBlobs,
} from "#db/reads/stored-blobs.ts";

export interface NamedBlob {
  readonly key: string;
  readonly bytes: number;
  /** Null for a piece of an upload or of an answer, which has no hash. */
  readonly sha256: string | null;
  readonly what: "original" | "variant" | "upload" | "piece" | "made" | "printed";
  readonly ownerId: string;
}

/** Every store key in the database. */
export function createStoreKeysRepository(db: Db) {
  return {
    async findKnown(keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .selectFrom("files")
        .select("store_key as key")
        .where("store_key", "in", keys)
        .unionAll(db.selectFrom("file_variants").select("store_key as key").where("store_key", "in", keys))
        .unionAll(selectUploadedBlobs(db).clearSelect().select("store_key as key").where("store_key", "in", keys))
        .unionAll(selectPieceBlobs(db).clearSelect().select("store_key as key").where("store_key", "in", keys))
        .unionAll(selectExportBlobs(db).clearSelect().select("store_key as key").where("store_key", "in", keys))
        .unionAll(selectPrintedBlobs(db).clearSelect().select("store_key as key").where("store_key", "in", keys))
        .execute();
      return new Set(rows.map(({ key }) => key));
    },

    /** In the order of the keys, after this one. */
    async list(what: NamedBlob["what"], after: string, limit: number): Promise<NamedBlob[]> {
      const rows = await lists[what](db, after, limit);
      return rows.map((row) => ({ ...row, what }));
    },
  };
}

export type StoreKeysRepository = ReturnType<typeof createStoreKeysRepository>;

type List = (db: Db, after: string, limit: number) => Promise<Omit<NamedBlob, "what">[]>;

const lists: Record<NamedBlob["what"], List> = {
  original: (db, after, limit) =>
    db
      .selectFrom("files")
      .select(["store_key as key", "bytes", "id as ownerId", "sha256"])
      .where("store_key", ">", after)
      .orderBy("store_key")
      .limit(limit)
      .execute(),
  variant: (db, after, limit) =>
    db
      .selectFrom("file_variants")
      .select(["store_key as key", "bytes", "file_id as ownerId", "sha256"])
      .where("store_key", ">", after)
      .orderBy("store_key")
      .limit(limit)
      .execute(),
  upload: (db, after, limit) =>
    selectUploadedBlobs(db).where("store_key", ">", after).orderBy("store_key").limit(limit).execute(),
  piece: (db, after, limit) =>
    selectPieceBlobs(db).where("store_key", ">", after).orderBy("store_key").limit(limit).execute(),
  made: (db, after, limit) =>
    selectExportBlobs(db).where("store_key", ">", after).orderBy("store_key").limit(limit).execute(),
  printed: (db, after, limit) =>
    selectPrintedBlobs(db).where("store_key", ">", after).orderBy("store_key").limit(limit).execute(),
};
