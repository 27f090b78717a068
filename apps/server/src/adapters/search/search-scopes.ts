import type { Db } from "#db/client.ts";

import { scopeName } from "./search-terms.ts";

/** The few signs that stand for a timeline in the index. */
export function createSearchScopes(db: Db) {
  async function find(timelineIds: readonly string[]): Promise<Map<string, string>> {
    if (timelineIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("search_scopes")
      .select(["number", "timeline_id"])
      .where("timeline_id", "in", timelineIds)
      .execute();
    return new Map(rows.map((row) => [row.timeline_id, scopeName(row.number)]));
  }

  return {
    find,

    async findOrMake(timelineId: string): Promise<string> {
      const known = (await find([timelineId])).get(timelineId);
      if (known !== undefined) return known;
      await db
        .insertInto("search_scopes")
        .values({ timeline_id: timelineId })
        .onConflict((conflict) => conflict.column("timeline_id").doNothing())
        .execute();
      const made = (await find([timelineId])).get(timelineId);
      if (made === undefined) throw new Error("A timeline has no signs in the index");
      return made;
    },
  };
}
