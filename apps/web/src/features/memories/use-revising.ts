import type { Memory } from "@lane/contract/memories.ts";
import { writeRichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { problemOf } from "#api/errors.ts";
import { randomId } from "#lib/random-id.ts";
import type { Draft } from "#offline/draft-text.ts";
import type { Drafts } from "#offline/drafts.ts";
import { queued } from "#offline/send-or-queue.ts";
import { toast } from "#ui/toast-queue.ts";

import { bothTexts } from "./both-texts.ts";
import { isMissing } from "./memory-loading.tsx";
import { useUpdateMemory } from "./memory-writes.queries.ts";
import { sendingKey } from "./sending-key.ts";
import type { Composing } from "./use-composing.ts";
import { useParkedClash } from "./use-parked-clash.ts";
import { type ComposingStart, type Origin, type Written, writtenOf, writtenOfDraft } from "./writing.ts";

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
  readonly nowMs: number;
}

/** Changing a memory, and what to do when somebody else did so in the meantime. */
export function useRevising({ memory, drafts, onSaved, onKeptOther, onGone }: RevisingOptions) {
  const { t } = useLingui();
  const { save, ...update } = useSaving(memory);
  const [start, setStart] = useState(() => startFrom(randomId(), writtenOf(memory), memory));
  const [clash, setClash] = useState<Clash>();
  const celebrate = useCelebrating(memory, onSaved);
  const startBoth = (both: Written, from: Memory) => setStart(startUnsaved(both, from));
  const parked = useParkedClash(memory._id, { onSaved, onKeptOther, onBoth: startBoth });

  /** A clash and a memory that is gone have screens of their own; any other failure is shown where it happened. */
  function face(error: unknown, draftId: string, mine: Written): void {
    const theirs = problemOf(error)?.current;
    if (theirs) return setClash({ draftId, mine, theirs, nowMs: Date.now() });
    toast("error", t`Failed to add memory`);
    if (isMissing(error)) onGone();
  }

  async function send(written: Written, composing: Composing): Promise<void> {
    try {
      await parked.settle();
      const saved = await save(start.draftId, written, start.origin ?? originOf(memory));
      await composing.finish();
      celebrate(saved);
    } catch (error) {
      const isOver = isMissing(error) || problemOf(error)?.current !== undefined;
      if (isOver) await composing.handOver();
      face(error, start.draftId, written);
      if (!isOver) throw error;
    }
  }

  async function keepMine({ draftId, mine, theirs }: Clash): Promise<void> {
    try {
      const saved = await save(draftId, mine, originOf(theirs));
      await drafts.remove(draftId);
      celebrate(saved);
    } catch (error) {
      face(error, draftId, mine);
    }
  }

  async function keepTheirs({ draftId, theirs }: Clash): Promise<void> {
    await drafts.remove(draftId);
    onKeptOther(theirs);
  }

  async function keepBoth({ draftId, mine, theirs }: Clash): Promise<void> {
    startBoth(bothTexts(mine, theirs), theirs);
    setClash(undefined);
    await drafts.remove(draftId);
  }

  const direct = clash && {
    ...clash,
    isBusy: update.isPending,
    failure: problemOf(update.error)?.current ? undefined : update.error,
    onKeepMine: () => void keepMine(clash),
    onKeepTheirs: () => void keepTheirs(clash),
    onKeepBoth: () => void keepBoth(clash),
  };

  return {
    start,
    send,
    continueDraft: (draft: Draft) => setStart(startFromDraft(draft, memory)),
    conflict: direct ?? parked.conflict,
  };
}

/** It is saved, or will be. */
function useCelebrating(memory: Memory, onSaved: (memory: Memory) => void) {
  const { t } = useLingui();
  return (saved: Memory | typeof queued) => {
    if (saved === queued) toast("info", t`Kept on this device. It will be sent when there is a connection.`);
    else toast("success", t`Memory updated successfully`);
    onSaved(saved === queued ? memory : saved);
  };
}

function useSaving(memory: Memory) {
  const { mutateAsync, isPending, error } = useUpdateMemory();

  async function save(draftId: string, written: Written, { memoryId, version }: Origin) {
    const words = wordsOf(written);
    const idempotencyKey = sendingKey(draftId, { memoryId, version, ...words });
    const from = { ...memory, _id: memoryId, version };
    return mutateAsync({ memory: from, words, uploads: written.uploads ?? [], idempotencyKey });
  }

  return { save, isPending, error };
}

function startFrom(draftId: string, written: Written, memory: Pick<Memory, "_id" | "version">): ComposingStart {
  return { draftId, written, origin: originOf(memory), isUnsaved: false };
}

function startUnsaved(written: Written, from: Memory): ComposingStart {
  return { ...startFrom(randomId(), written, from), isUnsaved: true };
}

function startFromDraft({ id, text }: Draft, { _id, version }: Memory): ComposingStart {
  return startFrom(id, writtenOfDraft(text), { _id, version: text.version ?? version });
}

function originOf({ _id, version }: Pick<Memory, "_id" | "version">): Origin {
  return { memoryId: _id, version };
}

function wordsOf({ title, text, day, isCirca, mark, isCandle, media }: Written) {
  return {
    memoryTitle: title.trim(),
    memoryDescription: writeRichText(text),
    media: [...media],
    memoryType: mark,
    ...(isCandle === undefined ? {} : { isCandle }),
    day,
    isCirca,
  };
}
