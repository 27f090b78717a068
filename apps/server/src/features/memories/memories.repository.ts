import { monthRange } from "@lane/domain/memory-order.ts";
import { type Expression, type ExpressionBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields, tellableColumns } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { isFirstTelling, isLight, mostLookedAt, selectFirst, selectFirstUnasked } from "#db/reads/memories.ts";
import { type MemoryScope, type PlainScope, plain, selectEvents, selectScope } from "#db/reads/memory-scope.ts";
import { selectYears } from "#db/reads/timelines.ts";
import type { Schema } from "#db/schema.ts";

import type { MemoryPlace } from "./memory-cursor.ts";
import type { MemoryRecord, TellableMemory } from "./memory-record.ts";

export type { MemoryScope } from "#db/reads/memory-scope.ts";
export type { MemoryRecord } from "./memory-record.ts";

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
  const next = prepareQuery(db, (scope: PlainScope, place: Neighboured) =>
    selectNeighbour(db, scope, place).where(isAfter(place)).orderBy("happened_on").orderBy("created_at").orderBy("id"),
  );
  const previous = prepareQuery(db, (scope: PlainScope, place: Neighboured) =>
    selectNeighbour(db, scope, place)
      .where(isBefore(place))
      .orderBy("happened_on", "desc")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
  );

  return {
    ...readStretches(db),
    ...readSameMonth(db),

    async findNext(scope: MemoryScope, place: Neighboured): Promise<NeighbourRecord | undefined> {
      const row = await next.first(plain(scope), neighboured(place));
      return row && readFields(row);
    },

    async findPrevious(scope: MemoryScope, place: Neighboured): Promise<NeighbourRecord | undefined> {
      const row = await previous.first(plain(scope), neighboured(place));
      return row && readFields(row);
    },
  };
}

function prepareStretches(db: Db) {
  const select = (scope: PlainScope, { last, withStones, limit }: Omit<StretchQuestion, "first" | "after">) =>
    selectEvents(db, scope, !withStones)
      .select(memoryColumns)
      .where("happened_on", "<=", last)
      .where((where) => (withStones ? where.lit(true) : isLight))
      .orderBy("happened_on")
      .orderBy("created_at")
      .orderBy("id")
      .limit(limit);
  return {
    fromFirst: prepareQuery(db, (scope: PlainScope, question: Omit<StretchQuestion, "after">) =>
      select(scope, question).where("happened_on", ">=", question.first),
    ),
    fromPlace: prepareQuery(db, (scope: PlainScope, question: Omit<StretchQuestion, "after">, after: MemoryPlace) =>
      select(scope, question).where(isAfter(after)),
    ),
  };
}

/** Reads along the order of a timeline, from one date to another. */
function readStretches(db: Db) {
  const { fromFirst, fromPlace } = prepareStretches(db);

  return {
    async listStretch(scope: MemoryScope, { after, ...question }: StretchQuestion): Promise<MemoryRecord[]> {
      const isLater = after && after.happenedOn >= question.first;
      const rows = isLater
        ? await fromPlace.all(plain(scope), question, after)
        : await fromFirst.all(plain(scope), question);
      return rows.map(readFields);
    },

    /** How many are neither a stone nor have a candle, and how many are added by those that are one or have one. */
    async countStretch(
      scope: MemoryScope,
      { first, last }: Pick<Stretch, "first" | "last">,
    ): Promise<{ light: number; heavy: number }> {
      const { isPersonal: isOwn } = plain(scope);
      const counted = await selectScope(db, plain(scope))
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
      const inOrder = selectEvents(db, plain(scope), !withStones)
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

function neighboured({ happenedOn, createdAt, id, eventId }: Neighboured): Neighboured {
  return { happenedOn, createdAt, id, eventId };
}

/** Reads a month in other years. */
function readSameMonth(db: Db) {
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
          .with("firsts", () => firsts)
          .selectFrom("firsts")
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

function countsOnce(where: ExpressionBuilder<Schema, "memories">, isOwn: boolean, isOnlyLight: boolean) {
  return where.and([
    isOnlyLight ? isLight : where.lit(true),
    isOwn ? where.lit(true) : isFirstTelling(where, isOnlyLight),
  ]);
}

function selectNeighbour(db: Db, scope: PlainScope, { eventId }: Neighboured) {
  const found = selectEvents(db, scope, false)
    .select([...tellableColumns, "title", "is_quiet as isQuiet"])
    .limit(1);
  if (eventId === null) return found;
  return found.where((where) => where.or([where("event_id", "is", null), where("event_id", "<>", eventId)]));
}

// Compared as row values, so that both engines seek in `memories_in_order` instead of scanning it.
function isAfter({ happenedOn, createdAt, id }: MemoryPlace) {
  return sql<boolean>`(happened_on, created_at, memories.id) > (${happenedOn}, ${createdAt}, ${id})`;
}

function isBefore({ happenedOn, createdAt, id }: MemoryPlace) {
  return sql<boolean>`(happened_on, created_at, memories.id) < (${happenedOn}, ${createdAt}, ${id})`;
}
