import { monthRange } from "@lane/domain/memory-order.ts";
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields } from "#db/memory-rows.ts";
import { isLight, mostLookedAt, selectFirst, selectFirstUnasked } from "#db/reads/memories.ts";
import { selectYears } from "#db/reads/timelines.ts";
import type { Schema } from "#db/schema.ts";

import type { MemoryPlace } from "./memory-cursor.ts";
import type { MemoryRecord } from "./memory-record.ts";

export type { MemoryRecord } from "./memory-record.ts";

/** The memories of a timeline whose members may see all of them. */
export interface MemoryScope {
  readonly timelineId: string;
  readonly isArchived: boolean;
}

interface LookBackQuestion {
  /** Looking back, the current year, which is left out. */
  readonly year: number;
  readonly month: number;
  readonly limit: number;
}

/** The memory before or after another one. */
export interface NeighbourRecord extends Pick<MemoryRecord, "id" | "title" | "memoryType"> {
  readonly isCandle: boolean;
  readonly isQuiet: boolean;
}

/** A stretch of a timeline, by the first and last number of `happened_on`, both counted in. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  /** Whether stones and candles belong to it. */
  readonly withStones: boolean;
}

interface StretchQuestion extends Stretch {
  readonly after: MemoryPlace | undefined;
  readonly limit: number;
}

export function createMemoriesRepository(db: Db) {
  return {
    ...readStretches(db),

    async findNext(scope: MemoryScope, place: MemoryPlace): Promise<NeighbourRecord | undefined> {
      const row = await selectNeighbour(db, scope)
        .where(isAfter(place))
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .executeTakeFirst();
      return row && readNeighbour(row);
    },

    async findPrevious(scope: MemoryScope, place: MemoryPlace): Promise<NeighbourRecord | undefined> {
      const row = await selectNeighbour(db, scope)
        .where(isBefore(place))
        .orderBy("happened_on", "desc")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .executeTakeFirst();
      return row && readNeighbour(row);
    },

    /** From as many other years as possible, without stones, candles and quiet memories. */
    listSameMonthIds: (timelineId: string, question: LookBackQuestion): Promise<string[]> =>
      chooseSameMonth(db, { timelineId, isArchived: false }, question),

    async listSameMonth(scope: MemoryScope, question: LookBackQuestion): Promise<MemoryRecord[]> {
      const chosen = await chooseSameMonth(db, scope, question);
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

/** Reads along the order of a timeline, from one date to another. */
function readStretches(db: Db) {
  return {
    async listStretch(scope: MemoryScope, question: StretchQuestion): Promise<MemoryRecord[]> {
      const { first, last, withStones, after, limit } = question;
      const rows = await selectScope(db, scope)
        .select(memoryColumns)
        .where("happened_on", "<=", last)
        .where(after && after.happenedOn >= first ? isAfter(after) : sql<boolean>`happened_on >= ${first}`)
        .where((where) => (withStones ? where.lit(true) : isLight))
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(readFields);
    },

    /** How many memories are neither a stone nor have a candle, and how many are one or have one. */
    async countStretch(
      scope: MemoryScope,
      { first, last }: Pick<Stretch, "first" | "last">,
    ): Promise<{ light: number; heavy: number }> {
      const light = sql<number>`count(case when has_candle = 0 and coalesce(memory_type, '') <> 'Stone' then 1 end)`;
      const counted = await selectScope(db, scope)
        .select((select) => [light.as("light"), select.fn.countAll<number>().as("all")])
        .where("happened_on", ">=", first)
        .where("happened_on", "<=", last)
        .executeTakeFirstOrThrow();
      return { light: counted.light, heavy: counted.all - counted.light };
    },

    /** When the first memory after a stretch happened; after very many stones, when the last of those looked at did. */
    async findAfterStretch(scope: MemoryScope, { last, withStones }: Omit<Stretch, "first">) {
      const inOrder = selectScope(db, scope)
        .where("happened_on", ">", last)
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id");
      const later = selectFirst(db, inOrder)
        .select("looked_at.happened_on as happenedOn")
        .orderBy("looked_at.happened_on")
        .orderBy("looked_at.created_at")
        .orderBy("looked_at.id")
        .limit(1);
      const found = withStones ? later : later.where(isLight);
      const row = (await found.executeTakeFirst()) ?? (await later.offset(mostLookedAt - 1).executeTakeFirst());
      return row?.happenedOn;
    },
  };
}

export type MemoriesRepository = ReturnType<typeof createMemoriesRepository>;

/**
 * Takes from as many other years as possible: the first of each year, then the second of each, and so on. Each year is
 * read along its index and no further than needed: a window over all years would read a twelfth of a life.
 */
async function chooseSameMonth(
  db: Db,
  scope: MemoryScope,
  { year, month, limit }: LookBackQuestion,
): Promise<string[]> {
  const start = sql<number>`timeline_years.year * 10000`;
  const { first, last } = monthRange(0, month);
  const ofMonth = inOrderBetween(db, scope, sql<number>`${start} + ${first}`, sql<number>`${start} + ${last}`);
  const years = await selectYears(db, scope.timelineId)
    .select(["timeline_years.year", unaskedInOrder(db, ofMonth).limit(1).as("id")])
    .where("timeline_years.year", "<>", year)
    .orderBy("timeline_years.year", "desc")
    .execute();
  const firsts = years.flatMap((one) => (one.id === null ? [] : [{ id: one.id, year: one.year }]));
  if (firsts.length >= limit) return firsts.slice(0, limit).map(({ id }) => id);
  const found = await Promise.all(firsts.map((one) => listOfMonth(db, scope, { year: one.year, month, limit })));
  return Array.from({ length: limit }, (_, rank) => found.flatMap((ids) => ids[rank] ?? []))
    .flat()
    .slice(0, limit);
}

async function listOfMonth(db: Db, scope: MemoryScope, { year, month, limit }: LookBackQuestion): Promise<string[]> {
  const { first, last } = monthRange(year, month);
  const ofMonth = inOrderBetween(db, scope, sql<number>`${first}`, sql<number>`${last}`);
  const rows = await unaskedInOrder(db, ofMonth).limit(limit).execute();
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
function inOrderBetween(db: Db, scope: MemoryScope, first: Expression<number>, last: Expression<number>) {
  return selectScope(db, scope)
    .where("happened_on", ">=", first)
    .where("happened_on", "<=", last)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id");
}

function selectScope(db: Db, scope: MemoryScope) {
  return db.selectFrom("memories").where((where) => isInScope(where, scope));
}

function selectNeighbour(db: Db, scope: MemoryScope) {
  return selectScope(db, scope)
    .select(["id", "title", "memory_type as memoryType", "has_candle as hasCandle", "is_quiet as quiet"])
    .limit(1);
}

interface NeighbourRow extends Pick<NeighbourRecord, "id" | "title" | "memoryType"> {
  readonly hasCandle: number;
  readonly quiet: number;
}

function readNeighbour({ hasCandle, quiet, ...row }: NeighbourRow): NeighbourRecord {
  return { ...row, isCandle: hasCandle === 1, isQuiet: quiet === 1 };
}

function isInScope(
  where: ExpressionBuilder<Schema, "memories">,
  { timelineId, isArchived }: MemoryScope,
): Expression<SqlBool> {
  return where.and([
    where("memories.timeline_id", "=", timelineId),
    where("memories.is_archived", "=", isArchived ? 1 : 0),
  ]);
}

// Compared as row values, so that both engines seek in `memories_in_order` instead of scanning it.
function isAfter({ happenedOn, createdAt, id }: MemoryPlace) {
  return sql<boolean>`(happened_on, created_at, memories.id) > (${happenedOn}, ${createdAt}, ${id})`;
}

function isBefore({ happenedOn, createdAt, id }: MemoryPlace) {
  return sql<boolean>`(happened_on, created_at, memories.id) < (${happenedOn}, ${createdAt}, ${id})`;
}
