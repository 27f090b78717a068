import type { MediaItem, Memory } from "@lane/contract/memories.ts";
import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";

import { inTimeline, useChosenTimeline } from "#api/chosen-timeline.ts";
import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { timelineQueryOf } from "#api/timeline-query-of.ts";
import { useWaiting } from "#offline/use-waiting.ts";
import { monthWithWaiting } from "#offline/waiting.ts";

import { isHeavy, keptMemories, keptNext, type NextPlace, type Stretch } from "./kept-walk.ts";

/** What is walked through: a year, one of its months, what a search finds, or what another person shares. */
export interface WalkPlace {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly q?: string | undefined;
  /** Who shares it; null for a person who is not named, undefined for what is one's own. */
  readonly sharedBy?: string | null | undefined;
  readonly stones?: true | undefined;
}

type WalkedField = "_id" | "memoryTitle" | "memoryDescription" | "memoryType" | "isCandle" | "place";
type WalkedDate = "year" | "month" | "day" | "isCirca";
/** Of a vault; left out of all others. */
type WalkedVaultField = "author" | "isFolded" | "tellings";

/** What a walk shows of a memory, one's own or a shared one. */
export interface WalkedMemory extends Pick<Memory, WalkedField | WalkedDate | WalkedVaultField> {
  readonly media: readonly MediaItem[];
  /** Not known of a shared memory. */
  readonly toldBy?: string;
  readonly timelineId?: string;
}

export interface Walk {
  /** As far as they are loaded. */
  readonly memories: readonly WalkedMemory[];
  /** How many there are; of a search, as many as are loaded. */
  readonly total: number;
  readonly hasMore: boolean;
  /** How many stones and candles are not shown. */
  readonly leftOut: number;
  readonly next: NextPlace | null;
}

interface OwnWalk extends Walk {
  readonly memories: readonly Memory[];
}

interface WalkAnswer extends Pick<OwnWalk, "memories" | "leftOut" | "next"> {
  readonly nextCursor: string | null;
  readonly total: number | null;
}

const askAgainMs = 3000;

function walkQuery({ month, q, stones }: WalkPlace, yearId: string | undefined, timelineId: string | undefined) {
  const chosen = inTimeline(timelineId);
  const wished = { stones: stones === true ? "true" : "false" } as const;
  return infiniteQueryOptions({
    // A search is never stored on the device, so its key differs.
    queryKey:
      q === undefined
        ? ["memories", "walk", yearId, month ?? null, stones === true, ...chosen.key]
        : ["memories", "found", q, stones === true, ...chosen.key],
    enabled: q !== undefined || yearId !== undefined,
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }): Promise<WalkAnswer> => {
      const cursor = pageParam === "" ? {} : { cursor: pageParam };
      if (q !== undefined) {
        const query = { q, ...wished, ...cursor, ...chosen.query };
        const found = await call(routes.overviews.walkFound, { query }, { signal });
        return { ...found, total: null, next: null };
      }
      const monthOnly = month === undefined ? {} : { month };
      return call(
        routes.overviews.walk,
        { query: { yearId: yearId ?? "", ...monthOnly, ...wished, ...cursor, ...chosen.query } },
        { signal },
      );
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(isUnfinished) ? askAgainMs : false),
  });
}

/** Whether some picture is still being prepared; the query is repeated until it is ready. */
function isUnfinished({ memories }: WalkAnswer): boolean {
  return memories.some(({ media }) => media.some(({ state }) => state === "preparing"));
}

export function useWalk(place: WalkPlace) {
  const timelineId = useChosenTimeline();
  const { timeline, years, yearId } = useYear(place, timelineId);
  const query = useInfiniteQuery(walkQuery(place, yearId, timelineId));
  const stretch = yearId === undefined ? undefined : { yearId, month: place.month };
  const answered = useWithWaiting(query.data && walkOf(query.data.pages, query.hasNextPage), stretch, place);
  const kept = useKeptWalk(stretch, place, timelineId);
  const isSearch = place.q !== undefined;
  const asked = isSearch || yearId !== undefined ? query : timeline;
  return {
    walk: answered ?? (isUnreached(asked.failureReason) ? kept : undefined),
    /** The member has no such year. */
    isNowhere: !isSearch && years !== undefined && yearId === undefined,
    error: asked.error,
    isFetching: asked.isFetching,
    refetch: () => void asked.refetch(),
    isLoadingMore: query.isFetchingNextPage || query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** The year of the place on the chosen timeline; a search has none. */
function useYear({ year, q }: WalkPlace, timelineId: string | undefined) {
  const timeline = useQuery({ ...timelineQueryOf(timelineId), enabled: q === undefined });
  const years = timeline.data?.years;
  return { timeline, years, yearId: q === undefined ? years?.find((entry) => entry.year === year)?._id : undefined };
}

function walkOf(pages: readonly WalkAnswer[], hasMore: boolean): OwnWalk {
  const memories = pages.flatMap((page) => page.memories);
  const last = pages.at(-1);
  const isOfYear = last !== undefined && last.total !== null;
  return {
    memories,
    hasMore,
    total: hasMore ? (last?.total ?? memories.length) : memories.length,
    leftOut: isOfYear ? last.leftOut : pages.reduce((sum, page) => sum + page.leftOut, 0),
    next: last?.next ?? null,
  };
}

/** The walk with queued changes applied. */
function useWithWaiting(
  walk: OwnWalk | undefined,
  stretch: Stretch | undefined,
  { stones }: WalkPlace,
): OwnWalk | undefined {
  const waiting = useWaiting();
  const last = walk?.memories.at(-1);
  if (!walk || !stretch || waiting.size === 0) return walk;
  const all = monthWithWaiting(walk.memories, waiting, { ...stretch, isArchived: false });
  const known = walk.hasMore ? all.slice(0, all.findIndex(({ _id }) => _id === last?._id) + 1) : all;
  const memories = known.filter((memory) => stones === true || !isHeavy(memory));
  return { ...walk, memories, total: walk.total + memories.length - walk.memories.length };
}

/** What was read month by month, for when the walk itself was never opened on this device. */
function useKeptWalk(
  stretch: Stretch | undefined,
  { year, month, stones }: WalkPlace,
  timelineId: string | undefined,
): Walk | undefined {
  const client = useQueryClient();
  const all = stretch && keptMemories(client, stretch);
  const years = client.getQueryData(timelineQueryOf(timelineId).queryKey)?.years ?? [];
  if (!all || year === undefined) return undefined;
  const memories = all.filter((memory) => stones === true || !isHeavy(memory));
  return {
    memories,
    total: memories.length,
    hasMore: false,
    leftOut: all.length - memories.length,
    next: keptNext(years, { year, month }, stones === true),
  };
}

function isUnreached(reason: unknown): boolean {
  return reason instanceof ApiError && reason.status === undefined;
}
