import { isServerReached, onConnectionChanged } from "#api/connection.ts";

import { currentSubject, type DraftCipher, openDraftCipher } from "./draft-cipher.ts";
import type { DraftUpload } from "./draft-text.ts";
import type { OutboxState } from "./outbox-entry.ts";
import { added, forced, madeNew, takenBack, textsDropped, triedAgain } from "./outbox-logic.ts";
import type { FileDelivery, OutboxStore } from "./outbox-sender.ts";
import { createSending, type SendingNews } from "./outbox-sending.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { type Outbox, outboxUiState, refuseOutbox, serveOutbox, updateOutboxUiState } from "./outbox-ui-state.ts";

interface OutboxKeeperDeps {
  readonly deliverFile: (upload: DraftUpload) => Promise<FileDelivery>;
  /**
   * Called when changes have reached the server and cached memories are out of date; resolves when they are read again.
   */
  readonly onArrived: (count: number) => Promise<void>;
  /** The same for changes sent by another tab. */
  readonly onArrivedElsewhere: () => Promise<void>;
}

/** A message between tabs; `owner` is the member whose outbox it is about. */
type News = ({ readonly is: "changed" } | SendingNews) & { readonly owner: string };

const channelName = "lane-outbox";

/** Opens the outbox of the signed-in member and sends its entries until the returned function is called. */
export function keepOutbox(deps: OutboxKeeperDeps): () => void {
  const subject = currentSubject();
  const news = new BroadcastChannel(channelName);
  const isOver = new AbortController();
  let end: (() => void) | undefined;

  async function open(): Promise<void> {
    const cipher = await openDraftCipher(subject);
    if (isOver.signal.aborted || end) return;
    if (cipher) end = start(cipher);
    else refuseOutbox();
  }

  function start(cipher: DraftCipher): () => void {
    const { signal } = isOver;
    const tell = (message: { readonly is: "changed" } | SendingNews) => {
      const said: News = { ...message, owner: cipher.tag };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      if (!signal.aborted) news.postMessage(said);
    };
    const store = withBroadcast(tell, signal, createOutboxStore(cipher));
    const mayGoOn = () => !isOver.signal.aborted && currentSubject() === subject;
    const sending = createSending({ ...deps, store, mayGoOn, tell });
    const close = serveOutbox(actionsOf(store, sending.now));
    const show = async () => {
      const state = await store.read();
      if (mayGoOn()) updateOutboxUiState({ state });
    };
    const hear = async (said: News) => {
      if (said.owner !== cipher.tag || !mayGoOn()) return;
      if (said.is === "changed") await show();
      if (said.is === "arrived") {
        updateOutboxUiState({ arrived: new Map(outboxUiState().arrived).set(said.memoryId, said.memory) });
      }
      if (said.is !== "sent") return;
      await deps.onArrivedElsewhere();
      if (mayGoOn()) updateOutboxUiState({ arrived: new Map() });
    };
    news.addEventListener("message", ({ data }) => void hear(data).catch(() => undefined), { signal });
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
  // The key comes from the server, so without a connection the outbox cannot be decrypted; opening is tried again once
  // the server is reached.
  const stopWaiting = onConnectionChanged(() => void (isServerReached() && !end && open()));
  return () => {
    isOver.abort();
    stopWaiting();
    end?.();
    news.close();
  };
}

/** Wraps the store so that every change updates this tab's state and is broadcast to the other tabs. */
function withBroadcast(
  tell: (message: { readonly is: "changed" }) => void,
  isOver: AbortSignal,
  store: OutboxStore,
): OutboxStore {
  return {
    read: store.read,
    async change(work) {
      const state = await store.change(work);
      if (!isOver.aborted) {
        updateOutboxUiState({ state });
        tell({ is: "changed" });
      }
      return state;
    },
  };
}

function actionsOf({ change }: OutboxStore, sendNow: () => void): Outbox {
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
        // Storage is full or forbidden: the caller keeps the text in its form.
        return false;
      }
    },
    takeBack: (entryId) => then((state) => takenBack(state, entryId)),
    tryAgain: (entryId) => then((state) => triedAgain(state, entryId)),
    insist: (entryId, theirs) => then((state) => forced(state, entryId, theirs)),
    dropTexts: (memoryId, theirs) => then((state) => textsDropped(state, memoryId, theirs)),
    makeNew: (entryId) => then((state) => madeNew(state, entryId)),
  };
}
