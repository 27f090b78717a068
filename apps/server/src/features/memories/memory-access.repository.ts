import type { Standing } from "@lane/domain/roles.ts";

import type { Db } from "#db/client.ts";
import type { Flag } from "#db/column-types.ts";
import { memoryColumns, readFields } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { selectMemories } from "#db/reads/memories.ts";
import { selectStandings, selectStandingsOfYears } from "#db/reads/timelines.ts";

import type { MemoryRecord } from "./memory-record.ts";

/** A memory, with the viewer's role on its timeline. */
export interface FoundMemory extends MemoryRecord, Standing {
  /** Only owners of the timeline share what they wrote there. */
  readonly isSharingOff: boolean;
}

export interface FoundYear extends Standing {
  readonly id: string;
  readonly year: number;
  readonly timelineId: string;
  /** The owner of the personal timeline; null in a vault. */
  readonly ownerId: string | null;
  readonly startYear: number | null;
  /** Who pays for the vault, or for the guest. */
  readonly paidBy: string | null;
  readonly guestOf: string | null;
  readonly deletesAt: number | null;
}

/** Finds a year or a memory together with the account's role on its timeline. */
export function createMemoryAccessRepository(db: Db) {
  const selectYears = (accountId: string) =>
    selectStandingsOfYears(db, accountId).select([
      "timeline_years.id",
      "timeline_years.year",
      "timelines.id as timelineId",
      "timelines.personal_of as ownerId",
      "timelines.start_year as startYear",
      "timelines.paid_by as paidBy",
      "timelines.guest_of as guestOf",
      "timelines.deletes_at as deletesAt",
    ]);

  const yearById = prepareQuery(db, (accountId: string, yearId: string) =>
    selectYears(accountId).where("timeline_years.id", "=", yearId),
  );
  const ownYear = prepareQuery(db, (accountId: string, year: number) =>
    selectYears(accountId).where("timelines.personal_of", "=", accountId).where("timeline_years.year", "=", year),
  );
  const yearOf = prepareQuery(db, (accountId: string, timelineId: string, year: number) =>
    selectYears(accountId).where("timelines.id", "=", timelineId).where("timeline_years.year", "=", year),
  );
  const { memoryById, memoriesById, standings } = prepareMemories(db);

  return {
    findYear: (accountId: string, yearId: string): Promise<FoundYear | undefined> => yearById.first(accountId, yearId),

    /** A year of the account's personal timeline. */
    findOwnYear: (accountId: string, year: number): Promise<FoundYear | undefined> => ownYear.first(accountId, year),

    findYearOf: (accountId: string, timelineId: string, year: number): Promise<FoundYear | undefined> =>
      yearOf.first(accountId, timelineId, year),

    async findById(accountId: string, memoryId: string): Promise<FoundMemory | undefined> {
      const row = await memoryById.first(accountId, memoryId);
      return row && withSharing(readFields(row));
    },

    /** Not joined: for many ids SQLite would read all memories of the timeline and compare their ids. */
    async listByIds(accountId: string, memoryIds: readonly string[]): Promise<FoundMemory[]> {
      if (memoryIds.length === 0) return [];
      const rows = await memoriesById.all(memoryIds);
      if (rows.length === 0) return [];
      const timelineIds = [...new Set(rows.map(({ timelineId }) => timelineId))];
      const found = await standings.all(accountId, timelineIds);
      const byTimeline = new Map(found.map((standing) => [standing.timelineId, standing]));
      return rows.flatMap((row) => {
        const standing = byTimeline.get(row.timelineId);
        return standing ? [withSharing(readFields({ ...row, ...standing }))] : [];
      });
    },
  };
}

export type MemoryAccessRepository = ReturnType<typeof createMemoryAccessRepository>;

function prepareMemories(db: Db) {
  return {
    memoryById: prepareQuery(db, (accountId: string, memoryId: string) =>
      selectStandings(db, accountId)
        .innerJoin("memories", "memories.timeline_id", "timelines.id")
        .select(memoryColumns)
        .where("memories.id", "=", memoryId),
    ),
    memoriesById: prepareQuery(db, (memoryIds: readonly string[]) =>
      selectMemories(db, memoryIds).select(memoryColumns),
    ),
    standings: prepareQuery(db, (accountId: string, timelineIds: readonly string[]) =>
      selectStandings(db, accountId).select("timelines.id as timelineId").where("timelines.id", "in", timelineIds),
    ),
  };
}

function withSharing<R extends { readonly sharingOff: Flag }>({ sharingOff, ...row }: R) {
  return { ...row, isSharingOff: sharingOff === 1 };
}
