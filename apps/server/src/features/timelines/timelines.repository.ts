import type { MemoryType } from "@lane/domain/marks.ts";
import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectOfTimeline } from "#db/reads/memories.ts";
import { selectOwnTimelines } from "#db/reads/timelines.ts";

export interface TimelineRecord {
  readonly id: string;
  readonly startYear: number | null;
}

export interface YearRecord {
  readonly id: string;
  readonly year: number;
}

/** The number of memories of one type in a month; `month` is year and month as one number, such as 199807. */
export interface MonthCount {
  readonly month: number;
  readonly memoryType: MemoryType | null;
  readonly count: number;
}

export function createTimelinesRepository(db: Db) {
  const personal = prepareQuery(db, (accountId: string) =>
    db.selectFrom("timelines").select(["id", "start_year as startYear"]).where("personal_of", "=", accountId),
  );
  const yearsOf = prepareQuery(db, (timelineId: string) =>
    db.selectFrom("timeline_years").select(["id", "year"]).where("timeline_id", "=", timelineId).orderBy("year"),
  );
  const monthsOf = prepareQuery(db, (timelineId: string) => {
    // All columns are in the index `memories_in_order`; the table itself is not read.
    const month = sql<number>`happened_on / 100`;
    return selectOfTimeline(db, timelineId)
      .select((select) => [month.as("month"), "memory_type as memoryType", select.fn.countAll<number>().as("count")])
      .groupBy([month, "memory_type"]);
  });

  return {
    findPersonal: (accountId: string): Promise<TimelineRecord | undefined> => personal.first(accountId),

    /** False when the account has a personal timeline already, also one made by a concurrent request. */
    async insertPersonal(accountId: string, { id, startYear }: TimelineRecord, now: number): Promise<boolean> {
      const made = await db
        .insertInto("timelines")
        .values({ id, kind: "personal", personal_of: accountId, start_year: startYear, created_at: now })
        .onConflict((conflict) => conflict.column("personal_of").doNothing())
        .returning("id")
        .execute();
      return made.length > 0;
    },

    /** The id of the timeline; undefined when its ten years were chosen before. */
    async chooseStart(accountId: string, startYear: number): Promise<string | undefined> {
      const chosen = await db
        .updateTable("timelines")
        .set({ start_year: startYear })
        .where("personal_of", "=", accountId)
        .where("start_year", "is", null)
        .returning("id")
        .execute();
      return chosen[0]?.id;
    },

    async insertYears(timelineId: string, years: readonly YearRecord[]): Promise<void> {
      await db
        .insertInto("timeline_years")
        .values(years.map(({ id, year }) => ({ id, timeline_id: timelineId, year })))
        .onConflict((conflict) => conflict.columns(["timeline_id", "year"]).doNothing())
        .execute();
    },

    listYears: (timelineId: string): Promise<YearRecord[]> => yearsOf.all(timelineId),

    /** Removes the personal timeline and the vaults without another member; their rows go by foreign keys. */
    async removeOf(accountId: string): Promise<void> {
      await db.deleteFrom("timelines").where("id", "in", selectOwnTimelines(db, accountId)).execute();
    },

    countMonths: (timelineId: string): Promise<MonthCount[]> => monthsOf.all(timelineId),
  };
}

export type TimelinesRepository = ReturnType<typeof createTimelinesRepository>;
