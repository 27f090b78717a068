import type { Timeline, YearEntry } from "@lane/contract/timelines.ts";
import { calendarDateOf, parseCalendarDate } from "@lane/domain/calendar.ts";
import {
  firstStartYear,
  lastStartYear,
  type PlanSpan,
  type Reach,
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

import type { MonthCount, TimelineRecord, TimelinesRepository, YearRecord } from "./timelines.repository.ts";

interface TimelinesDeps {
  readonly repository: TimelinesRepository;
  readonly accounts: { findById(accountId: string): Promise<{ dateOfBirth: string } | undefined> };
  readonly plans: Plans;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface OwnTimeline {
  readonly timeline: Timeline | null;
  readonly years: YearEntry[];
  readonly lockedYears: number[];
}

export function createTimelinesService({ repository, accounts, plans, clock, transact }: TimelinesDeps) {
  async function planOf(accountId: string, startYear: number | null): Promise<PlanSpan> {
    const account = await accounts.findById(accountId);
    const currentYear = calendarDateOf(clock.now()).year;
    const birthYear = parseCalendarDate(account?.dateOfBirth ?? "")?.year ?? currentYear;
    return { reach: await plans.reach(accountId), startYear, birthYear, currentYear };
  }

  async function addYears(timelineId: string, years: readonly number[]): Promise<void> {
    const records = years.map((year) => ({ id: createId(clock.now()), year }));
    await repository.insertYears(timelineId, records);
  }

  /** With a plan for life the timeline is created by itself, and grows when a year begins. */
  async function grown(accountId: string, plan: PlanSpan, found: TimelineRecord | undefined) {
    const years = found ? await repository.listYears(found.id) : [];
    const missing = plan.reach === "life" ? yearsOfLife(plan).filter((year) => !has(years, year)) : [];
    if (missing.length === 0) return { timeline: found, years };
    return transact(async () => {
      const now = clock.now();
      if (!found) await repository.insertPersonal(accountId, { id: createId(now), startYear: null }, now);
      const timeline = await repository.findPersonal(accountId);
      if (!timeline) return { timeline: undefined, years: [] };
      await addYears(timeline.id, missing);
      return { timeline, years: await repository.listYears(timeline.id) };
    });
  }

  async function personal(accountId: string) {
    const found = await repository.findPersonal(accountId);
    const plan = await planOf(accountId, found?.startYear ?? null);
    return { plan, ...(await grown(accountId, plan, found)) };
  }

  return {
    async read({ accountId }: Viewer): Promise<OwnTimeline> {
      const { plan, timeline, years } = await personal(accountId);
      if (!timeline) return { timeline: null, years: [], lockedYears: [] };
      return {
        timeline: spanOf(timeline.id, years),
        years: yearEntries(years, await repository.countMonths(timeline.id), plan),
        lockedYears: yearsOfLife(plan).filter((year) => !has(years, year)),
      };
    },

    /** The personal timeline, and the years of it that may be written in, oldest first. */
    async openYears({ accountId }: Viewer): Promise<{ timelineId: string; years: number[] } | undefined> {
      const { plan, timeline, years } = await personal(accountId);
      return timeline && { timelineId: timeline.id, years: openYears(years, plan) };
    },

    /** Can be called once: the ten years are chosen for good. */
    async create({ accountId }: Viewer, startYear: number): Promise<Timeline> {
      if ((await plans.reach(accountId)) === "life") throw alreadySet();
      const now = clock.now();
      checkStartYear(startYear, calendarDateOf(now).year);
      const id = createId(now);
      await transact(async () => {
        if (!(await repository.insertPersonal(accountId, { id, startYear }, now))) throw alreadySet();
        await addYears(id, yearsOfSpan(startYear));
      });
      return { _id: id, startYear, endYear: startYear + spanYears - 1 };
    },

    /** Whether the plan of the timeline's owner allows a memory in this year. */
    reachesYear: async (ownerId: string, startYear: number | null, year: number): Promise<boolean> =>
      reachesYear(await planOf(ownerId, startYear), year),
  };
}

export type TimelinesService = ReturnType<typeof createTimelinesService>;

function has(years: readonly YearRecord[], year: number): boolean {
  return years.some((entry) => entry.year === year);
}

function checkStartYear(startYear: number, currentYear: number): void {
  const last = lastStartYear(currentYear);
  if (startYear >= firstStartYear && startYear <= last) return;
  const sentence = `Please choose a start year between ${firstStartYear} and ${last}`;
  throw new AppError("invalid_input", sentence, { fields: { startYear: sentence } });
}

function openYears(years: readonly YearRecord[], plan: PlanSpan): number[] {
  return years.map(({ year }) => year).filter((year) => year <= plan.currentYear && reachesYear(plan, year));
}

function spanOf(id: string, years: readonly YearRecord[]): Timeline {
  return { _id: id, startYear: years[0]?.year ?? 0, endYear: years.at(-1)?.year ?? 0 };
}

function alreadySet(): AppError {
  return new AppError("conflict", "Your timeline is already set");
}

/** The years with their counts. */
function yearEntries(years: readonly YearRecord[], counts: readonly MonthCount[], plan: PlanSpan): YearEntry[] {
  const byYear = Map.groupBy(counts, ({ month }) => Math.floor(month / 100));
  return years.map(({ id, year }) => ({
    _id: id,
    year,
    ...countsOf(byYear.get(year) ?? []),
    lock: !reachesYear(plan, year),
    disable: false,
  }));
}

function countsOf(counts: readonly MonthCount[]) {
  const monthCounts = Array.from({ length: 12 }, () => 0);
  let flowerMemoryCount = 0;
  let stoneMemoryCount = 0;
  for (const { month, memoryType, count } of counts) {
    const place = (month % 100) - 1;
    monthCounts[place] = (monthCounts[place] ?? 0) + count;
    if (memoryType === "Flower") flowerMemoryCount += count;
    if (memoryType === "Stone") stoneMemoryCount += count;
  }
  const memoryCount = monthCounts.reduce((sum, count) => sum + count, 0);
  return { memoryCount, flowerMemoryCount, stoneMemoryCount, monthCounts };
}

/** How far an account's plan reaches. Satisfied in app/compose-timelines.ts. */
interface Plans {
  reach(accountId: string): Promise<Reach>;
}

/** The same plan for every account, as the operator chose it. */
export function createFixedPlans(reach: Reach): Plans {
  return { reach: async () => reach };
}
