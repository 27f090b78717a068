import type { ParsedInput } from "@lane/contract/endpoint.ts";
import type { HomeOverview, MemoryPreview, MonthOverview, overviewsApi } from "@lane/contract/overviews.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import type { Language } from "@lane/domain/languages.ts";
import { happenedOn } from "@lane/domain/memory-order.ts";
import { hashOf } from "@lane/domain/pick-by-hash.ts";

import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { MonthCandidate, OverviewsRepository, YearScope } from "./overviews.repository.ts";

/** How many memories of a month are looked at for the one that stands for it. */
const candidatesPerMonth = 8;
const titlesPerMonth = 2;
const mostOfMonth = 6;
const mostNewest = 12;
/** Years that are asked for a question before there is none. */
const mostYearsAsked = 3;
/** Years of a life from which on a flower is looked for, before its beginning is. */
const mostPlaces = 3;
/** Memories before a member is asked what belongs to their life. */
const memoriesBeforeTopics = 3;

type WhichYear = ParsedInput<typeof overviewsApi.year>["query"];

type WhichHome = ParsedInput<typeof overviewsApi.home>["query"];

/** What overviews need from other features. Satisfied in app/compose-overviews.ts. */
export interface OverviewsDeps {
  readonly repository: OverviewsRepository;
  readonly memories: {
    yearScope(viewer: Viewer, which: WhichYear): Promise<YearScope>;
    previews(viewer: Viewer, memoryIds: readonly string[]): Promise<MemoryPreview[]>;
    /** The month in other years, without stones, candles and quiet memories. */
    sameMonth(
      timeline: Pick<YearScope, "timelineId" | "kind">,
      month: { year: number; month: number; limit: number },
    ): Promise<string[]>;
  };
  readonly timelines: {
    openYears(
      viewer: Viewer,
      timelineId: string | undefined,
    ): Promise<(Pick<YearScope, "timelineId" | "kind"> & { readonly years: number[] }) | undefined>;
  };
  readonly questions: { glance(viewer: Viewer, year: number, language?: Language): Promise<string | null> };
  readonly clock: Clock;
}

/** What the screens of the timeline show before anything is chosen on them. */
export function createOverviewsService({ repository, memories, timelines, questions, clock }: OverviewsDeps) {
  async function question(viewer: Viewer, open: readonly number[], seed: number, language: Language | undefined) {
    for (let turn = 0; turn < Math.min(mostYearsAsked, open.length); turn += 1) {
      const year = open[(seed + turn) % open.length];
      const text = year === undefined ? null : await questions.glance(viewer, year, language);
      if (year !== undefined && text !== null) return { year, text };
    }
    return null;
  }

  return {
    /** The memory that stands for each month of a year, and some titles. Months without memories are left out. */
    async year(viewer: Viewer, which: WhichYear): Promise<MonthOverview[]> {
      const scope = await memories.yearScope(viewer, which);
      const byMonth = Map.groupBy(
        await repository.listMonthCandidates(scope, candidatesPerMonth),
        ({ month }) => month,
      );
      const months = [...byMonth].map(([month, candidates]) => ({ month, candidates, lead: leadOf(candidates) }));
      const leads = months.flatMap(({ lead }) => (lead ? [lead.id] : []));
      const previews = new Map((await listed(viewer, leads)).map((preview) => [preview._id, preview]));
      return months.map(({ month, candidates, lead }) => ({
        month,
        lead: (lead && previews.get(lead.id)) ?? null,
        titles: titlesOf(candidates, lead),
      }));
    },

    /** The same all day: the question, the print and the memories of this month in other years. */
    async home(viewer: Viewer, { month, timelineId: asked }: WhichHome, language?: Language): Promise<HomeOverview> {
      const timeline = await timelines.openYears(viewer, asked);
      if (!timeline) return { question: null, print: null, sameMonth: [], newest: [], asksTopics: false };
      const { timelineId, kind, years: open } = timeline;
      const { year, month: thisMonth, day } = calendarDateOf(clock.now());
      const seed = hashOf(`${viewer.accountId} ${year}-${thisMonth}-${day}`);
      const printId = await findPrint(repository, timelineId, open, seed);
      const printed = printId === undefined ? [] : [printId];
      const inOtherYears = await memories.sameMonth(timeline, { year, month, limit: mostOfMonth + 1 });
      const sameMonth = inOtherYears.filter((id) => id !== printId).slice(0, mostOfMonth);
      const shown = [...printed, ...sameMonth];
      const added = await repository.listNewest(timeline, mostNewest + shown.length);
      const newest = added.filter((id) => !shown.includes(id)).slice(0, mostNewest);
      const previews = new Map((await listed(viewer, [...shown, ...newest])).map((one) => [one._id, one]));
      const present = (ids: readonly string[]) => ids.flatMap((id) => previews.get(id) ?? []);
      return {
        question: kind === "vault" ? null : await question(viewer, open, seed, language),
        print: present(printed)[0] ?? null,
        sameMonth: present(sameMonth),
        newest: present(newest),
        asksTopics:
          kind === "personal" && (await repository.lacksTopics(viewer.accountId, timelineId, memoriesBeforeTopics)),
      };
    },
  };

  async function listed(viewer: Viewer, ids: readonly string[]): Promise<MemoryPreview[]> {
    return ids.length === 0 ? [] : memories.previews(viewer, ids);
  }
}

export type OverviewsService = ReturnType<typeof createOverviewsService>;

async function findPrint(
  repository: Pick<OverviewsRepository, "findFlower">,
  timelineId: string,
  open: readonly number[],
  seed: number,
): Promise<string | undefined> {
  for (const year of placesOf(open, seed)) {
    const found = await repository.findFlower(timelineId, happenedOn({ year, month: 1 + (seed % 12), day: 1 }));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Years far from each other, and last the beginning. */
function placesOf(open: readonly number[], seed: number): Iterable<number> {
  if (open.length === 0) return [];
  const offsets = Array.from({ length: mostPlaces }, (_, turn) => Math.floor((turn * open.length) / mostPlaces));
  return new Set([...offsets.flatMap((offset) => open[(seed + offset) % open.length] ?? []), 0]);
}

/** A picture rather than words, and never what is heavy or quiet: it would surface unasked. */
function leadOf(candidates: readonly MonthCandidate[]): MonthCandidate | undefined {
  const light = candidates.filter(({ isHeavy, isQuiet }) => !isHeavy && !isQuiet);
  return light.find(({ hasPicture }) => hasPicture) ?? light[0];
}

function titlesOf(candidates: readonly MonthCandidate[], lead: MonthCandidate | undefined): string[] {
  const light = candidates.filter(({ isHeavy, isQuiet }) => !isHeavy && !isQuiet);
  const inOrder = lead ? [lead, ...light.filter(({ id }) => id !== lead.id)] : light;
  return inOrder.slice(0, titlesPerMonth).map(({ title }) => title);
}
