import type { GivenShare, SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";
import { hashOf } from "@lane/domain/pick-by-hash.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { timelineQuery } from "#api/timeline-query.ts";
import { randomId } from "#lib/random-id.ts";

import { addressKeeper } from "./media-addresses.ts";
import { sharedMemoriesRoutes } from "./shared-memories-routes.ts";

/** The facts of a share without its memories. */
export type ShareFacts = Omit<GivenShare, "memories">;

export interface OpenShare {
  readonly share: ShareFacts;
  readonly memories: readonly SharedMemory[];
}

const confirmEveryMs = 30_000;

/** What others share is only in memory, and only as long as the server has confirmed it within this time. */
export const unconfirmedMs = 5 * 60_000;

/** Confirmed again and again while it is seen. Never part of the answers that are stored on the device. */
const confirmed = {
  staleTime: 0,
  gcTime: unconfirmedMs,
  refetchInterval: confirmEveryMs,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
} as const;

export const givenSharesQuery = queryOptions({
  queryKey: ["shared-memories", "list"],
  queryFn: async ({ client, queryKey, signal }): Promise<GivenShare[]> => {
    const { shares } = await call(sharedMemoriesRoutes.list, {}, { signal });
    const known = client.getQueryData<GivenShare[]>(queryKey)?.flatMap(({ memories }) => memories.map(coverOf)) ?? [];
    const keep = addressKeeper(queryKey, known.flat());
    return shares.map((share) => ({
      ...share,
      memories: share.memories.map((memory) => ({ ...memory, cover: memory.cover && keep(memory.cover) })),
    }));
  },
  ...confirmed,
});

function coverOf({ cover }: GivenShare["memories"][number]): SharedMedia[] {
  return cover ? [cover] : [];
}

export function shareQuery(shareId: string) {
  return queryOptions({
    queryKey: ["shared-memories", "read", shareId],
    queryFn: async ({ client, queryKey, signal }): Promise<OpenShare> => {
      const { share, memories } = await call(sharedMemoriesRoutes.read, { query: { shareId } }, { signal });
      const known = client.getQueryData<OpenShare>(queryKey)?.memories.flatMap(({ media }) => media) ?? [];
      const keep = addressKeeper(queryKey, known);
      return { share, memories: memories.map((memory) => ({ ...memory, media: memory.media.map(keep) })) };
    },
    ...confirmed,
  });
}

/** Whether the server says that nothing is there, or no longer. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server did not answer. */
export function isUnreached(error: Error | null): boolean {
  return error instanceof ApiError && error.status === undefined;
}

interface Confirmation {
  /** When the server answered. */
  readonly confirmedAt: number;
  readonly now: number;
}

/**
 * Whether a share has expired since the server answered. A share that the server gave out after its end by the clock of
 * this device is open: that clock is wrong.
 */
export function hasExpired({ expiresAt }: Pick<ShareFacts, "expiresAt">, { confirmedAt, now }: Confirmation): boolean {
  const end = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
  return end > confirmedAt && end <= now;
}

export function forgetShare(client: QueryClient, shareId: string): void {
  client.removeQueries({ queryKey: shareQuery(shareId).queryKey });
  changeList(client, (shares) => shares.filter(({ id }) => id !== shareId));
}

/** Drops memories of shares that are no longer listed. */
export function forgetUnlisted(client: QueryClient, listed: readonly GivenShare[]): void {
  client.removeQueries({
    queryKey: ["shared-memories", "read"],
    predicate: ({ queryKey }) => !listed.some(({ id }) => id === queryKey.at(2)),
  });
}

/** Keeps the time of the answer, which decides how long it may be shown. */
function changeList(client: QueryClient, change: (shares: readonly GivenShare[]) => GivenShare[]): void {
  const { queryKey } = givenSharesQuery;
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (shares) => shares && change(shares), updatedAt === undefined ? {} : { updatedAt });
}

/** Tells the server that a person has it before them. */
export async function sendOpened(client: QueryClient, shareId: string): Promise<void> {
  await call(sharedMemoriesRoutes.opened, { body: { shareId } });
  changeList(client, (shares) => shares.map((share) => (share.id === shareId ? { ...share, isUnread: false } : share)));
}

export function useHideShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly shareId: string; readonly isHidden: boolean }) =>
      call(sharedMemoriesRoutes.hide, { body }),
    onSuccess: (_outcome, { shareId, isHidden }) =>
      changeList(client, (shares) => shares.map((share) => (share.id === shareId ? { ...share, isHidden } : share))),
  });
}

interface MemoryOfShare {
  readonly shareId: string;
  readonly memoryId: string;
}

export function useKeepCopy({ shareId, memoryId }: MemoryOfShare) {
  const client = useQueryClient();
  const [key] = useState(randomId);
  return useMutation({
    mutationFn: () =>
      call(sharedMemoriesRoutes.keepCopy, { body: { shareId, memoryId } }, { idempotencyKey: key, timeoutMs: 30_000 }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["memories"] }),
        client.invalidateQueries({ queryKey: timelineQuery.queryKey }),
      ]),
  });
}

/** One idempotency key for each text: sending it again after a lost answer delivers it once. */
export function useAnswer({ shareId, memoryId }: MemoryOfShare) {
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: (text: string) =>
      call(
        sharedMemoriesRoutes.answer,
        { body: { shareId, memoryId, text } },
        { idempotencyKey: `${attempt}-${hashOf(text)}` },
      ),
    onSuccess: () => setAttempt(randomId()),
  });
}
