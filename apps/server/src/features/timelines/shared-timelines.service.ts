import type { Timeline, YearEntry } from "@lane/contract/timelines.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import { coversTimeline } from "@lane/domain/memberships.ts";
import type { Plan } from "@lane/domain/plans.ts";
import { yearsBetween } from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { PersonalTimelines } from "./personal-timelines.ts";
import type { JoinedRecord, SharedTimelinesRepository, VaultAbout } from "./shared-timelines.repository.ts";
import type { TimelinesRepository, YearRecord } from "./timelines.repository.ts";
import { hasYear, spanOf, yearEntries } from "./year-entries.ts";

interface SharedTimelinesDeps {
  readonly repository: Pick<SharedTimelinesRepository, "findJoined" | "findVaultStart">;
  readonly timelines: Pick<TimelinesRepository, "findPersonal" | "listYears" | "countMonths">;
  readonly years: Pick<PersonalTimelines, "addYears">;
  /** Satisfied by the plans in app/compose-features.ts. */
  readonly plans: { find(accountId: string): Promise<Plan> };
  readonly clock: Clock;
  readonly transact: Transact;
}

/** A timeline that several people share, as one of them sees it. */
interface Vault {
  readonly id: string;
  readonly name: string;
  readonly about: VaultAbout | null;
  readonly years: readonly YearRecord[];
}

/** Reading timelines of several people: vaults, and what a guest writes. */
export function createSharedTimelines({ repository, timelines, years, plans, clock, transact }: SharedTimelinesDeps) {
  /** A vault has every year from its first on, and grows when a year begins. */
  async function grownYears(timelineId: string, firstYear: number | null): Promise<YearRecord[]> {
    const known = await timelines.listYears(timelineId);
    if (firstYear === null) return known;
    const missing = yearsBetween(firstYear, calendarDateOf(clock.now()).year).filter((year) => !hasYear(known, year));
    if (missing.length === 0) return known;
    await transact(() => years.addYears(timelineId, missing));
    return timelines.listYears(timelineId);
  }

  const yearsOf = ({ id, startYear, guestOf }: JoinedRecord) => grownYears(id, guestOf === null ? startYear : null);

  return {
    /** Undefined for one's own timeline. One that the account does not belong to is not there. */
    async findVault(accountId: string, timelineId: string | undefined): Promise<Vault | undefined> {
      if (timelineId === undefined) return undefined;
      const found = await repository.findJoined(accountId, timelineId);
      if (found) {
        const { id, name, about } = found;
        return { id, name: name ?? "", about, years: await yearsOf(found) };
      }
      const own = await timelines.findPersonal(accountId);
      if (own?.id !== timelineId) throw notFound();
      return undefined;
    },

    /** Every year of a vault, this one included; none of any other timeline. */
    async listVaultYears(timelineId: string): Promise<YearRecord[]> {
      const firstYear = await repository.findVaultStart(timelineId);
      return firstYear === undefined ? [] : grownYears(timelineId, firstYear);
    },

    async readShared({ accountId }: Viewer, timelineId: string): Promise<{ timeline: Timeline; years: YearEntry[] }> {
      const found = await repository.findJoined(accountId, timelineId);
      if (!found) throw notFound();
      const isGuests = found.guestOf !== null;
      const grown = await yearsOf(found);
      const isReadOnly = found.paidBy === null || !coversTimeline(await plans.find(found.paidBy), isGuests);
      return {
        timeline: spanOf(timelineId, grown),
        years: yearEntries(grown, await timelines.countMonths(timelineId), () => isReadOnly),
      };
    },
  };
}

export type SharedTimelines = ReturnType<typeof createSharedTimelines>;

function notFound(): AppError {
  return new AppError("not_found", "We can't find this");
}
