import type { Db } from "#db/client.ts";

/** Files that somebody brought once before. */
export function createKnownFilesRepository(db: Db) {
  return {
    /** What those files that lie in a memory and have exactly this size hash to. */
    async hashesOfSize(accountId: string, bytes: number): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom("files")
        .innerJoin("memory_media", "memory_media.file_id", "files.id")
        .select("sha256")
        .distinct()
        .where("account_id", "=", accountId)
        .where("bytes", "=", bytes)
        .execute();
      return new Set(rows.map(({ sha256 }) => sha256));
    },
  };
}

export type KnownFilesRepository = ReturnType<typeof createKnownFilesRepository>;
