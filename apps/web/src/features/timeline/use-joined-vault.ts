import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { ApiError } from "#api/errors.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { timelineQueryOf } from "#api/timeline-query-of.ts";

interface VaultAnswer {
  readonly data: unknown;
  readonly error: Error | null;
}

/**
 * The vault as the list of the member's timelines has it. Where the list and the vault's own answer contradict each other,
 * the list is asked for again: it decides what stays on this device.
 */
export function useJoinedVault(timelineId: string, answer: VaultAnswer) {
  useDoubts(timelineId);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useJoinedTimelines();
  const vault = data?.timelines.find(({ id }) => id === timelineId);
  const isRefused = isNotThere(answer.error);
  const isThere = answer.data !== undefined;
  const isContradicted = data !== undefined && (isRefused ? vault !== undefined : isThere && vault === undefined);
  useEffect(() => {
    if (isContradicted) void refetch();
  }, [isContradicted, refetch]);
  const isUnlisted = data !== undefined && vault === undefined && isFetchedAfterMount && !isFetching;
  return { vault, error, isFetching, refetch, isGone: isRefused || isUnlisted };
}

/** When some part of the vault is refused, the vault itself is asked for: the member may just have been removed. */
function useDoubts(timelineId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const vaultQuery = timelineQueryOf(timelineId);
    return client.getQueryCache().subscribe((event) => {
      const isRefusal = event.type === "updated" && event.action.type === "error" && isNotThere(event.action.error);
      const { queryKey } = event.query;
      if (isRefusal && queryKey[0] === "memories" && isAbout(queryKey, timelineId)) {
        void client.invalidateQueries({ queryKey: vaultQuery.queryKey, exact: true });
      }
    });
  }, [client, timelineId]);
}

function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isAbout(queryKey: readonly unknown[], timelineId: string): boolean {
  return queryKey.some((part) => Object(part).timelineId === timelineId);
}
