import { noteAnswer, noteNoAnswer } from "#api/connection.ts";

import type { Delivery } from "./outbox-answers.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { type OutboxStore, type SenderDeps, sendWaiting } from "./outbox-sender.ts";
import { outboxUiState, updateOutboxUiState } from "./outbox-ui-state.ts";
import { deliver } from "./outbox-wire.ts";
import { openUploadFiles } from "./upload-files.ts";
import type { Waiting } from "./waiting.ts";

interface SendingDeps extends Pick<SenderDeps, "deliverFile" | "mayGoOn"> {
  readonly store: OutboxStore;
  /**
   * Called when changes have reached the server and cached memories are out of date; resolves when they are read again.
   */
  readonly onArrived: (count: number) => Promise<void>;
  /** Tells the other tabs, which show the same outbox, what this tab has sent. */
  readonly tell: (news: SendingNews) => void;
}

export type SendingNews =
  | { readonly is: "arrived"; readonly memoryId: string; readonly memory: Waiting }
  /** All entries that could be sent have been sent, so cached memories are out of date. */
  | { readonly is: "sent" };

const firstPauseMs = 2000;
const longestPauseMs = 60_000;
const lockName = "lane-outbox";

/** Only one tab sends at a time; a request during a run starts another run afterwards. */
export function createSending(deps: SendingDeps) {
  const { store, mayGoOn } = deps;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isWanted = false;
    if ((await store.read()).entries.every(({ state }) => state.is !== "waiting")) return;
    updateOutboxUiState({ isSending: true });
    const isUnfinished = await navigator.locks.request(lockName, () => sendAndTell(deps));
    pauseMs = isUnfinished ? Math.min(longestPauseMs, pauseMs * 2) : firstPauseMs;
    if (isUnfinished && mayGoOn()) timer = setTimeout(now, pauseMs);
  }

  async function work(): Promise<void> {
    isBusy = true;
    try {
      while (isWanted && mayGoOn()) await run();
    } catch {
      // The storage could not be read; the next call tries again.
    } finally {
      isBusy = false;
      if (mayGoOn()) updateOutboxUiState({ isSending: false });
    }
  }

  function now(): void {
    clearTimeout(timer);
    isWanted = true;
    if (!isBusy) void work();
  }

  return { now, end: () => clearTimeout(timer) };
}

/** Sends the waiting entries. True when a later retry makes sense. */
async function sendAndTell({ store, mayGoOn, deliverFile, onArrived, tell }: SendingDeps): Promise<boolean> {
  let count = 0;
  let isTouched = false;
  const isUnfinished = await sendWaiting({
    store,
    deliver,
    mayGoOn,
    onFileTaken: ({ id }) => void openUploadFiles().remove(id),
    async deliverFile(upload) {
      const came = await deliverFile(upload);
      if (came.is === "silence") noteNoAnswer();
      else noteAnswer();
      return came;
    },
    onDelivered(entry, delivery) {
      isTouched ||= delivery.success || delivery.status !== undefined;
      if (!delivery.success || !mayGoOn()) return;
      count += 1;
      tell(showArrived(entry, delivery.memory));
    },
  });
  if (isTouched && mayGoOn()) {
    tell({ is: "sent" });
    await onArrived(count);
    if (mayGoOn()) updateOutboxUiState({ arrived: new Map() });
  }
  return isUnfinished;
}

function showArrived({ memoryId, seen }: OutboxEntry, memory: Arrived): SendingNews {
  const id = memory?._id ?? memoryId;
  const { arrived } = outboxUiState();
  const before = arrived.has(id) ? (arrived.get(id)?.before ?? null) : seen;
  const waiting = { before, after: memory };
  updateOutboxUiState({ arrived: new Map(arrived).set(id, waiting) });
  return { is: "arrived", memoryId: id, memory: waiting };
}

type Arrived = Extract<Delivery, { success: true }>["memory"];
