import type { Db } from "#db/client.ts";
import { memoryColumns, readFields } from "#db/memory-rows.ts";
import { ownFilesOfMemories } from "#db/reads/files.ts";

import type { MemoryRecord } from "./memory-record.ts";

interface Place {
  readonly timelineId: string;
  readonly yearId: string;
}

/** Memories that change their timeline, or go with who wrote them. Callers have locked the timeline. */
export function createMemoryTransfersRepository(db: Db) {
  return {
    ...writePlaces(db),

    async list(memoryIds: readonly string[]): Promise<MemoryRecord[]> {
      if (memoryIds.length === 0) return [];
      const rows = await db
        .selectFrom("memories")
        .select(memoryColumns)
        .where("id", "in", memoryIds)
        .orderBy("id")
        .execute();
      return rows.map(readFields);
    },

    /** What somebody wrote on a timeline, archived or not. */
    async listWritten(timelineId: string, authorId: string): Promise<string[]> {
      const rows = await db
        .selectFrom("memories")
        .select("id")
        .where("timeline_id", "=", timelineId)
        .where("author_id", "=", authorId)
        .orderBy("id")
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Vaults with memories of this author, whether they still belong there or not. */
    async listTimelinesOf(authorId: string): Promise<string[]> {
      const rows = await db
        .selectFrom("memories")
        .select("timeline_id as id")
        .distinct()
        .where("author_id", "=", authorId)
        .execute();
      return rows.map(({ id }) => id);
    },

    async listAll(timelineId: string): Promise<string[]> {
      const rows = await db.selectFrom("memories").select("id").where("timeline_id", "=", timelineId).execute();
      return rows.map(({ id }) => id);
    },

    async listSome(timelineId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("memories")
        .select("id")
        .where("timeline_id", "=", timelineId)
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type MemoryTransfersRepository = ReturnType<typeof createMemoryTransfersRepository>;

function writePlaces(db: Db) {
  return {
    /** It leaves the event it was told of together with others, and nobody folds it elsewhere. */
    async setPlace(memoryId: string, { timelineId, yearId }: Place, now: number): Promise<void> {
      await db
        .updateTable("memories")
        .set((update) => ({
          timeline_id: timelineId,
          year_id: yearId,
          event_id: null,
          is_folded: 0,
          version: update("version", "+", 1),
          updated_at: now,
        }))
        .where("id", "=", memoryId)
        .execute();
    },

    /** The name stays when the account of the author goes. */
    async keepAuthorName(timelineId: string, authorId: string, name: string): Promise<void> {
      await db
        .updateTable("memories")
        .set({ author_name: name })
        .where("timeline_id", "=", timelineId)
        .where("author_id", "=", authorId)
        .execute();
    },

    /** Files of this account in these memories. */
    async listOwnFiles(accountId: string, memoryIds: readonly string[]): Promise<string[]> {
      if (memoryIds.length === 0) return [];
      const rows = await ownFilesOfMemories(db, accountId, memoryIds).select("files.id").distinct().execute();
      return rows.map(({ id }) => id);
    },
  };
}
