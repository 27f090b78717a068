import type { CallInput } from "@lane/contract/endpoint.ts";
import type { memoriesApi, Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call, request } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { toast } from "#ui/toast-queue.ts";

import { listedMemory } from "./listed-memory.ts";

export type MemoryRef = Pick<Memory, "_id" | "version">;
type Body<Name extends keyof typeof memoriesApi> = NonNullable<CallInput<(typeof memoriesApi)[Name]>["body"]>;
export type NewMemoryBody = Body<"create">;
export type MemoryChangeBody = Body<"update">;

/** A write that may be sent again: the same key for the same body. */
export interface Sending<B> {
  readonly body: B;
  readonly idempotencyKey: string;
}

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

export function useMemory(id: string) {
  return useQuery(memoryQuery(id));
}

/** Asked for when the list is opened: rarely, and then it must be the newest. */
export function useVersions(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ["memories", "versions", id],
    queryFn: async ({ signal }) => (await call(routes.memories.versions, { query: { id } }, { signal })).versions,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** Where a memory can be put. */
export function useOpenYears() {
  return useQuery({
    queryKey: ["timeline", "open-years"],
    queryFn: async ({ signal }) => {
      const { timeline, years } = await call(routes.timelines.read, {}, { signal });
      const open = years.filter(({ lock, disable }) => !lock && !disable).map(({ _id, year }) => ({ _id, year }));
      return { timelineId: timeline?._id, years: open };
    },
  });
}

export function useAddMemory() {
  const reload = useReloading();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Sending<NewMemoryBody>) =>
      call(routes.memories.create, { body }, { idempotencyKey }),
    onSuccess: () => void reload(),
  });
}

export function useUpdateMemory() {
  const reload = useReloading();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Sending<MemoryChangeBody>) =>
      call(routes.memories.update, { body }, { idempotencyKey }),
    // Refused, too: then what was read before is no longer what stands there.
    onSettled: () => void reload(),
  });
}

// Toasts belong to these hooks and not to their callers: the card or control that asked is often gone by then.

export function useTagMemory({ _id, version }: MemoryRef) {
  const { t } = useLingui();
  const reload = useReloading();
  return useMutation({
    mutationFn: (memoryType: MemoryType) => call(routes.memories.update, { body: { _id, version, memoryType } }),
    onSuccess: () => {
      toast("success", t`Memory tag saved successfully`);
      return reload();
    },
    onError: () => {
      toast("error", t`Failed to save memory tag`);
      return reload();
    },
  });
}

export function useRestoreMemory({ _id, version }: MemoryRef) {
  const { t } = useLingui();
  const reload = useReloading();
  return useMutation({
    mutationFn: () => call(routes.memories.update, { body: { _id, version, isArchived: false } }),
    onSuccess: () => {
      toast("success", t`Memory restored successfully`);
      return reload();
    },
  });
}

export function useArchiveMemory(id: string, onGone: () => void) {
  const { t } = useLingui();
  const reload = useReloading();
  return useMutation({
    mutationFn: () => call(routes.memories.archive, { body: { id } }),
    onSuccess: () => {
      toast("success", t`Memory archived successfully`);
      onGone();
      return reload();
    },
  });
}

export function useDeleteMemory(id: string, onGone: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const reload = useReloading();
  return useMutation({
    mutationFn: () => call(routes.memories.remove, { query: {}, body: { id } }),
    onSuccess: () => {
      toast("success", t`Memory deleted successfully`);
      onGone();
      client.removeQueries({ queryKey: memoryQuery(id).queryKey });
      return reload();
    },
  });
}

export function useRestoreVersion({ _id, version }: MemoryRef, onRestored: () => void) {
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

/** Counts on the rope, cards of the month and neighbours all change with one memory. */
function useReloading() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["memories"] }),
      client.invalidateQueries({ queryKey: ["timeline"] }),
    ]);
  };
}
