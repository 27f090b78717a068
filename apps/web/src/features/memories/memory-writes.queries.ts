import type { Memory } from "@lane/contract/memories.ts";
import type { MemoryType } from "@lane/domain/marks.ts";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { randomId } from "#lib/random-id.ts";
import type { DraftUpload } from "#offline/draft-text.ts";
import {
  type Ground,
  localId,
  type MemoryWords,
  type NewMemoryBody,
  type OutboxChange,
} from "#offline/outbox-entry.ts";
import { queued, sendOrQueue } from "#offline/send-or-queue.ts";
import { toast } from "#ui/toast-queue.ts";

import { useReloading } from "./memories.queries.ts";

/** A write that can be retried: the same content has the same idempotency key. */
interface Sending {
  readonly idempotencyKey: string;
  /** Files that are not uploaded yet; the outbox sends the write after them. */
  readonly uploads: readonly DraftUpload[];
}

interface NewSending extends Sending {
  readonly year: number;
  readonly body: NewMemoryBody;
  readonly isElsewhere: boolean;
}

interface ChangeSending extends Sending {
  /** The memory when the change began. */
  readonly memory: Memory;
  readonly words: MemoryWords;
  readonly from: Ground | undefined;
}

/** The result of a change that was queued. */
type Kept = typeof queued;

/** `onSent` comes before the reload: what it writes into the cache would otherwise pass for the server's newest answer. */
export function useAddMemory(onSent: (memory: Memory) => Promise<void>) {
  const reload = useReloading();
  return useMutation({
    /** The new memory has a local id while it is queued. */
    mutationFn: async ({ year, body, isElsewhere, uploads, idempotencyKey }: NewSending) => {
      const id = randomId();
      const memoryId = localId(id);
      const change = { kind: "create", year, body, isElsewhere } as const;
      const request = { id, key: idempotencyKey, memoryId, version: 1, change, uploads, seen: null };
      const answer = await sendOrQueue(
        { ...request, queuedAt: Date.now() },
        async () => (await call(routes.memories.create, { body }, { idempotencyKey })).memory,
      );
      if (answer === queued) return { isQueued: true, memoryId };
      await onSent(answer);
      return { isQueued: false, memoryId: answer._id };
    },
    onSuccess: () => void reload(),
  });
}

export function useUpdateMemory() {
  const reload = useReloading();
  return useMutation({
    mutationFn: ({ memory, words, from, uploads, idempotencyKey }: ChangeSending): Promise<Memory | Kept> =>
      sendOrQueue({ ...wish(memory, { kind: "edit", words, from }), key: idempotencyKey, uploads }, async (ref) => {
        const body = { ...ref, ...words, media: [...words.media] };
        return (await call(routes.memories.update, { body }, { idempotencyKey })).memory;
      }),
    // After a refusal, too, the cached memory is out of date.
    onSettled: () => void reload(),
  });
}

// These hooks show the toasts, because the component that called them is often unmounted by then.

export function useTagMemory(memory: Memory) {
  const { t } = useLingui();
  const reload = useReloading();
  const say = useSaying(t`Memory tag saved successfully`);
  return useMutation({
    mutationFn: (memoryType: MemoryType) => {
      const request = wish(memory, { kind: "tag", mark: memoryType });
      return sendOrQueue(request, (ref) =>
        call(routes.memories.update, { body: { ...ref, memoryType } }, { idempotencyKey: request.key }),
      );
    },
    onSuccess: (answer) => {
      say(answer);
      return reload();
    },
    onError: () => {
      toast("error", t`Failed to save memory tag`);
      return reload();
    },
  });
}

export function useLightCandle({ _id }: Memory) {
  const { t } = useLingui();
  const reload = useReloading();
  return useMutation({
    mutationFn: () => call(routes.memories.update, { body: { _id, isCandle: true } }),
    onSuccess: () => reload(),
    onError: (error) => {
      const isUnheard = error instanceof ApiError && error.status === undefined;
      toast(
        "error",
        isUnheard
          ? t`You're offline, so the candle isn't lit yet. Please try again later.`
          : t`We couldn't light the candle`,
      );
    },
  });
}

export function useRestoreMemory(memory: Memory) {
  const { t } = useLingui();
  const reload = useReloading();
  const say = useSaying(t`Memory restored successfully`);
  return useMutation({
    mutationFn: () => {
      const request = wish(memory, { kind: "restore" });
      return sendOrQueue(request, (ref) =>
        call(routes.memories.update, { body: { ...ref, isArchived: false } }, { idempotencyKey: request.key }),
      );
    },
    onSuccess: (answer) => {
      say(answer);
      return reload();
    },
  });
}

export function useArchiveMemory(memory: Memory, onGone: () => void) {
  const { t } = useLingui();
  const reload = useReloading();
  const say = useSaying(t`Memory archived successfully`);
  return useMutation({
    mutationFn: () =>
      sendOrQueue(wish(memory, { kind: "archive" }), ({ _id }) => call(routes.memories.archive, { body: { id: _id } })),
    onSuccess: (answer) => {
      say(answer);
      onGone();
      return reload();
    },
  });
}

export function wish(memory: Memory, change: OutboxChange) {
  const [id, queuedAt] = [randomId(), Date.now()];
  return { id, key: id, memoryId: memory._id, version: memory.version, change, seen: memory, queuedAt };
}

/** Shows a toast that the change is saved, or that it is queued. */
export function useSaying(doneText: string): (answer: unknown) => void {
  const { t } = useLingui();
  return (answer) => {
    if (answer === queued) toast("info", t`Saved on this device. We'll send it when you're back online.`);
    else toast("success", doneText);
  };
}
