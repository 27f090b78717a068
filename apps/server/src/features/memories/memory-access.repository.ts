import type { Standing } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields } from "#db/memory-rows.ts";

import type { MemoryRecord } from "./memory-record.ts";

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

/** Finds a year or a memory together with how somebody stands to its timeline. */
export function createMemoryAccessRepository(db: Db) {
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
      return row && readFields(row);
    },
  };
}

export type MemoryAccessRepository = ReturnType<typeof createMemoryAccessRepository>;

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
