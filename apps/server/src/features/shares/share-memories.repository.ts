import type { MemoryType } from "@lane/domain/marks.ts";
import type { Standing } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";
import type { Flag } from "#db/column-types.ts";
import { selectOwnMemories, selectSharedMemories } from "#db/reads/shares.ts";

/** A memory that its author may want to share. */
export interface ShareableMemory extends Standing {
  readonly id: string;
  readonly isArchived: boolean;
  /** Only owners of its timeline share what they wrote there. */
  readonly isSharingOff: boolean;
}

/** The memories of shares as their owner sees them, and those that could be shared. */
export function createShareMemoriesRepository(db: Db) {
  const shareable = (accountId: string) =>
    selectOwnMemories(db, accountId).select(["memories.id", "memories.is_archived as archived"]);

  return {
    /** In the order of each share. */
    async list(shareIds: readonly string[]) {
      if (shareIds.length === 0) return [];
      const rows = await selectSharedMemories(db)
        .select([
          "memories.id",
          "memories.title",
          "memories.memory_type as memoryType",
          "memories.is_archived as archived",
        ])
        .where("share_memories.share_id", "in", shareIds)
        .orderBy("share_memories.share_id")
        .orderBy("share_memories.position")
        .execute();
      return rows.map(({ archived, ...row }) => ({ ...row, isReadable: archived === 0 && row.isSharersOwn === 1 }));
    },

    async listShareable(accountId: string, memoryIds: readonly string[]): Promise<ShareableMemory[]> {
      if (memoryIds.length === 0) return [];
      const rows = await shareable(accountId).where("memories.id", "in", memoryIds).execute();
      return rows.map(shareableOf);
    },

    /** The flowers of a year in the order they happened; none that is marked as a loss or not to be offered. */
    async listFlowers(accountId: string, yearId: string, limit: number): Promise<ShareableMemory[]> {
      const flower: MemoryType = "Flower";
      const rows = await shareable(accountId)
        .where("memories.year_id", "=", yearId)
        .where("memories.memory_type", "=", flower)
        .where("memories.has_candle", "=", 0)
        .where("memories.is_quiet", "=", 0)
        .where("memories.is_archived", "=", 0)
        .orderBy("memories.happened_on")
        .orderBy("memories.created_at")
        .limit(limit)
        .execute();
      return rows.map(shareableOf);
    },
  };
}

export type ShareMemoriesRepository = ReturnType<typeof createShareMemoriesRepository>;

function shareableOf<R extends { readonly archived: Flag; readonly sharingOff: Flag }>({
  archived,
  sharingOff,
  ...row
}: R) {
  return { ...row, isArchived: archived === 1, isSharingOff: sharingOff === 1 };
}
