import type { Memory } from "@lane/contract/memories.ts";
import { useRef, useState } from "react";

import type { OutboxEntry } from "#offline/outbox-entry.ts";
import { entriesFor } from "#offline/outbox-reading.ts";
import { currentOutbox } from "#offline/outbox-ui-state.ts";
import { useOutboxUiState } from "#offline/use-waiting.ts";
import { waitingOf } from "#offline/waiting.ts";

import { attributesIn, type Origin, type Written, writtenOf } from "./writing.ts";

interface ParkedOptions {
  readonly onSaved: (memory: Memory) => void;
  readonly onKeptOther: (memory: Memory) => void;
  /** Both texts, to be looked over before they are saved on top of what waits. */
  readonly onBoth: (both: Written, from: Origin) => void;
}

interface Met {
  readonly entryId: string;
  readonly theirs: Memory;
}

/** A text that waited for a connection, and met another one when it was sent. */
export function useParkedClash(memoryId: string, { onSaved, onKeptOther, onBoth }: ParkedOptions) {
  const { state } = useOutboxUiState();
  const [nowMs] = useState(Date.now);
  const [answering, setAnswering] = useState<string>();
  const met = useRef<Met>(undefined);
  const entry = entriesFor(state, memoryId).find(({ id, change }) => change.kind === "edit" && id !== answering);
  // As it will read once everything has been sent.
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
        // Of what is not words, it finds there what it starts with: what waits is sent before it.
        onBoth(both, { memoryId, version: saved.version, ground: attributesIn(both) });
      },
    };
  }

  return {
    conflict: entry?.state.is === "conflict" && own ? screenOf(entry, entry.state.theirs, own) : undefined,
    /** The answer is about to be saved: what waits goes first. */
    async settle() {
      if (met.current) await currentOutbox()?.insist(met.current.entryId, met.current.theirs);
      met.current = undefined;
    },
  };
}
