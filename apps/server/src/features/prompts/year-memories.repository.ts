import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { isLight, selectPersonalWithArchive, selectWhole } from "#db/reads/memories.ts";

/** What a question may follow up on: fields of a memory, never its text. */
export interface FollowedMemory {
  readonly title: string;
  readonly isFlower: boolean;
  readonly place: string;
  readonly toldBy: string;
}

const mostFollowed = 20;

export function createYearMemoriesRepository(db: Db) {
  const ofYear = prepareQuery(db, (accountId: string, from: number, before: number) =>
    selectWhole(db, { accountId })
      .select(["memories.title", "memories.memory_type", "memories.place", "memories.told_by as toldBy"])
      .where("memories.author_id", "=", accountId)
      .where("memories.happened_on", ">=", from)
      .where("memories.happened_on", "<", before)
      .where("memories.is_quiet", "=", 0)
      .where(isLight)
      .orderBy("memories.happened_on")
      .orderBy("memories.id")
      .limit(mostFollowed),
  );
  const some = prepareQuery(db, (accountId: string, count: number) =>
    selectPersonalWithArchive(db, accountId).select("memories.id").limit(count),
  );

  return {
    /** The light ones of the member's own timeline, without those that are never shown unasked. */
    async listToFollow(accountId: string, year: number): Promise<FollowedMemory[]> {
      const rows = await ofYear.all(accountId, year * 10_000, (year + 1) * 10_000);
      return rows.map(({ memory_type, ...fields }) => ({ ...fields, isFlower: memory_type === "Flower" }));
    },

    /** Whether the member has that many memories, archived ones included. */
    async hasAtLeast(accountId: string, count: number): Promise<boolean> {
      return (await some.all(accountId, count)).length === count;
    },
  };
}

export type YearMemoriesRepository = ReturnType<typeof createYearMemoriesRepository>;
