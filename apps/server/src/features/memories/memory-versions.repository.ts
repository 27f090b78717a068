import type { MemoryType } from "@lane/domain/marks.ts";

import type { Db } from "#db/client.ts";

export interface VersionRecord {
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly memoryType: MemoryType | null;
  readonly savedAt: number;
}

export function createMemoryVersionsRepository(db: Db) {
  const select = (memoryId: string) =>
    db
      .selectFrom("memory_versions")
      .select(["version", "title", "description", "memory_type as memoryType", "saved_at as savedAt"])
      .where("memory_id", "=", memoryId);

  return {
    list: (memoryId: string): Promise<VersionRecord[]> => select(memoryId).orderBy("version", "desc").execute(),

    find: (memoryId: string, version: number): Promise<VersionRecord | undefined> =>
      select(memoryId).where("version", "=", version).executeTakeFirst(),

    async insert(accountId: string, memoryId: string, replaced: VersionRecord): Promise<void> {
      await db
        .insertInto("memory_versions")
        .values({
          memory_id: memoryId,
          version: replaced.version,
          title: replaced.title,
          description: replaced.description,
          memory_type: replaced.memoryType,
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
