import type { Memory } from "@lane/contract/memories.ts";
import { useRef, useState } from "react";

import { currentOutbox } from "#offline/outbox-board.ts";
import { entriesFor } from "#offline/outbox-logic.ts";
import { useOutboxBoard } from "#offline/use-waiting.ts";
import { waitingOf } from "#offline/waiting.ts";

import { bothTexts } from "./both-texts.ts";
import { type Written, writtenOf } from "./writing.ts";

interface ParkedOptions {
  readonly onSaved: (memory: Memory) => void;
  readonly onKeptOther: (memory: Memory) => void;
  /** Both texts, to be looked over before they are saved on top of what waits. */
  readonly onBoth: (both: Written, from: Memory) => void;
}

interface Met {
  readonly entryId: string;
  readonly theirs: Memory;
}

/** A text that waited for a connection, and met another one when it was sent. */
export function useParkedClash(memoryId: string, { onSaved, onKeptOther, onBoth }: ParkedOptions) {
  const { state } = useOutboxBoard();
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

  function screenOf(entryId: string, theirs: Memory, saved: Memory) {
    const mine = writtenOf(saved);
    return {
      mine,
      theirs,
      nowMs,
      isBusy: false,
      failure: undefined,
      onKeepMine: () => void keepMine(entryId, theirs, saved),
      onKeepTheirs: () => void keepTheirs(theirs),
      onKeepBoth() {
        met.current = { entryId, theirs };
        setAnswering(entryId);
        onBoth(bothTexts(mine, theirs), saved);
      },
    };
  }

  return {
    conflict: entry?.state.is === "conflict" && own ? screenOf(entry.id, entry.state.theirs, own) : undefined,
    /** The answer is about to be saved: what waits goes first. */
    async settle() {
      if (met.current) await currentOutbox()?.insist(met.current.entryId, met.current.theirs);
      met.current = undefined;
    },
  };
}
