import type { CallInput } from "@lane/contract/endpoint.ts";
import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";
import type { Memory } from "@lane/contract/memories.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";

import { vaultMemoryRoutes } from "./vault-memory-routes.ts";

export type Bringing = NonNullable<CallInput<typeof membershipsApi.bring>["body"]>;

/** A memory of one's own that can be brought into a vault. */
export interface OwnMemory {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly month: number;
  readonly isHeavy: boolean;
}

/** The vaults to which the member can add memories. */
export function useWritableVaults(isWanted = true): readonly JoinedTimeline[] | undefined {
  const { data } = useJoinedTimelines(isWanted);
  return data?.timelines.filter(isWritable);
}

function isWritable({ kind, role, isReadOnly }: JoinedTimeline): boolean {
  return kind === "vault" && mayOnTimeline(role, "add") && !isReadOnly;
}

/** Everything on one's own timeline that is not archived, in the order it happened; one request for all years. */
export function useOwnMemories(isWanted: boolean) {
  return useQuery({
    queryKey: ["memories", "to-bring"],
    queryFn: async ({ signal }): Promise<readonly OwnMemory[]> => {
      const { lifeline } = await call(vaultMemoryRoutes.lifeline, { query: {} }, { signal });
      return lifeline.memories.map(({ id, title, year, month, mark, isCandle }) => ({
        id,
        title,
        year,
        month,
        isHeavy: mark === "Stone" || isCandle,
      }));
    },
    enabled: isWanted,
    staleTime: 0,
  });
}

export function ownMemoryOf({ _id: id, memoryTitle: title, year, month, memoryType, isCandle }: Memory): OwnMemory {
  return { id, title, year, month, isHeavy: memoryType === "Stone" || isCandle };
}

/** All of them or none. One idempotency key for each choice: pressing again after a lost answer brings them once. */
export function useBring(onBrought: (count: number, sent: Bringing) => void) {
  const reload = useReload();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: (body: Bringing) =>
      call(vaultMemoryRoutes.bring, { body }, { idempotencyKey: attemptKey(attempt, body) }),
    onSuccess: ({ count }, body) => {
      setAttempt(randomId());
      onBrought(count, body);
      return reload();
    },
  });
}

/** Back to the own timeline of who wrote it. */
export function useTakeOut(onTakenOut: () => void) {
  const reload = useReload();
  const [attempt] = useState(randomId);
  return useMutation({
    mutationFn: (memoryId: string) =>
      call(vaultMemoryRoutes.takeOut, { body: { memoryId } }, { idempotencyKey: attemptKey(attempt, { memoryId }) }),
    onSuccess: () => {
      onTakenOut();
      return reload();
    },
  });
}

function useReload() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(["memories", "timeline"].map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
}
