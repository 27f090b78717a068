import type { CallInput } from "@lane/contract/endpoint.ts";
import type { Hope, Lifeline, lifelineApi } from "@lane/contract/lifeline.ts";
import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";
import { type Life, withoutHeavy } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { inTimeline, useChosenTimeline } from "#api/chosen-timeline.ts";
import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { newExportKey, useShowExport } from "#api/exports.ts";
import { routes } from "#api/routes.ts";
import { toast } from "#ui/toast-queue.ts";

import { lifelineRoutes } from "./lifeline-routes.ts";

/** Keyed below "memories", so that invalidating memories also refreshes the lifeline. */
function lifelineQuery(timelineId: string | undefined) {
  const { query, key } = inTimeline(timelineId);
  return queryOptions({
    queryKey: ["memories", "lifeline", ...key],
    queryFn: async ({ signal }) => (await call(lifelineRoutes.read, { query }, { signal })).lifeline,
  });
}

/** Of the chosen timeline. */
export function useLifeline() {
  return useQuery(lifelineQuery(useChosenTimeline()));
}

export function useWorld(from: number, to: number, isWanted: boolean) {
  const { i18n } = useLingui();
  const { query, key } = inTimeline(useChosenTimeline());
  return useQuery({
    queryKey: ["lifeline", "world", from, to, i18n.locale, ...key],
    enabled: isWanted,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await call(lifelineRoutes.world, { query: { from, to, ...query } }, { signal })).events,
  });
}

/** Optimistic; rolled back if the server refuses. */
export function useResize() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { queryKey } = lifelineQuery(useChosenTimeline());
  const change = useChanging();
  return useMutation({
    mutationFn: ({ id, size }: { id: string; size: MarkSize }) =>
      call(routes.memories.update, { body: { _id: id, size } }),
    onMutate: async ({ id, size }) => {
      const before = client.getQueryData(queryKey)?.memories.find((memory) => memory.id === id)?.size;
      await change((life) => withSize(life, id, size));
      return before;
    },
    onError: async (error, { id }, before) => {
      // Without a connection no refetch corrects the size, so the old size is restored here.
      if (before) await change((life) => withSize(life, id, before));
      const isUnheard = error instanceof ApiError && error.status === undefined;
      toast("error", isUnheard ? t`You're offline, so the size wasn't changed` : t`We couldn't save the size`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["memories"] }),
  });
}

function withSize(life: Lifeline, id: string, size: MarkSize): Lifeline {
  return { ...life, memories: life.memories.map((memory) => (memory.id === id ? { ...memory, size } : memory)) };
}

export function useAddHope() {
  const change = useChanging();
  return useMutation({
    mutationFn: async ({ text, key }: { text: string; key: string }) =>
      (await call(lifelineRoutes.addHope, { body: { text } }, { idempotencyKey: key })).hope,
    onSuccess: (hope) =>
      change((life) => ({ ...life, hopes: [...life.hopes.filter(({ id }) => id !== hope.id), hope] })),
  });
}

export function useChangeHope() {
  const change = useChanging();
  return useMutation({
    mutationFn: async (body: Partial<Hope> & { id: string }) => (await call(lifelineRoutes.changeHope, { body })).hope,
    onSuccess: (hope) =>
      change((life) => ({ ...life, hopes: life.hopes.map((one) => (one.id === hope.id ? hope : one)) })),
  });
}

export function useRemoveHope() {
  const change = useChanging();
  return useMutation({
    mutationFn: (id: string) => call(lifelineRoutes.removeHope, { query: { id } }),
    onSuccess: (_answer, id) => change((life) => ({ ...life, hopes: life.hopes.filter((hope) => hope.id !== id) })),
  });
}

export type PosterWish = Omit<NonNullable<CallInput<typeof lifelineApi.beginPoster>["body"]>, "key">;

/** The idempotency key stays the same until the server has answered, so pressing again orders one poster. */
export function useBeginPoster() {
  const show = useShowExport();
  const [key, setKey] = useState(newExportKey);
  return useMutation({
    mutationFn: async (wish: PosterWish) => (await call(lifelineRoutes.beginPoster, { body: { key, ...wish } })).making,
    onSuccess: (exportJob) => {
      setKey(newExportKey());
      show(exportJob);
    },
  });
}

function useChanging() {
  const client = useQueryClient();
  const { queryKey } = lifelineQuery(useChosenTimeline());
  return async (change: (life: Lifeline) => Lifeline): Promise<void> => {
    // An answer to a request from before the change must not overwrite it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (before) => before && change(before));
  };
}

export function todayHere(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The server's lifeline as input for the drawing of the rope. */
export function lifeOf({ person, memories, hopes }: Lifeline, today: CalendarDate, isLightOnly: boolean): Life {
  return {
    born: parseCalendarDate(person.born) ?? today,
    today,
    memories: isLightOnly ? withoutHeavy(memories) : memories,
    hopes,
  };
}

/** What a drawing for other people shows by default: no stones, no candles, and no quiet memories. */
export function shownToOthers(lifeline: Lifeline): Lifeline {
  return { ...lifeline, memories: withoutHeavy(lifeline.memories.filter(({ isQuiet }) => !isQuiet)) };
}
