import type { MemoryType } from "@lane/domain/marks.ts";
import { monthRange } from "@lane/domain/memory-order.ts";
import type { Standing } from "@lane/domain/roles.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";

import { asRecord, memoryColumns } from "./memory-columns.ts";
import type { MemoryPlace } from "./memory-cursor.ts";

export interface MemoryRecord extends MemoryPlace {
  readonly timelineId: string;
  readonly yearId: string;
  readonly authorId: string | null;
  readonly isCirca: boolean;
  readonly title: string;
  readonly description: string;
  readonly monthDescription: string;
  readonly memoryType: MemoryType | null;
  readonly isArchived: boolean;
  readonly isQuiet: boolean;
  readonly version: number;
  readonly updatedAt: number;
}

/** A memory, and how the one who asked stands to its timeline. */
export type FoundMemory = MemoryRecord & Standing;

export interface FoundYear extends Standing {
  readonly id: string;
  readonly year: number;
  readonly timelineId: string;
  /** Whose own timeline it is on; null in a vault. */
  readonly ownerId: string | null;
  readonly startYear: number | null;
}

/** Which memories of a timeline somebody may see: all of them, or only those of one author. */
export interface MemoryScope {
  readonly timelineId: string;
  readonly isArchived: boolean;
  readonly onlyAuthorId: string | undefined;
}

interface MonthQuestion {
  readonly year: number;
  readonly month: number;
  readonly after: MemoryPlace | undefined;
  readonly limit: number;
}

interface LookBackQuestion {
  /** The year one is looking from; it is left out. */
  readonly year: number;
  readonly month: number;
  readonly limit: number;
}

export function createMemoriesRepository(db: Db) {
  return {
    async findYear(accountId: string, yearId: string): Promise<FoundYear | undefined> {
      return selectStandings(db, accountId)
        .innerJoin("timeline_years", "timeline_years.timeline_id", "timelines.id")
        .select([
          "timeline_years.id",
          "timeline_years.year",
          "timelines.id as timelineId",
          "timelines.personal_of as ownerId",
          "timelines.start_year as startYear",
        ])
        .where("timeline_years.id", "=", yearId)
        .executeTakeFirst();
    },

    async findById(accountId: string, memoryId: string): Promise<FoundMemory | undefined> {
      const row = await selectStandings(db, accountId)
        .innerJoin("memories", "memories.timeline_id", "timelines.id")
        .select(memoryColumns)
        .where("memories.id", "=", memoryId)
        .executeTakeFirst();
      return row && asRecord(row);
    },

    async listMonth(scope: MemoryScope, { year, month, after, limit }: MonthQuestion): Promise<MemoryRecord[]> {
      const { first, last } = monthRange(year, month);
      const rows = await selectScope(db, scope)
        .select(memoryColumns)
        .where("happened_on", "<=", last)
        .where(after && after.happenedOn >= first ? isAfter(after) : sql<boolean>`happened_on >= ${first}`)
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(asRecord);
    },

    async findNext(scope: MemoryScope, place: MemoryPlace): Promise<{ id: string; title: string } | undefined> {
      return selectScope(db, scope)
        .select(["id", "title"])
        .where(isAfter(place))
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
    },

    async findPrevious(scope: MemoryScope, place: MemoryPlace): Promise<{ id: string; title: string } | undefined> {
      return selectScope(db, scope)
        .select(["id", "title"])
        .where(isBefore(place))
        .orderBy("happened_on", "desc")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
    },

    /** From as many other years as there are: the first of each year, then the second of each, and so on. */
    async listSameMonth(scope: MemoryScope, { year, month, limit }: LookBackQuestion): Promise<MemoryRecord[]> {
      const base = sql<number>`timeline_years.year * 10000`;
      const { first, last } = monthRange(0, month);
      const turn = sql<number>`row_number() over (partition by timeline_years.year order by happened_on, created_at, memories.id)`;
      const chosen = await selectScope(db, scope)
        .innerJoin("timeline_years", "timeline_years.timeline_id", "memories.timeline_id")
        .select(["memories.id", turn.as("turn"), "timeline_years.year"])
        .where("timeline_years.year", "<>", year)
        .where("happened_on", ">=", sql<number>`${base} + ${first}`)
        .where("happened_on", "<=", sql<number>`${base} + ${last}`)
        .where("is_quiet", "=", 0)
        .where((where) => where.or([where("memory_type", "is", null), where("memory_type", "<>", "Stone")]))
        .orderBy("turn")
        .orderBy("timeline_years.year", "desc")
        .limit(limit)
        .execute();
      if (chosen.length === 0) return [];
      const rows = await db
        .selectFrom("memories")
        .select(memoryColumns)
        .where(
          "id",
          "in",
          chosen.map(({ id }) => id),
        )
        .orderBy(sql`happened_on / 10000`, "desc")
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(asRecord);
    },
  };
}

export type MemoriesRepository = ReturnType<typeof createMemoriesRepository>;

/** The timelines somebody is a member of. Those of a person who went away for a while are nobody's. */
function selectStandings(db: Db, accountId: string) {
  return db
    .selectFrom("timelines")
    .innerJoin("memberships", "memberships.timeline_id", "timelines.id")
    .leftJoin("accounts as owner", "owner.id", "timelines.personal_of")
    .select(["memberships.role", "timelines.kind"])
    .where("memberships.account_id", "=", accountId)
    .where((where) => where.or([where("timelines.personal_of", "is", null), where("owner.status", "=", "active")]));
}

function selectScope(db: Db, { timelineId, isArchived, onlyAuthorId }: MemoryScope) {
  return db
    .selectFrom("memories")
    .where("memories.timeline_id", "=", timelineId)
    .where("is_archived", "=", isArchived ? 1 : 0)
    .$if(onlyAuthorId !== undefined, (query) => query.where("author_id", "=", onlyAuthorId ?? ""));
}

// Compared as rows: so both engines jump to the place in `memories_in_order` instead of reading up to it.
function isAfter({ happenedOn, createdAt, id }: MemoryPlace) {
  return sql<boolean>`(happened_on, created_at, memories.id) > (${happenedOn}, ${createdAt}, ${id})`;
}

function isBefore({ happenedOn, createdAt, id }: MemoryPlace) {
  return sql<boolean>`(happened_on, created_at, memories.id) < (${happenedOn}, ${createdAt}, ${id})`;
}
