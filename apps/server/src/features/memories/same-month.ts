import { monthRange } from "@lane/domain/memory-order.ts";
import { type Expression, sql } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectFirstUnasked } from "#db/reads/memories.ts";
import { selectYears } from "#db/reads/timelines.ts";

import type { MemoryRecord } from "./memory-record.ts";
import { type MemoryScope, type PlainScope, plain, selectEvents } from "./memory-scope.ts";

interface LookBackQuestion {
  /** Looking back, the current year, which is left out. */
  readonly year: number;
  readonly month: number;
  readonly limit: number;
}

/** Reads a month in other years. */
export function readSameMonth(db: Db) {
  const sameMonth = prepareSameMonth(db);

  return {
    /** From as many other years as possible, without stones, candles and quiet memories. */
    listSameMonthIds: (timeline: Omit<MemoryScope, "isArchived">, question: LookBackQuestion): Promise<string[]> =>
      chooseSameMonth(sameMonth, { ...timeline, isArchived: false }, question),

    async listSameMonth(scope: MemoryScope, question: LookBackQuestion): Promise<MemoryRecord[]> {
      const chosen = await chooseSameMonth(sameMonth, scope, question);
      if (chosen.length === 0) return [];
      const rows = await db
        .selectFrom("memories")
        .select(memoryColumns)
        .where("id", "in", chosen)
        .orderBy(sql`happened_on / 10000`, "desc")
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(readFields);
    },
  };
}

function prepareSameMonth(db: Db) {
  return {
    /** The first memory of this stretch in the last other years; `first` and `last` are those of the year 0. */
    firstOfYears: prepareQuery(
      db,
      (
        scope: PlainScope,
        exceptYear: number,
        { first, last }: Readonly<Record<"first" | "last", number>>,
        limit: number,
      ) => {
        const start = sql<number>`timeline_years.year * 10000`;
        const ofMonth = inOrderBetween(db, scope, sql<number>`${start} + ${first}`, sql<number>`${start} + ${last}`);
        const firsts = selectYears(db, scope.timelineId)
          .select(["timeline_years.year", unaskedInOrder(db, ofMonth).limit(1).as("id")])
          .where("timeline_years.year", "<>", exceptYear);
        return db
          .selectFrom(firsts.as("firsts"))
          .select(["firsts.year", "firsts.id"])
          .where("firsts.id", "is not", null)
          .orderBy("firsts.year", "desc")
          .limit(limit);
      },
    ),
    ofMonth: prepareQuery(db, (scope: PlainScope, first: number, last: number, limit: number) =>
      unaskedInOrder(db, inOrderBetween(db, scope, sql<number>`${first}`, sql<number>`${last}`)).limit(limit),
    ),
  };
}

type SameMonth = ReturnType<typeof prepareSameMonth>;

/**
 * Takes from as many other years as possible: the first of each year, then the second of each, and so on. Each year is
 * read along its index and no further than needed: a window over all years would read a twelfth of a life.
 */
async function chooseSameMonth(
  sameMonth: SameMonth,
  scope: MemoryScope,
  { year, month, limit }: LookBackQuestion,
): Promise<string[]> {
  const years = await sameMonth.firstOfYears.all(plain(scope), year, monthRange(0, month), limit);
  const firsts = years.flatMap((one) => (one.id === null ? [] : [{ id: one.id, year: one.year }]));
  if (firsts.length === limit) return firsts.map(({ id }) => id);
  const found = await Promise.all(firsts.map((one) => listOfMonth(sameMonth, scope, { year: one.year, month, limit })));
  return Array.from({ length: limit }, (_, rank) => found.flatMap((ids) => ids[rank] ?? []))
    .flat()
    .slice(0, limit);
}

async function listOfMonth(
  { ofMonth }: SameMonth,
  scope: MemoryScope,
  { year, month, limit }: LookBackQuestion,
): Promise<string[]> {
  const { first, last } = monthRange(year, month);
  const rows = await ofMonth.all(plain(scope), first, last, limit);
  return rows.map(({ id }) => id);
}

function unaskedInOrder(db: Db, ofMonth: ReturnType<typeof inOrderBetween>) {
  return selectFirstUnasked(db, ofMonth)
    .select("looked_at.id")
    .orderBy("looked_at.happened_on")
    .orderBy("looked_at.created_at")
    .orderBy("looked_at.id");
}

/** The memories between two dates in their order. */
function inOrderBetween(db: Db, scope: PlainScope, first: Expression<number>, last: Expression<number>) {
  return selectEvents(db, scope, true)
    .where("happened_on", ">=", first)
    .where("happened_on", "<=", last)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id");
}
