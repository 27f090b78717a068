import type { Timeline, YearEntry } from "@lane/contract/timelines.ts";
import { calendarDateOf, parseCalendarDate } from "@lane/domain/calendar.ts";
import type { Plan } from "@lane/domain/plans.ts";
import type { TimelineKind } from "@lane/domain/roles.ts";
import {
  firstStartYear,
  lastStartYear,
  type PlanSpan,
  reachesYear,
  spanYears,
  yearsOfLife,
  yearsOfSpan,
} from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { PersonalTimelines } from "./personal-timelines.ts";
import type { SharedTimelines } from "./shared-timelines.service.ts";
import type { TimelineRecord, TimelinesRepository, YearRecord } from "./timelines.repository.ts";
import { hasYear, spanOf, yearEntries } from "./year-entries.ts";

interface TimelinesDeps {
  readonly repository: TimelinesRepository;
  readonly accounts: { findById(accountId: string): Promise<{ dateOfBirth: string } | undefined> };
  readonly plans: Plans;
  readonly personal: PersonalTimelines;
  readonly shared: Pick<SharedTimelines, "findVault" | "readShared">;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface ReadTimeline {
  readonly timeline: Timeline | null;
  readonly years: YearEntry[];
  readonly lockedYears: number[];
  readonly mustChooseYears: boolean;
}

interface OpenTimeline {
  readonly timelineId: string;
  readonly kind: TimelineKind;
  readonly years: number[];
}

export function createTimelinesService(deps: TimelinesDeps) {
  const { repository, plans, personal, shared, clock, transact } = deps;
  const { planOf, readPersonal } = growingTimelines(deps);

  return {
    async read(viewer: Viewer, timelineId?: string): Promise<ReadTimeline> {
      const { accountId } = viewer;
      const vault = await shared.findVault(accountId, timelineId);
      if (vault) return { ...(await shared.readShared(viewer, vault.id)), lockedYears: [], mustChooseYears: false };
      const { plan, timeline, years } = await readPersonal(accountId);
      if (!timeline) return noTimeline;
      return {
        mustChooseYears: plan.reach === "ten" && plan.startYear === null,
        timeline: spanOf(timeline.id, years),
        years: yearEntries(years, await repository.countMonths(timeline.id), (year) => !reachesYear(plan, year)),
        lockedYears: yearsOfLife(plan).filter((year) => !hasYear(years, year)),
      };
    },

    /** A timeline, and the years of it that may be written in, oldest first. */
    async openYears({ accountId }: Viewer, timelineId?: string): Promise<OpenTimeline | undefined> {
      const vault = await shared.findVault(accountId, timelineId);
      if (vault) {
        const thisYear = calendarDateOf(clock.now()).year;
        return { timelineId: vault.id, kind: "vault", years: yearsUntil(vault.years, thisYear) };
      }
      const { plan, timeline, years } = await readPersonal(accountId);
      return timeline && { timelineId: timeline.id, kind: "personal", years: openYears(years, plan) };
    },

    findVault: (accountId: string, timelineId: string | undefined) => shared.findVault(accountId, timelineId),

    /** Can be called once: the ten years are chosen for good. A timeline for life that has ended is there already. */
    async create({ accountId }: Viewer, startYear: number): Promise<Timeline> {
      if ((await plans.find(accountId)).hasLife) throw alreadySet();
      const now = clock.now();
      checkStartYear(startYear, calendarDateOf(now).year);
      return transact(async () => {
        const made = { id: createId(now), startYear };
        const isNew = await personal.insert(accountId, made);
        const id = isNew ? made.id : await repository.chooseStart(accountId, startYear);
        if (id === undefined) throw alreadySet();
        await personal.addYears(id, yearsOfSpan(startYear));
        return { _id: id, startYear, endYear: startYear + spanYears - 1 };
      });
    },

    planOf,
  };
}

type GrowingDeps = Omit<TimelinesDeps, "shared">;

/** Timelines for life, which grow with the calendar. */
function growingTimelines({ repository, accounts, plans, personal, clock, transact }: GrowingDeps) {
  /** The years that the plan of a timeline's owner opens. */
  async function planOf(accountId: string, startYear: number | null): Promise<PlanSpan> {
    const account = await accounts.findById(accountId);
    const { hasLife } = await plans.find(accountId);
    const currentYear = calendarDateOf(clock.now()).year;
    return { reach: hasLife ? "life" : "ten", startYear, birthYear: birthYearOf(account) ?? currentYear, currentYear };
  }

  /** With a plan for life the timeline is created by itself, and grows when a year begins. */
  async function grown(accountId: string, plan: PlanSpan, found: TimelineRecord | undefined) {
    const years = found ? await repository.listYears(found.id) : [];
    const missing = plan.reach === "life" ? yearsOfLife(plan).filter((year) => !hasYear(years, year)) : [];
    if (missing.length === 0) return { timeline: found, years };
    return transact(async () => {
      if (!found) await personal.insert(accountId, { id: createId(clock.now()), startYear: null });
      const timeline = await repository.findPersonal(accountId);
      if (!timeline) return { timeline: undefined, years: [] };
      await personal.addYears(timeline.id, missing);
      return { timeline, years: await repository.listYears(timeline.id) };
    });
  }

  async function readPersonal(accountId: string) {
    const found = await repository.findPersonal(accountId);
    const plan = await planOf(accountId, found?.startYear ?? null);
    return { plan, ...(await grown(accountId, plan, found)) };
  }

  return { planOf, readPersonal };
}

const noTimeline: ReadTimeline = { timeline: null, years: [], lockedYears: [], mustChooseYears: true };

export type TimelinesService = ReturnType<typeof createTimelinesService>;

function birthYearOf(account: { readonly dateOfBirth: string } | undefined): number | undefined {
  return parseCalendarDate(account?.dateOfBirth ?? "")?.year;
}

function checkStartYear(startYear: number, currentYear: number): void {
  const last = lastStartYear(currentYear);
  if (startYear >= firstStartYear && startYear <= last) return;
  const sentence = `Please choose a start year between ${firstStartYear} and ${last}`;
  throw new AppError("invalid_input", sentence, { fields: { startYear: sentence } });
}

function openYears(years: readonly YearRecord[], plan: PlanSpan): number[] {
  return yearsUntil(years, plan.currentYear).filter((year) => reachesYear(plan, year));
}

function yearsUntil(years: readonly YearRecord[], last: number): number[] {
  return years.map(({ year }) => year).filter((year) => year <= last);
}

function alreadySet(): AppError {
  return new AppError("conflict", "Your timeline is already set");
}

/** What an account's plan allows. Satisfied by the plans in app/compose-features.ts. */
interface Plans {
  find(accountId: string): Promise<Plan>;
}
