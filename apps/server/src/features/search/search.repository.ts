import type { MemoryType } from "@lane/domain/marks.ts";
import type { Standing } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";

export interface SearchedTimeline extends Standing {
  readonly timelineId: string;
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
    /** The timelines somebody is a member of. Those of a person who went away for a while are nobody's. */
    async listTimelines(accountId: string): Promise<SearchedTimeline[]> {
      return db
        .selectFrom("memberships")
        .innerJoin("timelines", "timelines.id", "memberships.timeline_id")
        .leftJoin("accounts as owner", "owner.id", "timelines.personal_of")
        .select(["memberships.role", "timelines.kind", "timelines.id as timelineId"])
        .where("memberships.account_id", "=", accountId)
        .where((where) => where.or([where("timelines.personal_of", "is", null), where("owner.status", "=", "active")]))
        .execute();
    },

    /** In the order of the ids. */
    async listMemories(ids: readonly string[]): Promise<SearchedMemory[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("memories")
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
        .where("id", "in", ids)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, { ...row, isArchived: row.isArchived === 1 }]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
