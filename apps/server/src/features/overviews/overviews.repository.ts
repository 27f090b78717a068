import type { MemoryType } from "@lane/domain/marks.ts";
import { memoryDateOf, monthRange } from "@lane/domain/memory-order.ts";
import type { TimelineKind } from "@lane/domain/roles.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import {
  isFirstTelling,
  picturesOf,
  selectFirstUnasked,
  selectMemories,
  selectOfTimeline,
} from "#db/reads/memories.ts";
import { selectChosenTopics } from "#db/reads/prompt-settings.ts";

/** An event that was just told by everybody does not fill the list of what is new. */
const tellingsLookedAt = 4;
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

    /** Those added last, without stones, candles, quiet and folded ones; of several tellings of an event the newest. */
    async listNewest(timelineId: string, limit: number): Promise<string[]> {
      const lastFirst = selectOfTimeline(db, timelineId)
        .orderBy("memories.created_at", "desc")
        .orderBy("memories.id", "desc");
      const rows = await selectFirstUnasked(db, lastFirst)
        .select(["looked_at.id", "looked_at.event_id as eventId"])
        .orderBy("looked_at.created_at", "desc")
        .orderBy("looked_at.id", "desc")
        .limit(limit * tellingsLookedAt)
        .execute();
      const newest = new Map(rows.toReversed().map(({ id, eventId }) => [eventId ?? id, id]));
      return rows.flatMap(({ id, eventId }) => (newest.get(eventId ?? id) === id ? [id] : [])).slice(0, limit);
    },

    /** Whether the account has yet to say what belongs to its life, and the timeline holds that many memories. */
    async lacksTopics(accountId: string, timelineId: string, memories: number): Promise<boolean> {
      const rows = await selectOfTimeline(db, timelineId)
        .select("memories.id")
        .where((where) => where.not(where.exists(selectChosenTopics(db, accountId))))
        .limit(memories)
        .execute();
      return rows.length === memories;
    },
  };
}

export type OverviewsRepository = ReturnType<typeof createOverviewsRepository>;

/** A part of the statement for each month: a window over the year would read all of it. */
function selectOfMonth(db: Db, { timelineId, kind, year }: YearScope, month: number, limit: number) {
  const { first, last } = monthRange(year, month);
  const ofMonth = selectOfTimeline(db, timelineId)
    .select("memories.id")
    .where("happened_on", ">=", first)
    .where("happened_on", "<=", last)
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit);
  return kind === "personal" ? ofMonth : ofMonth.where((where) => isFirstTelling(where));
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
      "is_folded as folded",
      select.exists(picturesOf(db, "memories.id")).as("pictured"),
    ])
    .orderBy("happened_on")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, title, happenedOn, memoryType, candle, quiet, folded, pictured }) => ({
    id,
    month: memoryDateOf(happenedOn).month,
    title,
    isHeavy: isHeavy(memoryType, candle),
    isQuiet: quiet === 1 || folded === 1,
    hasPicture: Boolean(pictured),
  }));
}

function isHeavy(memoryType: MemoryType | null, candle: number): boolean {
  return memoryType === "Stone" || candle === 1;
}
