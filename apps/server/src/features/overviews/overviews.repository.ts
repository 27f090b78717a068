import type { MemoryType } from "@lane/domain/marks.ts";
import { memoryDateOf, monthRange } from "@lane/domain/memory-order.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { picturesOf, selectFirstUnasked, selectMemories, selectOfTimeline } from "#db/reads/memories.ts";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The memories of one year of a timeline. */
export interface YearScope {
  readonly timelineId: string;
  readonly year: number;
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
    async listMonthCandidates(scope: YearScope, perMonth: number): Promise<MonthCandidate[]> {
      const ofMonths = months.map(
        (month) => sql`select id from (${selectOfMonth(db, scope, month, perMonth)}) as first`,
      );
      const { rows: chosen } = await sql<{ id: string }>`${sql.join(ofMonths, sql` union all `)}`.execute(db);
      return listFacts(
        db,
        chosen.map(({ id }) => id),
      );
    },

    /** The first flower with a picture soon after this day of the order; quiet memories and candles are left out. */
    async findFlower(timelineId: string, from: number): Promise<string | undefined> {
      const inOrder = selectOfTimeline(db, timelineId)
        .where("happened_on", ">=", from)
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id");
      const found = await selectFirstUnasked(db, inOrder)
        .select("looked_at.id")
        .where("looked_at.memory_type", "=", "Flower")
        .where((where) => where.exists(picturesOf(db, "looked_at.id")))
        .orderBy("looked_at.happened_on")
        .orderBy("looked_at.created_at")
        .orderBy("looked_at.id")
        .limit(1)
        .executeTakeFirst();
      return found?.id;
    },

    /** Those added last, without stones, candles and quiet memories. */
    async listNewest(timelineId: string, limit: number): Promise<string[]> {
      const lastFirst = selectOfTimeline(db, timelineId)
        .orderBy("memories.created_at", "desc")
        .orderBy("memories.id", "desc");
      const rows = await selectFirstUnasked(db, lastFirst)
        .select("looked_at.id")
        .orderBy("looked_at.created_at", "desc")
        .orderBy("looked_at.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type OverviewsRepository = ReturnType<typeof createOverviewsRepository>;

/** A part of the statement for each month: a window over the year would read all of it. */
function selectOfMonth(db: Db, { timelineId, year }: YearScope, month: number, limit: number) {
  const { first, last } = monthRange(year, month);
  return selectOfTimeline(db, timelineId)
    .select("memories.id")
    .where("happened_on", ">=", first)
    .where("happened_on", "<=", last)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit);
}

async function listFacts(db: Db, ids: readonly string[]): Promise<MonthCandidate[]> {
  if (ids.length === 0) return [];
  const rows = await selectMemories(db, ids)
    .select((select) => [
      "id",
      "title",
      "happened_on as happenedOn",
      "memory_type as memoryType",
      "has_candle as candle",
      "is_quiet as quiet",
      select.exists(picturesOf(db, "memories.id")).as("pictured"),
    ])
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, title, happenedOn, memoryType, candle, quiet, pictured }) => ({
    id,
    month: memoryDateOf(happenedOn).month,
    title,
    isHeavy: isHeavy(memoryType, candle),
    isQuiet: quiet === 1,
    hasPicture: Boolean(pictured),
  }));
}

function isHeavy(memoryType: MemoryType | null, candle: number): boolean {
  return memoryType === "Stone" || candle === 1;
}
