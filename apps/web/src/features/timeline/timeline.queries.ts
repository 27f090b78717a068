import type { Memory } from "@lane/contract/memories.ts";
import type { HomeOverview } from "@lane/contract/overviews.ts";
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";

import { inTimeline, useChosenTimeline } from "#api/chosen-timeline.ts";
import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";
import { type Timeline, timelineQuery } from "#api/timeline-query.ts";
import { monthPageSize } from "#lib/first-answer.ts";
import { useWaiting } from "#offline/use-waiting.ts";
import { yearWithWaiting } from "#offline/waiting.ts";

import type { Place, Today } from "./place.ts";

const askAgainMs = 3000;

export interface MonthOfMemories {
  readonly yearId: string;
  readonly month: number;
  readonly isArchived: boolean;
}

/** The timeline, its counts including queued memories. */
export function useTimeline() {
  return useCounted(useQuery(timelineQuery));
}

export function useCounted({ data, error, isFetching, refetch }: UseQueryResult<Timeline>) {
  const waiting = useWaiting();
  const counted = useMemo(
    () =>
      data && waiting.size > 0 ? { ...data, years: data.years.map((year) => yearWithWaiting(year, waiting)) } : data,
    [data, waiting],
  );
  return { data: counted, error, isFetching, refetch };
}

/** One idempotency key for each start year: pressing again after a lost answer repeats the same request. */
export function useCreateTimeline() {
  const client = useQueryClient();
  const [attempt] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (startYear: number) =>
      call(routes.timelines.create, { body: { startYear } }, { idempotencyKey: `${attempt}-${startYear}` }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["timeline"] }),
  });
}

export function useMonthMemories(where: MonthOfMemories) {
  return useInfiniteQuery(monthQuery(where, useChosenTimeline()));
}

/** The memories that home shows in this month of the calendar. */
export function useHome(month: number) {
  return useQuery(homeQuery(month, useChosenTimeline()));
}

/** Requests what home or a year shows together with the timeline, not after it. */
export function usePrefetchPlace(place: Place, today: Today): void {
  const client = useQueryClient();
  const timelineId = useChosenTimeline();
  useEffect(() => {
    const timelineKey = [...timelineQuery.queryKey, ...inTimeline(timelineId).key];
    if (place.month !== undefined || client.getQueryData(timelineKey)) return;
    if (place.year === undefined) void client.prefetchQuery(homeQuery(today.month, timelineId));
    else void client.prefetchQuery(yearQuery(place.year, timelineId));
  }, [client, place.year, place.month, today.month, timelineId]);
}

/** What stands for each month of a year. */
export function useYear(year: number, isWanted: boolean) {
  return useQuery({ ...yearQuery(year, useChosenTimeline()), enabled: isWanted });
}

/** "Don't show this again": marks the memory as quiet, so that it is never offered again. */
export function useHidePrint(month: number) {
  const client = useQueryClient();
  const timelineId = useChosenTimeline();
  return useMutation({
    mutationFn: (memoryId: string) => call(routes.memories.update, { body: { _id: memoryId, isQuiet: true } }),
    onSuccess: async (_answer, memoryId) => {
      client.setQueryData(homeQuery(month, timelineId).queryKey, (home) =>
        home?.print?._id === memoryId ? { ...home, print: null } : home,
      );
      await client.invalidateQueries({ queryKey: ["memories"] });
    },
  });
}

function monthQuery({ yearId, month, isArchived }: MonthOfMemories, timelineId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ["memories", "month", yearId, month, isArchived, ...inTimeline(timelineId).key],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === "" ? {} : { cursor: pageParam };
      const query = {
        yearId,
        month,
        limit: monthPageSize,
        isArchived: isArchived ? "true" : "false",
        ...cursor,
      } as const;
      return call(routes.memories.list, { query }, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(isUnfinished) ? askAgainMs : false),
  });
}

/** Whether some picture of the page is still being prepared; the query is repeated until it is ready. */
function isUnfinished({ memories }: { readonly memories: readonly Memory[] }): boolean {
  return memories.some(({ media }) => media.some(({ state }) => state === "preparing"));
}

function yearQuery(year: number, timelineId: string | undefined) {
  const { query, key } = inTimeline(timelineId);
  return queryOptions({
    queryKey: ["memories", "year", year, ...key],
    queryFn: async ({ signal }) =>
      (await call(routes.overviews.year, { query: { year, ...query } }, { signal })).months,
    refetchInterval: ({ state }) =>
      state.data?.some(({ lead }) => lead?.cover?.state === "preparing") ? askAgainMs : false,
  });
}

function homeQuery(month: number, timelineId: string | undefined) {
  const { query, key } = inTimeline(timelineId);
  return queryOptions({
    queryKey: ["memories", "home", month, ...key],
    queryFn: async ({ signal }): Promise<HomeOverview> => {
      const { question, print, sameMonth, newest, asksTopics } = await call(
        routes.overviews.home,
        { query: { month, ...query } },
        { signal },
      );
      return { question, print, sameMonth, newest, asksTopics };
    },
  });
}
