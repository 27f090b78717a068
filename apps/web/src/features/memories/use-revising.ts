import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { useState, useRef } from "react";

import { problemOf } from "#api/errors.ts";
import { randomId } from "#lib/random-id.ts";
import type { Draft } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";
import { type OutboxEntry, entriesFor } from "#offline/outbox-entry.ts";
import { currentOutbox } from "#offline/outbox-ui-state.ts";
import { queued } from "#offline/send-or-queue.ts";
import { useOutboxUiState } from "#offline/use-waiting.ts";
import { waitingOf } from "#offline/waiting.ts";
import { toast } from "#ui/toast-queue.ts";

import { isMissing } from "./memory-loading.tsx";
import { useUpdateMemory } from "./memory-writes.queries.ts";
import { sendingKey } from "./sending-key.ts";
import type { Composing } from "./use-composing.ts";
import { useSayingFailed } from "./use-saying-failed.ts";
import {
  type ComposingStart,
  type Origin,
  originOf,
  sentWordsOf,
  type Written,
  writtenOf,
  writtenOfDraft,
  attributesIn,
} from "./writing.ts";

interface RevisingOptions {
  readonly memory: Memory;
  readonly drafts: Drafts;
  readonly onSaved: (memory: Memory) => void;
  readonly onKeptOther: (memory: Memory) => void;
  readonly onGone: () => void;
}

interface Clash {
  readonly draftId: string;
  readonly mine: Written;
  readonly theirs: Memory;
  readonly from: Origin["ground"];
  readonly nowMs: number;
}

/** Edits a memory, and resolves conflicts with edits made elsewhere. */
export function useRevising({ memory, drafts, onSaved, onKeptOther, onGone }: RevisingOptions) {
  const { save, ...update } = useSaving(memory);
  const [start, setStart] = useState(() => startFrom(randomId(), writtenOf(memory), originOf(memory)));
  const [clash, setClash] = useState<Clash>();
  const showError = useShowError(setClash, onGone);
  const notifySaved = useNotifySaved(memory, onSaved);
  const startBoth = (both: Written, from: Origin) => setStart(startUnsaved(both, from));
  const parked = useParkedClash(memory._id, { onSaved, onKeptOther, onBoth: startBoth });

  async function send(written: Written, composing: Composing): Promise<void> {
    const origin = start.origin ?? originOf(memory);
    try {
      await parked.settle();
      const saved = await save(start.draftId, written, origin);
      await composing.finish();
      notifySaved(saved);
    } catch (error) {
      const isOver = isMissing(error) || problemOf(error)?.current !== undefined;
      if (isOver) await composing.handOver();
      showError(error, start.draftId, written, origin, composing.isLasting);
      if (!isOver) throw error;
    }
  }

  async function keepMine({ draftId, theirs }: Clash, merged: Written): Promise<void> {
    try {
      const saved = await save(draftId, merged, originOf(theirs));
      await drafts.remove(draftId);
      notifySaved(saved);
    } catch (error) {
      showError(error, draftId, merged, originOf(theirs));
    }
  }

  async function keepTheirs({ draftId, theirs }: Clash): Promise<void> {
    await drafts.remove(draftId);
    onKeptOther(theirs);
  }

  async function keepBoth({ draftId, theirs }: Clash, both: Written): Promise<void> {
    startBoth(both, originOf(theirs));
    setClash(undefined);
    await drafts.remove(draftId);
  }

  const direct = clash && {
    ...clash,
    isArchived: memory.isArchived,
    isBusy: update.isPending,
    failure: problemOf(update.error)?.current ? undefined : update.error,
    onKeepMine: (merged: Written) => void keepMine(clash, merged),
    onKeepTheirs: () => void keepTheirs(clash),
    onKeepBoth: (both: Written) => void keepBoth(clash, both),
  };

  return {
    start,
    send,
    continueDraft: (draft: Draft) => setStart(startFromDraft(draft, memory)),
    conflict: direct ?? parked.conflict,
  };
}

/** A conflict and a deleted memory have screens of their own; any other failure is shown in the form. */
function useShowError(onClash: (clash: Clash) => void, onGone: () => void) {
  const sayFailed = useSayingFailed();
  return (error: unknown, draftId: string, mine: Written, { ground }: Origin, isLasting = true): void => {
    const theirs = problemOf(error)?.current;
    if (theirs) return onClash({ draftId, mine, theirs, from: ground, nowMs: Date.now() });
    sayFailed(error, isLasting);
    if (isMissing(error)) onGone();
  };
}

/** Shows a toast that the edit is saved, or that it is queued. */
function useNotifySaved(memory: Memory, onSaved: (memory: Memory) => void) {
  const { t } = useLingui();
  return (saved: Memory | typeof queued) => {
    if (saved === queued) toast("info", t`Saved on this device. We'll send it when you're back online.`);
    else toast("success", t`Memory updated successfully`);
    onSaved(saved === queued ? memory : saved);
  };
}

function useSaving(memory: Memory) {
  const { mutateAsync, isPending, error } = useUpdateMemory();

  async function saveOnce(draftId: string, written: Written, { memoryId, version, ground }: Origin) {
    const words = sentWordsOf(written);
    const idempotencyKey = sendingKey(draftId, { memoryId, version, ...words });
    const from = { ...memory, _id: memoryId, version };
    return mutateAsync({ memory: from, words, from: ground, uploads: written.uploads ?? [], idempotencyKey });
  }

  /** Merges changes made elsewhere that do not conflict with the edit, and saves again, without asking the member. */
  async function save(draftId: string, written: Written, origin: Origin): Promise<Memory | typeof queued> {
    try {
      return await saveOnce(draftId, written, origin);
    } catch (error) {
      const theirs = problemOf(error)?.current;
      if (!theirs) throw error;
      // Loaded on demand, because conflicts are rare. If loading fails, the member is asked, and the draft is kept.
      const bothSides = await import("./both-sides.ts").catch(() => undefined);
      const merged = bothSides?.agreed(written, theirs, origin.ground);
      if (!merged) throw error;
      return await save(draftId, merged, originOf(theirs));
    }
  }

  return { save, isPending, error };
}

function startFrom(draftId: string, written: Written, origin: Origin): ComposingStart {
  return { draftId, written, origin, isUnsaved: false };
}

function startUnsaved(written: Written, origin: Origin): ComposingStart {
  return { ...startFrom(randomId(), written, origin), isUnsaved: true };
}

function startFromDraft({ id, text }: Draft, memory: Memory): ComposingStart {
  const { version } = text;
  const isOlder = version !== null && version !== memory.version;
  const origin = isOlder ? { memoryId: memory._id, version } : originOf(memory);
  return { ...startFrom(id, writtenOfDraft(text), origin), isDraft: true };
}

interface ParkedOptions {
  readonly onSaved: (memory: Memory) => void;
  readonly onKeptOther: (memory: Memory) => void;
  /** Called with both texts, to be edited before they are saved on top of the queued change. */
  readonly onBoth: (both: Written, from: Origin) => void;
}

interface Met {
  readonly entryId: string;
  readonly theirs: Memory;
}

/** A queued text that conflicted with another version when it was sent. */
function useParkedClash(memoryId: string, { onSaved, onKeptOther, onBoth }: ParkedOptions) {
  const { state } = useOutboxUiState();
  const [nowMs] = useState(Date.now);
  const [answering, setAnswering] = useState<string>();
  const met = useRef<Met>(undefined);
  const entry = entriesFor(state, memoryId).find(({ id, change }) => change.kind === "edit" && id !== answering);
  // The memory after all queued changes.
  const own = waitingOf(state).get(memoryId)?.after;

  async function keepMine(entryId: string, theirs: Memory, saved: Memory) {
    await currentOutbox()?.insist(entryId, theirs);
    onSaved(saved);
  }

  async function keepTheirs(theirs: Memory) {
    await currentOutbox()?.dropTexts(memoryId, theirs);
    onKeptOther(theirs);
  }

  function screenOf({ id: entryId, change }: OutboxEntry, theirs: Memory, saved: Memory) {
    return {
      mine: writtenOf(saved),
      theirs,
      from: change.kind === "edit" ? change.from : undefined,
      isArchived: saved.isArchived,
      nowMs,
      isBusy: false,
      failure: undefined,
      onKeepMine: () => void keepMine(entryId, theirs, saved),
      onKeepTheirs: () => void keepTheirs(theirs),
      onKeepBoth(both: Written) {
        met.current = { entryId, theirs };
        setAnswering(entryId);
        // The queued change is sent first, so the attributes on the server will be those of `both`.
        onBoth(both, { memoryId, version: saved.version, ground: attributesIn(both) });
      },
    };
  }

  return {
    conflict: entry?.state.is === "conflict" && own ? screenOf(entry, entry.state.theirs, own) : undefined,
    /** Sends the queued text first, before the edited result is saved. */
    async settle() {
      if (met.current) await currentOutbox()?.insist(met.current.entryId, met.current.theirs);
      met.current = undefined;
    },
  };
}
