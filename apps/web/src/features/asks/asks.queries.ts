import type { Ask, NewAsk } from "@lane/contract/asks.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";

import { askRoutes } from "./asks-routes.ts";

/** Always asked again: somebody may have opened a link or answered since. */
const asksQuery = queryOptions({
  queryKey: ["asks", "list"],
  queryFn: async ({ signal }) => {
    const { asks, mayAsk } = await call(askRoutes.list, {}, { signal });
    return { asks, mayAsk };
  },
  staleTime: 0,
});

export function useAsks(isWanted = true) {
  return useQuery({ ...asksQuery, enabled: isWanted });
}

/** One idempotency key for each content: pressing again after a lost answer asks once. */
export function useCreateAsk() {
  const reload = useReloadingAsks();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: async (body: NewAsk) =>
      (await call(askRoutes.create, { body }, { idempotencyKey: attemptKey(attempt, body) })).ask,
    onSuccess: () => {
      setAttempt(randomId());
      void reload();
    },
  });
}

interface Reminding {
  /** Both are called although the button is unmounted by then. */
  readonly onReminded: () => void;
  readonly onFailed: (error: Error) => void;
}

/** Mails the link once more. */
export function useRemind({ onReminded, onFailed }: Reminding) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: async ({ id }: Ask) =>
      (await call(askRoutes.remind, { body: { id } }, { idempotencyKey: attemptKey(attempt, { id }) })).ask,
    onSuccess: (newer) => {
      setAttempt(randomId());
      client.setQueryData(
        asksQuery.queryKey,
        (before) => before && { ...before, asks: before.asks.map((ask) => (ask.id === newer.id ? newer : ask)) },
      );
      onReminded();
    },
    onError: onFailed,
  });
}

/** `onStopped` is called once the list is up to date, although the row is unmounted by then. */
export function useStopAsk(onStopped: () => void) {
  const reload = useReloadingAsks();
  return useMutation({
    mutationFn: ({ id }: Ask) => call(askRoutes.stop, { body: { id } }),
    onSuccess: async () => {
      await reload();
      onStopped();
    },
  });
}

/** `onRemoved` is called once the lists are up to date, although the row is unmounted by then. */
export function useRemoveAsk(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Ask) => call(askRoutes.remove, { body: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["asks"] });
      onRemoved();
    },
  });
}

function useReloadingAsks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: asksQuery.queryKey });
}
