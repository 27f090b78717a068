import { isServerReached, noteAnswer, noteSilence, onConnectionChanged } from "#api/connection.ts";

import { currentSubject, type DraftCipher, openDraftCipher } from "./draft-cipher.ts";
import type { DraftUpload } from "./draft-text.ts";
import { type Outbox, outboxBoard, serveOutbox, showOnBoard } from "./outbox-board.ts";
import type { OutboxState } from "./outbox-entry.ts";
import { added, insisted, madeNew, takenBack, textsDropped, triedAgain } from "./outbox-logic.ts";
import { type FileDelivery, type OutboxShelf, sendWaiting } from "./outbox-sender.ts";
import { createOutboxShelf } from "./outbox-shelf.ts";
import { deliver } from "./outbox-wire.ts";
import { openUploadFiles } from "./upload-files.ts";

interface OutboxKeeperDeps {
  readonly deliverFile: (upload: DraftUpload) => Promise<FileDelivery>;
  /** Something has arrived: what was read before is no longer what stands there. Done when it was read anew. */
  readonly onArrived: (count: number) => Promise<void>;
}

const firstPauseMs = 2000;
const longestPauseMs = 60_000;
const lockName = "lane-outbox";

/** Opens the outbox of whoever is signed in, and sends from it until the answer is called. */
export function keepOutbox(deps: OutboxKeeperDeps): () => void {
  const subject = currentSubject();
  const news = new BroadcastChannel(lockName);
  const isOver = new AbortController();
  let end: (() => void) | undefined;

  async function open(): Promise<void> {
    const cipher = await openDraftCipher(subject);
    if (isOver.signal.aborted || end) return;
    if (cipher) end = start(cipher);
  }

  function start(cipher: DraftCipher): () => void {
    const shelf = toldTo(news, createOutboxShelf(cipher));
    const mayGoOn = () => !isOver.signal.aborted && currentSubject() === subject;
    const sending = createSending({ ...deps, shelf, mayGoOn });
    const close = serveOutbox(counterOf(shelf, sending.now));
    const show = async () => {
      const state = await shelf.read();
      if (mayGoOn()) showOnBoard({ state });
    };
    const { signal } = isOver;
    news.addEventListener("message", () => void show().catch(() => undefined), { signal });
    for (const event of ["online", "focus", "pageshow"]) window.addEventListener(event, sending.now, { signal });
    const stopListening = onConnectionChanged(() => isServerReached() && sending.now());
    void show().then(sending.now, () => undefined);
    return () => {
      stopListening();
      sending.end();
      close();
    };
  }

  void open();
  // Without the key, which comes from the server, nothing can be opened; it may be had later.
  const stopWaiting = onConnectionChanged(() => void (isServerReached() && !end && open()));
  return () => {
    isOver.abort();
    stopWaiting();
    end?.();
    news.close();
  };
}

/** Every tab shows the same. */
function toldTo(news: BroadcastChannel, shelf: OutboxShelf): OutboxShelf {
  return {
    read: shelf.read,
    async change(work) {
      const state = await shelf.change(work);
      showOnBoard({ state });
      news.postMessage("changed");
      return state;
    },
  };
}

function counterOf({ change }: OutboxShelf, sendNow: () => void): Outbox {
  async function then(work: (state: OutboxState) => OutboxState): Promise<void> {
    await change(work);
    sendNow();
  }

  return {
    sendNow,
    async queue(request) {
      try {
        await then((state) => added(state, request));
        return true;
      } catch {
        // A full or forbidden storage: whoever asked keeps the text in its form.
        return false;
      }
    },
    takeBack: (entryId) => then((state) => takenBack(state, entryId)),
    tryAgain: (entryId) => then((state) => triedAgain(state, entryId)),
    insist: (entryId, theirs) => then((state) => insisted(state, entryId, theirs)),
    dropTexts: (memoryId, theirs) => then((state) => textsDropped(state, memoryId, theirs)),
    makeNew: (entryId) => then((state) => madeNew(state, entryId)),
  };
}

interface SendingDeps extends OutboxKeeperDeps {
  readonly shelf: OutboxShelf;
  readonly mayGoOn: () => boolean;
}

/** One tab at a time sends; what is asked for meanwhile is done afterwards. */
function createSending({ shelf, mayGoOn, deliverFile, onArrived }: SendingDeps) {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isWanted = false;
  let count = 0;
  let isTouched = false;

  async function send(): Promise<boolean> {
    return sendWaiting({
      shelf,
      deliver,
      mayGoOn,
      onFileTaken: ({ id }) => void openUploadFiles().remove(id),
      async deliverFile(upload) {
        const came = await deliverFile(upload);
        if (came.is === "silence") noteSilence();
        else noteAnswer();
        return came;
      },
      onDelivered({ memoryId, seen }, delivery) {
        isTouched ||= delivery.success || delivery.status !== undefined;
        if (!delivery.success) return;
        count += 1;
        const id = delivery.memory?._id ?? memoryId;
        const { arrived } = outboxBoard();
        const before = arrived.has(id) ? (arrived.get(id)?.before ?? null) : seen;
        showOnBoard({ arrived: new Map(arrived).set(id, { before, after: delivery.memory }) });
      },
    });
  }

  async function run(): Promise<void> {
    isWanted = false;
    if ((await shelf.read()).entries.every(({ state }) => state.is !== "waiting")) return;
    showOnBoard({ isSending: true });
    const isUnfinished = await navigator.locks.request(lockName, send);
    showOnBoard({ isSending: false });
    if (isTouched) await tell();
    pauseMs = isUnfinished ? Math.min(longestPauseMs, pauseMs * 2) : firstPauseMs;
    if (isUnfinished && mayGoOn()) timer = setTimeout(now, pauseMs);
  }

  async function tell(): Promise<void> {
    const arrivedCount = count;
    count = 0;
    isTouched = false;
    await onArrived(arrivedCount);
    showOnBoard({ arrived: new Map() });
  }

  async function work(): Promise<void> {
    isBusy = true;
    try {
      while (isWanted && mayGoOn()) await run();
    } catch {
      // The storage would not be read; the next reason to send is a reason to try again.
      showOnBoard({ isSending: false });
    } finally {
      isBusy = false;
    }
  }

  function now(): void {
    clearTimeout(timer);
    isWanted = true;
    if (!isBusy) void work();
  }

  return { now, end: () => clearTimeout(timer) };
}
