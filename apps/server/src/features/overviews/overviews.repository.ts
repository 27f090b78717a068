import type { MemoryType } from "@lane/domain/marks.ts";
import { memoryDateOf, monthRange } from "@lane/domain/memory-order.ts";
import type { TimelineKind } from "@lane/domain/roles.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import {
  isFirstTelling,
  mostLookedAt,
  picturesOf,
  selectFirstUnasked,
  selectMemories,
  selectOfTimeline,
} from "#db/reads/memories.ts";
import { selectChosenTopics } from "#db/reads/prompt-settings.ts";

/** An event that was just told by everybody in a vault does not fill the list of what is new. */
const tellingsLookedAt = 4;
/** Mostly enough to find a flower with a picture. */
const firstLookedAt = 20;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The memories of one year of a timeline. */
export interface YearScope {
  readonly timelineId: string;
  readonly kind: TimelineKind;
  readonly year: number;
}

/** Just enough of a memory to choose what stands for its month. */
export interface MonthCandidate {
  readonly id: string;
  readonly month: number;
  readonly title: string;
  readonly isHeavy: boolean;
  /** Or folded by hand in a vault. */
  readonly isQuiet: boolean;
  readonly hasPicture: boolean;
}

export function createOverviewsRepository(db: Db) {
  const { ofYear, ofMonths, facts, flower, newest, someWithoutTopics } = prepareOverviews(db);

  /** Most years are read as a whole; of a full one, only the beginning of each month. */
  async function listFirstOfMonths({ timelineId, kind, year }: YearScope, perMonth: number): Promise<string[]> {
    const isPersonal = kind === "personal";
    const { first } = monthRange(year, 1);
    const { last } = monthRange(year, 12);
    const whole = await ofYear.all(timelineId, isPersonal, { first, last }, mostLookedAt);
    if (whole.length < mostLookedAt) {
      const byMonth = Map.groupBy(whole, ({ happenedOn }) => memoryDateOf(happenedOn).month);
      return [...byMonth.values()].flatMap((ofMonth) => ofMonth.slice(0, perMonth).map(({ id }) => id));
    }
    return (await ofMonths.all(timelineId, isPersonal, perMonth, endsOfMonths(year))).map(({ id }) => id);
  }

  return {
    /** The first memories of each month, in order. */
    async listMonthCandidates(scope: YearScope, perMonth: number): Promise<MonthCandidate[]> {
      const chosen = await listFirstOfMonths(scope, perMonth);
      return chosen.length === 0 ? [] : (await facts.all(chosen)).map(candidateOf);
    },

    /** The first flower with a picture soon after this day of the order; quiet memories and candles are left out. */
    async findFlower(timelineId: string, from: number): Promise<string | undefined> {
      const near = await flower.first(timelineId, from, firstLookedAt);
      return (near ?? (await flower.first(timelineId, from, mostLookedAt)))?.id;
    },

    /** Those added last, without stones, candles, quiet and folded ones; of several tellings of an event the newest. */
    async listNewest({ timelineId, kind }: Omit<YearScope, "year">, limit: number): Promise<string[]> {
      const most = kind === "personal" ? limit : limit * tellingsLookedAt;
      const last = await newest.all(timelineId, most, 2 * most);
      const rows = last.length === most ? last : await newest.all(timelineId, most, mostLookedAt);
      const ofEvents = new Map(rows.toReversed().map(({ id, eventId }) => [eventId ?? id, id]));
      return rows.flatMap(({ id, eventId }) => (ofEvents.get(eventId ?? id) === id ? [id] : [])).slice(0, limit);
    },

    /** Whether the account has yet to say what belongs to its life, and the timeline holds that many memories. */
    async lacksTopics(accountId: string, timelineId: string, memories: number): Promise<boolean> {
      return (await someWithoutTopics.all(accountId, timelineId, memories)).length === memories;
    },
  };
}

export type OverviewsRepository = ReturnType<typeof createOverviewsRepository>;

function prepareOverviews(db: Db) {
  return {
    ofYear: prepareQuery(
      db,
      (timelineId: string, isPersonal: boolean, range: Readonly<Record<"first" | "last", number>>, limit: number) =>
        selectInOrder(db, { timelineId, isPersonal }, range, limit).select("happened_on as happenedOn"),
    ),
    /** A part of the statement for each month, whose ends have names: a window over the year would read all of it. */
    ofMonths: prepareQuery(
      db,
      (timelineId: string, isPersonal: boolean, limit: number, ends: Readonly<Record<string, number>>) => {
        const ofMonths = months.map((month) => {
          const range = { first: ends[firstOf(month)] ?? 0, last: ends[lastOf(month)] ?? 0 };
          return sql`select id from (${selectInOrder(db, { timelineId, isPersonal }, range, limit)}) as first`;
        });
        return sql<{ id: string }>`${sql.join(ofMonths, sql` union all `)}`;
      },
    ),
    facts: prepareQuery(db, (ids: readonly string[]) => selectFacts(db, ids)),
    flower: prepareQuery(db, (timelineId: string, from: number, lookedAt: number) =>
      selectFlower(db, timelineId, from, lookedAt),
    ),
    newest: prepareQuery(db, (timelineId: string, limit: number, lookedAt: number) =>
      selectNewest(db, timelineId, limit, lookedAt),
    ),
    someWithoutTopics: prepareQuery(db, (accountId: string, timelineId: string, limit: number) =>
      selectOfTimeline(db, timelineId)
        .select("memories.id")
        .where((where) => where.not(where.exists(selectChosenTopics(db, accountId))))
        .limit(limit),
    ),
  };
}

function endsOfMonths(year: number): Record<string, number> {
  const ends = months.map((month) => ({ month, ...monthRange(year, month) }));
  return Object.fromEntries(
    ends.flatMap(({ month, first, last }) => [
      [firstOf(month), first],
      [lastOf(month), last],
    ]),
  );
}

function firstOf(month: number): string {
  return `first of ${month}`;
}

function lastOf(month: number): string {
  return `last of ${month}`;
}

function selectFlower(db: Db, timelineId: string, from: number, lookedAt: number) {
  const inOrder = selectOfTimeline(db, timelineId)
    .where("happened_on", ">=", from)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id");
  return selectFirstUnasked(db, inOrder, lookedAt)
    .select("looked_at.id")
    .where("looked_at.memory_type", "=", "Flower")
    .where((where) => where.exists(picturesOf(db, "looked_at.id")))
    .orderBy("looked_at.happened_on")
    .orderBy("looked_at.created_at")
    .orderBy("looked_at.id")
    .limit(1);
}

function selectNewest(db: Db, timelineId: string, limit: number, lookedAt: number) {
  const lastFirst = selectOfTimeline(db, timelineId)
    .orderBy("memories.created_at", "desc")
    .orderBy("memories.id", "desc");
  return selectFirstUnasked(db, lastFirst, lookedAt)
    .select(["looked_at.id", "looked_at.event_id as eventId"])
    .orderBy("looked_at.created_at", "desc")
    .orderBy("looked_at.id", "desc")
    .limit(limit);
}

interface PlainTimeline {
  readonly timelineId: string;
  readonly isPersonal: boolean;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

function selectInOrder(db: Db, { timelineId, isPersonal }: PlainTimeline, { first, last }: Range, limit: number) {
  const inOrder = selectOfTimeline(db, timelineId)
    .select("memories.id")
    .where("happened_on", ">=", first)
    .where("happened_on", "<=", last)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit);
  return isPersonal ? inOrder : inOrder.where((where) => isFirstTelling(where));
}

function selectFacts(db: Db, ids: readonly string[]) {
  return selectMemories(db, ids)
    .select((select) => [
      "id",
      "title",
      "happened_on as happenedOn",
      "memory_type as memoryType",
      "has_candle as candle",
      "is_quiet as quiet",
      "is_folded as folded",
      select.exists(picturesOf(db, "memories.id")).as("pictured"),
    ])
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id");
}

type FactsRow = Awaited<ReturnType<ReturnType<typeof selectFacts>["execute"]>>[number];

function candidateOf({ id, title, happenedOn, memoryType, candle, quiet, folded, pictured }: FactsRow): MonthCandidate {
  return {
    id,
    month: memoryDateOf(happenedOn).month,
    title,
    isHeavy: isHeavy(memoryType, candle),
    isQuiet: quiet === 1 || folded === 1,
    hasPicture: Boolean(pictured),
  };
}

function isHeavy(memoryType: MemoryType | null, candle: number): boolean {
  return memoryType === "Stone" || candle === 1;
}
