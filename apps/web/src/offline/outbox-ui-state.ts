import type { Memory } from "@lane/contract/memories.ts";

import { emptyOutbox, type OutboxRequest, type OutboxState } from "./outbox-entry.ts";
import type { Waiting } from "./waiting.ts";

/** What can be done with changes that wait. */
export interface Outbox {
  /** False when it cannot be kept in this browser, and so was not taken. */
  queue(request: OutboxRequest): Promise<boolean>;
  takeBack(entryId: string): Promise<void>;
  tryAgain(entryId: string): Promise<void>;
  /** The person wants it all the same, whatever has been changed elsewhere. */
  insist(entryId: string, theirs: Memory): Promise<void>;
  /** The other text stays. */
  dropTexts(memoryId: string, theirs: Memory): Promise<void>;
  makeNew(entryId: string): Promise<void>;
  sendNow(): void;
}

export interface OutboxUiState {
  readonly state: OutboxState;
  /** Arrived at the server a moment ago; the lists on the screen may not know yet. */
  readonly arrived: ReadonlyMap<string, Waiting>;
  readonly isSending: boolean;
}

const empty: OutboxUiState = { state: emptyOutbox, arrived: new Map(), isSending: false };
/** Longer than a slow phone takes to load it; whoever presses Save should not wait for ever for one that never comes. */
const patienceMs = 5000;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();
let uiState = empty;
let outbox: Outbox | undefined;
let isRefused = false;

/** Small enough for every page to look at; what fills it is loaded once somebody is signed in. */
export function outboxUiState(): OutboxUiState {
  return uiState;
}

/** Undefined until it has been loaded and opened. */
export function currentOutbox(): Outbox | undefined {
  return outbox;
}

/** It is loaded after the page stands, and somebody may press Save before. Undefined where nothing can be kept. */
export async function openedOutbox(): Promise<Outbox | undefined> {
  if (!outbox && !isRefused) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    const timer = setTimeout(resolve, patienceMs);
    await promise;
    clearTimeout(timer);
    waiting.delete(resolve);
  }
  return outbox;
}

export function onOutboxUiStateChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function updateOutboxUiState(change: Partial<OutboxUiState>): void {
  uiState = { ...uiState, ...change };
  for (const listener of listeners) listener();
}

/** Opens the counter; the answer closes it, and nothing of anybody is left on the board. */
export function serveOutbox(next: Outbox): () => void {
  outbox = next;
  decide(false);
  return () => {
    if (outbox !== next) return;
    outbox = undefined;
    updateOutboxUiState(empty);
  };
}

/** Nothing can be kept in this browser, for now. */
export function refuseOutbox(): void {
  decide(true);
}

function decide(refused: boolean): void {
  isRefused = refused;
  for (const goOn of waiting) goOn();
}
