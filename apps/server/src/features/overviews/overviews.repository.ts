import type { MemoryType } from "@lane/domain/marks.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { picturesOf, selectMemories, selectOfTimeline, selectUnasked } from "#db/reads/memories.ts";

/** The memories of one year of a timeline, or only those of one author. */
export interface YearScope {
  readonly timelineId: string;
  readonly year: number;
  readonly onlyAuthorId: string | undefined;
}

/** Just enough of a memory to choose what stands for its month. */
export interface MonthCandidate {
  readonly id: string;
  readonly month: number;
  readonly title: string;
  readonly isHeavy: boolean;
  readonly isQuiet: boolean;
  readonly hasPicture: boolean;
}

export function createOverviewsRepository(db: Db) {
  return {
    /** The first memories of each month, in order. */
    async listMonthCandidates({ timelineId, year, onlyAuthorId }: YearScope, perMonth: number) {
      const month = sql<number>`happened_on / 100`;
      const rank = sql<number>`row_number() over (partition by happened_on / 100 order by happened_on, created_at, id)`;
      const ofYear = selectOfTimeline(db, timelineId)
        .where("happened_on", ">=", happenedOn({ year, month: 1, day: 1 }))
        .where("happened_on", "<=", happenedOn({ year, month: 12, day: null }));
      const inScope = onlyAuthorId === undefined ? ofYear : ofYear.where("author_id", "=", onlyAuthorId);
      const chosen = await db
        .with("ranked", () => inScope.select(["id", month.as("month"), rank.as("rank")]))
        .selectFrom("ranked")
        .select(["ranked.id", "ranked.month"])
        .where("ranked.rank", "<=", perMonth)
        .orderBy("ranked.month")
        .orderBy("ranked.rank")
        .execute();
      const facts = await listFacts(
        db,
        chosen.map(({ id }) => id),
      );
      return chosen.flatMap((row): MonthCandidate[] => {
        const known = facts.get(row.id);
        return known ? [{ ...known, month: row.month % 100 }] : [];
      });
    },

    /** The first flower with a picture from this day of the order on; quiet memories and candles are left out. */
    async findFlower(timelineId: string, from: number): Promise<string | undefined> {
      const found = await selectUnasked(db, timelineId)
        .select("memories.id")
        .where("memory_type", "=", "Flower")
        .where("happened_on", ">=", from)
        .where((where) => where.exists(picturesOf(db, "memories.id")))
        .orderBy("happened_on")
        .limit(1)
        .executeTakeFirst();
      return found?.id;
    },

    /** Those added last, without stones, candles and quiet memories. */
    async listNewest(timelineId: string, limit: number): Promise<string[]> {
      const rows = await selectUnasked(db, timelineId)
        .select("memories.id")
        .orderBy("memories.created_at", "desc")
        .orderBy("memories.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type OverviewsRepository = ReturnType<typeof createOverviewsRepository>;

async function listFacts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Omit<MonthCandidate, "month">>();
  const rows = await selectMemories(db, ids)
    .select((select) => [
      "id",
      "title",
      "memory_type as memoryType",
      "has_candle as candle",
      "is_quiet as quiet",
      select.exists(picturesOf(db, "memories.id")).as("pictured"),
    ])
    .execute();
  return new Map(
    rows.map(({ id, title, memoryType, candle, quiet, pictured }) => [
      id,
      { id, title, isHeavy: isHeavy(memoryType, candle), isQuiet: quiet === 1, hasPicture: Boolean(pictured) },
    ]),
  );
}

function isHeavy(memoryType: MemoryType | null, candle: number): boolean {
  return memoryType === "Stone" || candle === 1;
}
