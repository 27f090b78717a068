import { type MemoryFields, type VersionedField, versionedFields } from "@lane/domain/memory-fields.ts";

import type { Db } from "#db/client.ts";
import { readFields, selectFields, writeFields } from "#db/memory-rows.ts";

export interface VersionRecord extends Pick<MemoryFields, VersionedField> {
  readonly version: number;
  readonly savedAt: number;
}

export function createMemoryVersionsRepository(db: Db) {
  const select = (memoryId: string) =>
    db
      .selectFrom("memory_versions")
      .select(["version", "saved_at as savedAt", ...selectFields("memory_versions", versionedFields)])
      .where("memory_id", "=", memoryId);

  return {
    async list(memoryId: string): Promise<VersionRecord[]> {
      const rows = await select(memoryId).orderBy("version", "desc").execute();
      return rows.map(readFields);
    },

    async find(memoryId: string, version: number): Promise<VersionRecord | undefined> {
      const row = await select(memoryId).where("version", "=", version).executeTakeFirst();
      return row && readFields(row);
    },

    async insert(accountId: string, memoryId: string, replaced: VersionRecord): Promise<void> {
      await db
        .insertInto("memory_versions")
        .values({
          memory_id: memoryId,
          version: replaced.version,
          ...writeFields(replaced, versionedFields),
          saved_by: accountId,
          saved_at: replaced.savedAt,
        })
        .execute();
    },

    async keepNewest(memoryId: string, count: number): Promise<void> {
      await db
        .deleteFrom("memory_versions")
        .where("memory_id", "=", memoryId)
        .where("version", "<=", (query) =>
          query
            .selectFrom("memory_versions as kept")
            .select("kept.version")
            .where("kept.memory_id", "=", memoryId)
            .orderBy("kept.version", "desc")
            .offset(count)
            .limit(1),
        )
        .execute();
    },
  };
}

export type MemoryVersionsRepository = ReturnType<typeof createMemoryVersionsRepository>;
