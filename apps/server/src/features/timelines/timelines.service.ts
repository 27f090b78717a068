import type { Timeline, YearEntry } from "@lane/contract/timelines.ts";
import { calendarDateOf, parseCalendarDate } from "@lane/domain/calendar.ts";
import { coversTimeline } from "@lane/domain/memberships.ts";
import type { Plan } from "@lane/domain/plans.ts";
import type { TimelineKind } from "@lane/domain/roles.ts";
import {
  firstStartYear,
  lastStartYear,
  type PlanSpan,
  reachesYear,
  spanYears,
  yearsBetween,
  yearsOfLife,
  yearsOfSpan,
} from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type {
  JoinedRecord,
  MonthCount,
  TimelineRecord,
  TimelinesRepository,
  YearRecord,
} from "./timelines.repository.ts";

interface TimelinesDeps {
  readonly repository: TimelinesRepository;
  readonly accounts: { findById(accountId: string): Promise<{ dateOfBirth: string } | undefined> };
  readonly plans: Plans;
  /** Satisfied by the memberships in app/compose-timelines.ts. */
  readonly members: { insertOwner(timelineId: string, accountId: string, now: number): Promise<void> };
  readonly clock: Clock;
  readonly transact: Transact;
}

interface ReadTimeline {
  readonly timeline: Timeline | null;
  readonly years: YearEntry[];
  readonly lockedYears: number[];
  readonly mustChooseYears: boolean;
}

export function createTimelinesService({ repository, accounts, plans, members, clock, transact }: TimelinesDeps) {
  /** The years that the plan of a timeline's owner opens. */
  async function planOf(accountId: string, startYear: number | null): Promise<PlanSpan> {
    const account = await accounts.findById(accountId);
    const { hasLife } = await plans.find(accountId);
    const currentYear = thisYear();
    return { reach: hasLife ? "life" : "ten", startYear, birthYear: birthYearOf(account) ?? currentYear, currentYear };
  }

  const thisYear = (): number => calendarDateOf(clock.now()).year;

  async function addYears(timelineId: string, years: readonly number[]): Promise<void> {
    const records = years.map((year) => ({ id: createId(clock.now()), year }));
    await repository.insertYears(timelineId, records);
  }

  /** False when there is one already, also one made by a concurrent request. */
  async function insertPersonal(accountId: string, made: TimelineRecord): Promise<boolean> {
    const now = clock.now();
    const isNew = await repository.insertPersonal(accountId, made, now);
    if (isNew) await members.insertOwner(made.id, accountId, now);
    return isNew;
  }

  /** With a plan for life the timeline is created by itself, and grows when a year begins. */
  async function grown(accountId: string, plan: PlanSpan, found: TimelineRecord | undefined) {
    const years = found ? await repository.listYears(found.id) : [];
    const missing = plan.reach === "life" ? yearsOfLife(plan).filter((year) => !has(years, year)) : [];
    if (missing.length === 0) return { timeline: found, years };
    return transact(async () => {
      if (!found) await insertPersonal(accountId, { id: createId(clock.now()), startYear: null });
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

  const shared = sharedTimelines({ repository, plans, clock, transact, addYears });

  /** Undefined for one's own timeline. One that the account does not belong to is not there. */
  async function findVault(accountId: string, timelineId: string | undefined): Promise<Vault | undefined> {
    if (timelineId === undefined) return undefined;
    const found = await repository.findJoined(accountId, timelineId);
    if (found) return { id: found.id, name: found.name ?? "", years: await shared.grownYears(found) };
    const own = await repository.findPersonal(accountId);
    if (own?.id !== timelineId) throw notFound();
    return undefined;
  }

  return {
    ...shared,

    async read(viewer: Viewer, timelineId?: string): Promise<ReadTimeline> {
      const { accountId } = viewer;
      const vault = await findVault(accountId, timelineId);
      if (vault) return { ...(await shared.readShared(viewer, vault.id)), lockedYears: [], mustChooseYears: false };
      const { plan, timeline, years } = await personal(accountId);
      if (!timeline) return noTimeline;
      return {
        mustChooseYears: plan.reach === "ten" && plan.startYear === null,
        timeline: spanOf(timeline.id, years),
        years: yearEntries(years, await repository.countMonths(timeline.id), (year) => !reachesYear(plan, year)),
        lockedYears: yearsOfLife(plan).filter((year) => !has(years, year)),
      };
    },

    /** A timeline, and the years of it that may be written in, oldest first. */
    async openYears({ accountId }: Viewer, timelineId?: string): Promise<OpenTimeline | undefined> {
      const vault = await findVault(accountId, timelineId);
      if (vault) return { timelineId: vault.id, kind: "vault", years: yearsUntil(vault.years, thisYear()) };
      const { plan, timeline, years } = await personal(accountId);
      return timeline && { timelineId: timeline.id, kind: "personal", years: openYears(years, plan) };
    },

    findVault,

    /** Can be called once: the ten years are chosen for good. A timeline for life that has ended is there already. */
    async create({ accountId }: Viewer, startYear: number): Promise<Timeline> {
      if ((await plans.find(accountId)).hasLife) throw alreadySet();
      const now = clock.now();
      checkStartYear(startYear, calendarDateOf(now).year);
      return transact(async () => {
        const made = { id: createId(now), startYear };
        const isNew = await insertPersonal(accountId, made);
        const id = isNew ? made.id : await repository.chooseStart(accountId, startYear);
        if (id === undefined) throw alreadySet();
        await addYears(id, yearsOfSpan(startYear));
        return { _id: id, startYear, endYear: startYear + spanYears - 1 };
      });
    },

    planOf,

    /**
     * Where a memory of this year goes that comes back to its author: their own timeline, which gets the year if it has
     * not. Whether the plan reaches it is not asked, because nothing is added. Call it in a transaction.
     */
    async homeYear(accountId: string, year: number): Promise<{ timelineId: string; yearId: string }> {
      await insertPersonal(accountId, { id: createId(clock.now()), startYear: null });
      const timeline = await repository.findPersonal(accountId);
      if (!timeline) throw new Error("A personal timeline was just made");
      await addYears(timeline.id, [year]);
      const found = (await repository.listYears(timeline.id)).find((one) => one.year === year);
      if (!found) throw new Error("A year was just added");
      return { timelineId: timeline.id, yearId: found.id };
    },
  };
}

interface SharedTimelinesDeps extends Pick<TimelinesDeps, "repository" | "plans" | "clock" | "transact"> {
  addYears(timelineId: string, years: readonly number[]): Promise<void>;
}

/** Reading timelines of several people: vaults, and what a guest writes. */
function sharedTimelines({ repository, plans, clock, transact, addYears }: SharedTimelinesDeps) {
  /** A vault has every year from its first on, and grows when a year begins. */
  async function grownYears({ id, startYear, guestOf }: GrowingTimeline): Promise<YearRecord[]> {
    const years = await repository.listYears(id);
    if (startYear === null || guestOf !== null) return years;
    const missing = yearsBetween(startYear, calendarDateOf(clock.now()).year).filter((year) => !has(years, year));
    if (missing.length === 0) return years;
    await transact(() => addYears(id, missing));
    return repository.listYears(id);
  }

  return {
    grownYears,

    /** Every year of a vault, this one included; none of any other timeline. */
    async listVaultYears(timelineId: string): Promise<YearRecord[]> {
      const firstYear = await repository.findVaultStart(timelineId);
      return firstYear === undefined ? [] : grownYears({ id: timelineId, startYear: firstYear, guestOf: null });
    },

    async readShared({ accountId }: Viewer, timelineId: string): Promise<{ timeline: Timeline; years: YearEntry[] }> {
      const found = await repository.findJoined(accountId, timelineId);
      if (!found) throw notFound();
      const isGuests = found.guestOf !== null;
      const years = await grownYears(found);
      const isReadOnly = found.paidBy === null || !coversTimeline(await plans.find(found.paidBy), isGuests);
      return {
        timeline: spanOf(timelineId, years),
        years: yearEntries(years, await repository.countMonths(timelineId), () => isReadOnly),
      };
    },
  };
}

const noTimeline: ReadTimeline = { timeline: null, years: [], lockedYears: [], mustChooseYears: true };

export type TimelinesService = ReturnType<typeof createTimelinesService>;

function birthYearOf(account: { readonly dateOfBirth: string } | undefined): number | undefined {
  return parseCalendarDate(account?.dateOfBirth ?? "")?.year;
}

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
  return yearsUntil(years, plan.currentYear).filter((year) => reachesYear(plan, year));
}

function yearsUntil(years: readonly YearRecord[], last: number): number[] {
  return years.map(({ year }) => year).filter((year) => year <= last);
}

function spanOf(id: string, years: readonly YearRecord[]): Timeline {
  return { _id: id, startYear: years[0]?.year ?? 0, endYear: years.at(-1)?.year ?? 0 };
}

function notFound(): AppError {
  return new AppError("not_found", "We cannot find this");
}

function alreadySet(): AppError {
  return new AppError("conflict", "Your timeline is already set");
}

/** The years with their counts. */
function yearEntries(
  years: readonly YearRecord[],
  counts: readonly MonthCount[],
  isLocked: (year: number) => boolean,
): YearEntry[] {
  const byYear = Map.groupBy(counts, ({ month }) => Math.floor(month / 100));
  return years.map(({ id, year }) => ({
    _id: id,
    year,
    ...countsOf(byYear.get(year) ?? []),
    lock: isLocked(year),
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

/** A timeline that several people share, as one of them sees it. */
interface Vault {
  readonly id: string;
  readonly name: string;
  readonly years: readonly YearRecord[];
}

type GrowingTimeline = Pick<JoinedRecord, "id" | "startYear" | "guestOf">;

interface OpenTimeline {
  readonly timelineId: string;
  readonly kind: TimelineKind;
  readonly years: number[];
}

/** What an account's plan allows. Satisfied by the plans in app/compose-features.ts. */
interface Plans {
  find(accountId: string): Promise<Plan>;
}
