import { type ExpressionBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields, tellableColumns } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { isFirstTelling, isLight, mostLookedAt, selectFirst } from "#db/reads/memories.ts";
import type { Schema } from "#db/schema.ts";

import type { MemoryPlace } from "./memory-cursor.ts";
import type { MemoryRecord, TellableMemory } from "./memory-record.ts";
import { type MemoryScope, type PlainScope, plain, selectEvents, selectScope } from "./memory-scope.ts";
import { readSameMonth } from "./same-month.ts";

export type { MemoryRecord } from "./memory-record.ts";

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
