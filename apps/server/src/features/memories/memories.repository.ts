import { monthRange } from "@lane/domain/memory-order.ts";
import type { TimelineKind } from "@lane/domain/roles.ts";
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields, tellableColumns } from "#db/memory-rows.ts";
import { isFirstTelling, isLight, mostLookedAt, selectFirst, selectFirstUnasked } from "#db/reads/memories.ts";
import { selectYears } from "#db/reads/timelines.ts";
import type { Schema } from "#db/schema.ts";

import type { MemoryPlace } from "./memory-cursor.ts";
import type { MemoryRecord, TellableMemory } from "./memory-record.ts";

export type { MemoryRecord } from "./memory-record.ts";

/** The memories of a timeline whose members may see all of them. */
export interface MemoryScope {
  readonly timelineId: string;
  readonly kind: TimelineKind;
  readonly isArchived: boolean;
}

interface LookBackQuestion {
  /** Looking back, the current year, which is left out. */
  readonly year: number;
  readonly month: number;
  readonly limit: number;
}

/** The memory before or after another one. */
export type NeighbourRecord = Pick<MemoryRecord, "title" | "isQuiet"> & TellableMemory;

/** A memory whose neighbours are asked for; other tellings of its event are none. */
type Neighboured = MemoryPlace & Pick<MemoryRecord, "eventId">;

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

    async findNext(scope: MemoryScope, place: Neighboured): Promise<NeighbourRecord | undefined> {
      const row = await selectNeighbour(db, scope, place)
        .where(isAfter(place))
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .executeTakeFirst();
      return row && readFields(row);
    },

    async findPrevious(scope: MemoryScope, place: Neighboured): Promise<NeighbourRecord | undefined> {
      const row = await selectNeighbour(db, scope, place)
        .where(isBefore(place))
        .orderBy("happened_on", "desc")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .executeTakeFirst();
      return row && readFields(row);
    },

    /** From as many other years as possible, without stones, candles and quiet memories. */
    listSameMonthIds: (timeline: Omit<MemoryScope, "isArchived">, question: LookBackQuestion): Promise<string[]> =>
      chooseSameMonth(db, { ...timeline, isArchived: false }, question),

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
      const rows = await selectEvents(db, scope, !withStones)
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

    /** How many are neither a stone nor have a candle, and how many are added by those that are one or have one. */
    async countStretch(
      scope: MemoryScope,
      { first, last }: Pick<Stretch, "first" | "last">,
    ): Promise<{ light: number; heavy: number }> {
      const isOwn = scope.kind === "personal";
      const counted = await selectScope(db, scope)
        .select((select) => [
          select.fn
            .countAll<number>()
            .filterWhere((where) => countsOnce(where, isOwn, true))
            .as("light"),
          select.fn
            .countAll<number>()
            .filterWhere((where) => countsOnce(where, isOwn, false))
            .as("all"),
        ])
        .where("happened_on", ">=", first)
        .where("happened_on", "<=", last)
        .executeTakeFirstOrThrow();
      return { light: counted.light, heavy: counted.all - counted.light };
    },

    /** When the first memory after a stretch happened; after very many stones, when the last of those looked at did. */
    async findAfterStretch(scope: MemoryScope, { last, withStones }: Omit<Stretch, "first">) {
      const inOrder = selectEvents(db, scope, !withStones)
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
  return selectEvents(db, scope, true)
    .where("happened_on", ">=", first)
    .where("happened_on", "<=", last)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id");
}

function selectScope(db: Db, scope: MemoryScope) {
  return db.selectFrom("memories").where((where) => isInScope(where, scope));
}

/** In a vault, what several members tell of one event is listed once; the archive lists everything. */
function selectEvents(db: Db, scope: MemoryScope, isOnlyLight: boolean) {
  const all = selectScope(db, scope);
  const isEach = scope.kind === "personal" || scope.isArchived;
  return isEach ? all : all.where((where) => isFirstTelling(where, isOnlyLight));
}

function countsOnce(where: ExpressionBuilder<Schema, "memories">, isOwn: boolean, isOnlyLight: boolean) {
  return where.and([
    isOnlyLight ? isLight : where.lit(true),
    isOwn ? where.lit(true) : isFirstTelling(where, isOnlyLight),
  ]);
}

function selectNeighbour(db: Db, scope: MemoryScope, { eventId }: Neighboured) {
  const found = selectEvents(db, scope, false)
    .select([...tellableColumns, "title", "is_quiet as isQuiet"])
    .limit(1);
  if (eventId === null) return found;
  return found.where((where) => where.or([where("event_id", "is", null), where("event_id", "<>", eventId)]));
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
