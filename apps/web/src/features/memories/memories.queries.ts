import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call, request } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { type Timeline, timelineQuery } from "#api/timeline-query.ts";
import { isLocalId, serverVersionOf } from "#offline/outbox-entry.ts";
import { useOutboxUiState, useWaiting } from "#offline/use-waiting.ts";
import { toast } from "#ui/toast-queue.ts";

import { listedMemory, unlistMemory } from "./listed-memory.ts";

const alone = { previousMemoryId: null, nextMemoryId: null, previous: null, next: null };

export function memoryQuery(id: string) {
  return queryOptions({
    queryKey: ["memories", "details", id],
    queryFn: async ({ client, signal }) => {
      const outcome = await request(routes.memories.details, { query: { id } }, { signal });
      if (outcome.success) return outcome.data.memory;
      const listed = outcome.status === undefined ? listedMemory(client, id) : undefined;
      if (listed) return listed;
      throw new ApiError(outcome);
    },
  });
}

/** A memory with its queued changes applied; a memory that exists only on this device is never requested. */
export function useMemory(id: string) {
  const { state } = useOutboxUiState();
  const { memoryId } = serverVersionOf(state, { memoryId: id, version: 0 });
  const waiting = useWaiting().get(memoryId);
  const { data, error, ...query } = useQuery({ ...memoryQuery(memoryId), enabled: !isLocalId(memoryId) });
  if (!waiting) return { ...query, data, error };
  if (!waiting.after)
    return { ...query, data: undefined, error: new ApiError({ success: false, status: 404, error: "" }) };
  return { ...query, data: { ...alone, ...data, ...waiting.after }, error: null };
}

/** Fetched whenever the list is opened, because it must be up to date. */
export function useVersions(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ["memories", "versions", id],
    queryFn: async ({ signal }) => (await call(routes.memories.versions, { query: { id } }, { signal })).versions,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** The years to which a memory can be added. */
export function useOpenYears(isWanted = true) {
  return useQuery({ ...timelineQuery, select: openYears, enabled: isWanted });
}

export function openYears({ timelineId, mustChooseYears, years }: Timeline) {
  return {
    timelineId: mustChooseYears ? null : timelineId,
    years: years.filter(({ lock, disable }) => !lock && !disable),
  };
}

export function useRestoreVersion({ _id, version }: Pick<Memory, "_id" | "version">, onRestored: () => void) {
  const { t } = useLingui();
  const reload = useReloading();
  return useMutation({
    mutationFn: (restore: number) => call(routes.memories.restoreVersion, { body: { id: _id, version, restore } }),
    onSuccess: () => {
      toast("success", t`Memory updated successfully`);
      onRestored();
      return reload();
    },
    onError: () => void reload(),
  });
}

/** Needs a connection: the place of a memory is not part of its form or of the outbox. */
export function useMoveMemory({ _id, version }: Pick<Memory, "_id" | "version">, onMoved: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const reload = useReloading();
  return useMutation({
    mutationFn: (place: { readonly yearId: string; readonly month: number }) =>
      call(routes.memories.move, { body: { id: _id, version, ...place } }),
    onSuccess: () => {
      unlistMemory(client, _id);
      toast("success", t`Memory moved successfully`);
      onMoved();
      return reload();
    },
    onError: () => void reload(),
  });
}

/** One changed memory affects the counts on the rope, the cards of the month and its neighbours. */
export function useReloading() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["memories"] }),
      client.invalidateQueries({ queryKey: ["timeline"] }),
    ]);
  };
}
