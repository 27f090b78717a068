import type { MemoryType } from "@lane/domain/marks.ts";
import type { Standing } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";
import { selectMemories } from "#db/reads/memories.ts";
import { selectStandings } from "#db/reads/timelines.ts";

export interface SearchedTimeline extends Standing {
  readonly timelineId: string;
  readonly isSharingOff: boolean;
}

export interface SearchedMemory {
  readonly id: string;
  readonly timelineId: string;
  readonly authorId: string | null;
  readonly title: string;
  readonly description: string;
  readonly happenedOn: number;
  readonly memoryType: MemoryType | null;
  readonly isArchived: boolean;
}

export function createSearchRepository(db: Db) {
  return {
    async listTimelines(accountId: string): Promise<SearchedTimeline[]> {
      const rows = await selectStandings(db, accountId).select("timelines.id as timelineId").execute();
      return rows.map(({ sharingOff, ...row }) => ({ ...row, isSharingOff: sharingOff === 1 }));
    },

    /** In the order of the ids. */
    async listMemories(ids: readonly string[]): Promise<SearchedMemory[]> {
      if (ids.length === 0) return [];
      const rows = await selectMemories(db, ids)
        .select([
          "id",
          "timeline_id as timelineId",
          "author_id as authorId",
          "title",
          "description",
          "happened_on as happenedOn",
          "memory_type as memoryType",
          "is_archived as isArchived",
        ])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, { ...row, isArchived: row.isArchived === 1 }]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
