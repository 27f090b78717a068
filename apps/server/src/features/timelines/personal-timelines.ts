import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import type { TimelineRecord, TimelinesRepository } from "./timelines.repository.ts";

interface PersonalTimelinesDeps {
  readonly repository: Pick<TimelinesRepository, "insertPersonal" | "findPersonal" | "insertYears" | "listYears">;
  /** Satisfied by the memberships in app/compose-timelines.ts. */
  readonly members: { insertOwner(timelineId: string, accountId: string, now: number): Promise<void> };
  readonly clock: Clock;
}

/** Making somebody's own timeline, and the years of it. Call all of it in a transaction. */
export function createPersonalTimelines({ repository, members, clock }: PersonalTimelinesDeps) {
  async function addYears(timelineId: string, years: readonly number[]): Promise<void> {
    const records = years.map((year) => ({ id: createId(clock.now()), year }));
    await repository.insertYears(timelineId, records);
  }

  /** False when there is one already, also one made by a concurrent request. */
  async function insert(accountId: string, made: TimelineRecord): Promise<boolean> {
    const now = clock.now();
    const isNew = await repository.insertPersonal(accountId, made, now);
    if (isNew) await members.insertOwner(made.id, accountId, now);
    return isNew;
  }

  return {
    addYears,
    insert,

    /**
     * Where a memory of this year goes that comes back to its author: their own timeline, which gets the year if it has
     * not. Whether the plan reaches it is not asked, because nothing is added.
     */
    async homeYear(accountId: string, year: number): Promise<{ timelineId: string; yearId: string }> {
      await insert(accountId, { id: createId(clock.now()), startYear: null });
      const timeline = await repository.findPersonal(accountId);
      if (!timeline) throw new Error("A personal timeline was just made");
      await addYears(timeline.id, [year]);
      const found = (await repository.listYears(timeline.id)).find((one) => one.year === year);
      if (!found) throw new Error("A year was just added");
      return { timelineId: timeline.id, yearId: found.id };
    },
  };
}

export type PersonalTimelines = ReturnType<typeof createPersonalTimelines>;
