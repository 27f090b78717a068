import type { Memory } from "@lane/contract/memories.ts";

import type { Failure } from "#api/errors.ts";

import { isClash, mergedWords, isSameContent, wordsOfMemory } from "./merge-words.ts";
import type { OutboxChange, OutboxEntry, OutboxState } from "./outbox-entry.ts";
import { rebased, stopped, acknowledged } from "./outbox-logic.ts";

/** The result of sending one entry; `memory` is null when the memory is deleted, as the entry asked. */
export type Delivery = { readonly success: true; readonly memory: Memory | null } | Failure;

/** What the sender does next: continue, skip this memory for now, or stop until the server is reached again. */
type Verdict = "go-on" | "later" | "silence";

interface DeliveryOutcome {
  readonly verdict: Verdict;
  readonly apply: (state: OutboxState) => OutboxState;
}

const passing = new Set([408, 423, 425, 429, 500, 502, 503, 504]);
const same = (state: OutboxState) => state;

/** Turns the server's answer into a change of the outbox. An entry that fails stays there with its reason. */
export function classifyDelivery(entry: OutboxEntry, delivery: Delivery): DeliveryOutcome {
  const { id } = entry;
  if (delivery.success) return goOn((state) => acknowledged(state, id, delivery.memory));
  const { status, error: sentence, problem } = delivery;
  if (status === undefined || status === 401) return { verdict: "silence", apply: same };
  if (passing.has(status)) return { verdict: "later", apply: same };
  if (status === 409 && problem?.current) return goOn(meeting(entry, problem.current));
  if (status === 404) return goOn(missing(entry, sentence));
  return goOn((state) => stopped(state, id, { is: "refused", sentence }));
}

function goOn(apply: DeliveryOutcome["apply"]): DeliveryOutcome {
  return { verdict: "go-on", apply };
}

function missing({ id, change }: OutboxEntry, sentence: string): DeliveryOutcome["apply"] {
  if (change.kind === "remove") return (state) => acknowledged(state, id, null);
  return (state) => stopped(state, id, { is: "gone", sentence });
}

/**
 * The memory was changed elsewhere. Only a change that overwrites none of those changes is sent without asking the
 * member.
 */
function meeting({ id, change }: OutboxEntry, theirs: Memory): DeliveryOutcome["apply"] {
  if (change.kind === "edit") return meetingOfTexts(id, change, theirs);
  if (isDone(change, theirs)) return (state) => acknowledged(rebased(state, id, theirs), id, theirs);
  if (isHarmless(change, theirs)) return (state) => rebased(state, id, theirs);
  return (state) => stopped(state, id, { is: "conflict", theirs });
}

function meetingOfTexts(
  id: string,
  { from, words: mine }: Extract<OutboxChange, { kind: "edit" }>,
  theirs: Memory,
): DeliveryOutcome["apply"] {
  const there = wordsOfMemory(theirs);
  if (isSameContent(mine, there)) return (state) => acknowledged(state, id, theirs);
  if (isClash(from, mine, there)) return (state) => stopped(state, id, { is: "conflict", theirs });
  const isDoneThere = isSameContent(mergedWords(from, mine, there), there);
  return (state) => (isDoneThere ? acknowledged(rebased(state, id, theirs), id, theirs) : rebased(state, id, theirs));
}

function isDone(change: OutboxChange, { memoryType, isArchived }: Memory): boolean {
  if (change.kind === "tag") return memoryType === change.mark;
  return (change.kind === "archive" && isArchived) || (change.kind === "restore" && !isArchived);
}

function isHarmless(change: OutboxChange, { memoryType }: Memory): boolean {
  return change.kind === "archive" || change.kind === "restore" || (change.kind === "tag" && memoryType === null);
}
