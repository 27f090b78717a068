import type { CallInput } from "@lane/contract/endpoint.ts";
import type { NewShare, Share, ShareAnswer, sharesApi } from "@lane/contract/shares.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { call } from "#api/client.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";

import { lifelineRoute, shareRoutes } from "./shares-routes.ts";

/** Always asked again: somebody may have opened a share since. */
export function sharesQuery(memoryId: string | undefined) {
  return queryOptions({
    queryKey: ["shares", "list", memoryId ?? null],
    queryFn: async ({ signal }) => {
      const query = memoryId === undefined ? {} : { memoryId };
      const { shares, mayShareByLink } = await call(shareRoutes.list, { query }, { signal });
      return { shares, mayShareByLink };
    },
    staleTime: 0,
  });
}

/** The shares of one memory, or all of them. */
export function useShares(memoryId?: string, isWanted = true) {
  return useQuery({ ...sharesQuery(memoryId), enabled: isWanted });
}

/** One idempotency key for each content: pressing again after a lost answer makes one share. */
export function useCreateShare() {
  const reload = useReloadingShares();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: async (body: NewShare) =>
      (await call(shareRoutes.create, { body }, { idempotencyKey: attemptKey(attempt, body) })).share,
    onSuccess: () => {
      setAttempt(randomId());
      void reload();
    },
  });
}

export type ShareChange = NonNullable<CallInput<typeof sharesApi.change>["body"]>;

export function useChangeShare() {
  const reload = useReloadingShares();
  const [attempt] = useState(randomId);
  return useMutation({
    mutationFn: async (body: ShareChange) =>
      (await call(shareRoutes.change, { body }, { idempotencyKey: attemptKey(attempt, body) })).share,
    onSuccess: () => reload(),
  });
}

/** `onStopped` is called once the list is up to date, although the row is unmounted by then. */
export function useStopShare(onStopped: () => void) {
  const reload = useReloadingShares();
  return useMutation({
    mutationFn: async ({ id }: Share) => (await call(shareRoutes.stop, { body: { id } })).share,
    onSuccess: async () => {
      await reload();
      onStopped();
    },
  });
}

const answersQuery = queryOptions({
  queryKey: ["shares", "answers"],
  queryFn: async ({ signal }) => (await call(shareRoutes.answers, {}, { signal })).answers,
  staleTime: 0,
});

export function useAnswers() {
  return useQuery(answersQuery);
}

/** Marks as read what is shown. The list is not fetched again, so that new answers stay marked while they are read. */
export function useReadAnswers(answers: readonly ShareAnswer[]): void {
  const unread = answers.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  const ids = unread.join();
  useEffect(() => {
    // Where this fails, they are marked the next time they are shown.
    if (ids !== "") void call(shareRoutes.answersRead, { body: { ids: ids.split(",") } }).catch(() => undefined);
  }, [ids]);
}

/** `onGone` is called although the component is unmounted by then. */
export function useRemoveAnswer(onGone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ShareAnswer) => call(shareRoutes.removeAnswer, { body: { id } }),
    onSuccess: (_outcome, { id }) => {
      client.setQueryData(answersQuery.queryKey, (before) => before?.filter((answer) => answer.id !== id));
      onGone?.();
    },
  });
}

/** The memories of a year by title, in the order they happened. Keyed as the lifeline, whose answer it is. */
export function useMemoriesOfYear(year: number, isWanted: boolean) {
  return useQuery({
    queryKey: ["memories", "lifeline"],
    queryFn: async ({ signal }) => (await call(lifelineRoute, {}, { signal })).lifeline,
    enabled: isWanted,
    select: ({ memories }) => memories.filter((memory) => memory.year === year),
  });
}

function useReloadingShares() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["shares", "list"] });
}
