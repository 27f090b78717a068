import type { MemoryFields } from "@lane/domain/memory-fields.ts";
import type { Standing } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";
import { readFields, selectFields, tellableColumns } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectMemories } from "#db/reads/memories.ts";
import { selectStandings } from "#db/reads/timelines.ts";
import { selectSpokenIn } from "#db/reads/transcripts.ts";

export interface SearchedTimeline extends Standing {
  readonly timelineId: string;
  readonly isSharingOff: boolean;
}

export interface SearchedMemory extends Pick<
  MemoryFields,
  "title" | "description" | "memoryType" | "isCandle" | "isArchived"
> {
  readonly id: string;
  readonly timelineId: string;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly eventId: string | null;
  readonly foldedByHand: 0 | 1;
  readonly happenedOn: number;
}

export function createSearchRepository(db: Db) {
  const timelines = prepareQuery(db, (accountId: string) =>
    selectStandings(db, accountId).select("timelines.id as timelineId"),
  );
  const memories = prepareQuery(db, (ids: readonly string[]) =>
    selectMemories(db, ids).select([
      ...tellableColumns,
      ...selectFields("memories", ["title", "description", "isArchived"]),
      "memories.happened_on as happenedOn",
    ]),
  );
  const spoken = prepareQuery(db, (ids: readonly string[]) =>
    selectSpokenIn(db, ids)
      .select(["memory_media.memory_id as memoryId", "transcripts.text"])
      .orderBy("memory_media.position"),
  );

  return {
    async listTimelines(accountId: string): Promise<SearchedTimeline[]> {
      const rows = await timelines.all(accountId);
      return rows.map(({ sharingOff, ...row }) => ({ ...row, isSharingOff: sharingOff === 1 }));
    },

    /** In the order of the ids. */
    async listMemories(ids: readonly string[]): Promise<SearchedMemory[]> {
      if (ids.length === 0) return [];
      const rows = await memories.all(ids);
      const byId = new Map(rows.map((row) => [row.id, readFields(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** What is said in the recordings of these memories. */
    async listSpoken(ids: readonly string[]): Promise<{ memoryId: string; text: string }[]> {
      if (ids.length === 0) return [];
      return spoken.all(ids);
    },
  };
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;
