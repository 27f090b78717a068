import type { Memory } from "@lane/contract/memories.ts";

import { emptyOutbox, type OutboxRequest, type OutboxState } from "./outbox-entry.ts";
import type { Waiting } from "./waiting.ts";

/** Actions on the queued changes. */
export interface Outbox {
  /** False when the change cannot be stored in this browser and was not queued. */
  queue(request: OutboxRequest): Promise<boolean>;
  takeBack(entryId: string): Promise<void>;
  tryAgain(entryId: string): Promise<void>;
  /** Sends the change although the memory was changed elsewhere. */
  insist(entryId: string, theirs: Memory): Promise<void>;
  /** Removes the queued texts of a memory and keeps the server's text. */
  dropTexts(memoryId: string, theirs: Memory): Promise<void>;
  makeNew(entryId: string): Promise<void>;
  sendNow(): void;
}

export interface OutboxUiState {
  readonly state: OutboxState;
  /** Memories sent a moment ago, which the cached lists may not contain yet. */
  readonly arrived: ReadonlyMap<string, Waiting>;
  readonly isSending: boolean;
}

const empty: OutboxUiState = { state: emptyOutbox, arrived: new Map(), isSending: false };
/** Longer than a slow phone needs to load the outbox; saving must not wait for ever for an outbox that never opens. */
const patienceMs = 5000;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();
let uiState = empty;
let outbox: Outbox | undefined;
let isRefused = false;

/** The state is small, so every page may import it; the code that fills it is loaded after login. */
export function outboxUiState(): OutboxUiState {
  return uiState;
}

/** Undefined until the outbox has been loaded and opened. */
export function currentOutbox(): Outbox | undefined {
  return outbox;
}

/** The outbox is loaded after the page, so a save may have to wait for it. Undefined where nothing can be stored. */
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

/** Makes an opened outbox available; the returned function closes it and clears the state of its member. */
export function serveOutbox(next: Outbox): () => void {
  outbox = next;
  decide(false);
  return () => {
    if (outbox !== next) return;
    outbox = undefined;
    updateOutboxUiState(empty);
  };
}

/** Called when this browser cannot store changes, so that saving does not wait for the outbox. */
export function refuseOutbox(): void {
  decide(true);
}

function decide(refused: boolean): void {
  isRefused = refused;
  for (const goOn of waiting) goOn();
}
