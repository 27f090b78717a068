import type { Memory } from "@lane/contract/memories.ts";
import { useState } from "react";

import { currentOutbox } from "#offline/outbox-board.ts";
import { entriesFor } from "#offline/outbox-logic.ts";
import { useOutboxBoard } from "#offline/use-waiting.ts";
import { waitingOf } from "#offline/waiting.ts";

import { type Written, writtenOf } from "./writing.ts";

export interface ParkedClash {
  readonly entryId: string;
  /** As it will read once everything has been sent. */
  readonly own: Memory;
  readonly mine: Written;
  readonly theirs: Memory;
  readonly nowMs: number;
}

/** A text that waited for a connection, and met another one when it was sent. */
export function useParkedClash(memoryId: string) {
  const { state } = useOutboxBoard();
  const [nowMs] = useState(Date.now);
  const [answered, setAnswered] = useState<string>();
  const entry = entriesFor(state, memoryId).find(
    (one) => one.state.is === "conflict" && one.change.kind === "edit" && one.id !== answered,
  );
  const own = waitingOf(state).get(memoryId)?.after;
  const clash: ParkedClash | undefined =
    entry?.state.is === "conflict" && own
      ? { entryId: entry.id, own, mine: writtenOf(own), theirs: entry.state.theirs, nowMs }
      : undefined;
  return {
    clash,
    /** Its answer is being written. */
    setAside: ({ entryId }: ParkedClash) => setAnswered(entryId),
    insist: async ({ entryId, theirs }: ParkedClash) => currentOutbox()?.insist(entryId, theirs),
    dropTexts: async ({ theirs }: ParkedClash) => currentOutbox()?.dropTexts(memoryId, theirs),
  };
}
