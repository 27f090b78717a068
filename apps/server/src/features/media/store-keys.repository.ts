import type { Db } from "#db/client.ts";

export interface NamedBlob {
  readonly key: string;
  readonly bytes: number;
  /** Null where none was kept: of a piece of an upload. */
  readonly sha256: string | null;
  readonly what: "original" | "variant" | "upload";
  readonly ownerId: string;
}

/** Everything in the database that names something in the store. */
export function createStoreKeysRepository(db: Db) {
  return {
    async findKnown(keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .selectFrom("files")
        .select("store_key as key")
        .where("store_key", "in", keys)
        .unionAll(db.selectFrom("file_variants").select("store_key as key").where("store_key", "in", keys))
        .unionAll(db.selectFrom("upload_parts").select("store_key as key").where("store_key", "in", keys))
        .execute();
      return new Set(rows.map(({ key }) => key));
    },

    /** In the order of their keys, from after this one on. */
    async listOriginals(after: string, limit: number): Promise<NamedBlob[]> {
      const rows = await db
        .selectFrom("files")
        .select(["store_key as key", "bytes", "sha256", "id as ownerId"])
        .where("store_key", ">", after)
        .orderBy("store_key")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, what: "original" as const }));
    },

    async listVariants(after: string, limit: number): Promise<NamedBlob[]> {
      const rows = await db
        .selectFrom("file_variants")
        .select(["store_key as key", "bytes", "sha256", "file_id as ownerId"])
        .where("store_key", ">", after)
        .orderBy("store_key")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, what: "variant" as const }));
    },

    async listParts(after: string, limit: number): Promise<NamedBlob[]> {
      const rows = await db
        .selectFrom("upload_parts")
        .select(["store_key as key", "bytes", "upload_id as ownerId"])
        .where("store_key", ">", after)
        .orderBy("store_key")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, sha256: null, what: "upload" as const }));
    },
  };
}

export type StoreKeysRepository = ReturnType<typeof createStoreKeysRepository>;
