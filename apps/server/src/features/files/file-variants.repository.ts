import type { VariantRecord } from "@lane/domain/stored-files.ts";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";

export interface FoundVariant extends VariantRecord {
  readonly fileId: string;
}

const columns = [
  "file_id as fileId",
  "variant",
  "store_key as storeKey",
  "sha256",
  "bytes",
  "content_type as contentType",
  "width",
  "height",
] as const;

export function createFileVariantsRepository(db: Db) {
  const ofFiles = prepareQuery(db, (fileIds: readonly string[]) =>
    db.selectFrom("file_variants").select(columns).where("file_id", "in", fileIds),
  );
  const list = async (fileIds: readonly string[]): Promise<FoundVariant[]> =>
    fileIds.length === 0 ? [] : ofFiles.all(fileIds);

  async function add(fileId: string, variants: readonly VariantRecord[]): Promise<void> {
    if (variants.length === 0) return;
    const rows = variants.map(({ variant, storeKey, sha256, bytes, contentType, width, height }) => ({
      file_id: fileId,
      variant,
      store_key: storeKey,
      sha256,
      bytes,
      content_type: contentType,
      width,
      height,
    }));
    await db.insertInto("file_variants").values(rows).execute();
  }

  return {
    list,

    add,

    /** Replaces all variants of a file; returns the keys that the store may remove. Call it in a transaction. */
    async replace(fileId: string, variants: readonly VariantRecord[]): Promise<string[]> {
      const former = await db
        .deleteFrom("file_variants")
        .where("file_id", "=", fileId)
        .returning("store_key as storeKey")
        .execute();
      await add(fileId, variants);
      return former.map(({ storeKey }) => storeKey);
    },
  };
}

export type FileVariantsRepository = ReturnType<typeof createFileVariantsRepository>;
