import type { BookDraft } from "@lane/contract/book-drafts.ts";
import { useEffect, useEffectEvent, useState } from "react";

import { readDraft, saveDraft, type SavedDraft } from "./book-draft.queries.ts";
import { type BookWish, draftOf } from "./book-wish.ts";
import { createDraftSaver, type DraftSaver, type DraftStatus } from "./draft-saver.ts";

interface KeptDraftOptions {
  readonly timelineId: string | undefined;
  readonly wish: BookWish;
  /** The book before any decision, of which no draft is kept. */
  readonly first: BookWish;
  /** The book as it was opened, and its version on the server. */
  readonly opened: { readonly version: number; readonly wish: BookWish };
  readonly wishOf: (draft: BookDraft | null) => BookWish;
  /** Called with the book as it was saved elsewhere, to be shown instead of this one. */
  readonly onTheirs: (wish: BookWish) => void;
  /** Called when this book is kept instead of the one saved elsewhere. */
  readonly onMine: (theirs: BookWish) => void;
}

/** Keeps the book on the server while it is laid out. */
export function useKeptDraft({ timelineId, wish, first, opened, wishOf, onTheirs, onMine }: KeptDraftOptions) {
  const [status, setStatus] = useState<DraftStatus>("saved");
  const [theirs, setTheirs] = useState<SavedDraft>();
  const [saver] = useState(() =>
    createDraftSaver({
      version: opened.version,
      draft: keptOf(opened.wish, first),
      save: (version, draft) => saveDraft(timelineId, { version, draft }),
      onStatus: setStatus,
    }),
  );

  function take({ version, draft }: SavedDraft) {
    const next = wishOf(draft);
    const kept = keptOf(next, first);
    onTheirs(next);
    saver.change(kept);
    saver.saveOver({ version, draft: kept });
  }

  useEffect(() => saver.change(keptOf(wish, first)), [saver, wish, first]);
  useSaveOnLeaving(saver, status);
  useNewerDraft(timelineId, saver, take);
  useEffect(() => {
    if (status !== "refused") return undefined;
    const asking = new AbortController();
    void readDraft(timelineId, asking.signal).then(setTheirs, () => undefined);
    return () => asking.abort();
  }, [status, timelineId]);

  const refusedFor = status === "refused" ? theirs : undefined;
  return {
    status,
    /** To choose between two books; undefined while there is only one. */
    choice: refusedFor && {
      takeTheirs: () => take(refusedFor),
      keepMine: () => {
        onMine(wishOf(refusedFor.draft));
        saver.saveOver(refusedFor);
      },
    },
  };
}

function keptOf(wish: BookWish, first: BookWish): BookDraft | null {
  const draft = draftOf(wish);
  return JSON.stringify(draft) === JSON.stringify(draftOf(first)) ? null : draft;
}

function useSaveOnLeaving(saver: DraftSaver, status: DraftStatus): void {
  useEffect(() => {
    const save = () => void saver.flush();
    document.addEventListener("visibilitychange", save);
    return () => {
      document.removeEventListener("visibilitychange", save);
      save();
    };
  }, [saver]);
  useEffect(() => {
    if (status === "saved") return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      void saver.flush();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [saver, status]);
}

/** Someone who comes back to this tab finds what they decided in another one, or on another device. */
function useNewerDraft(timelineId: string | undefined, saver: DraftSaver, take: (newest: SavedDraft) => void): void {
  const handleRead = useEffectEvent((newest: SavedDraft) => {
    if (saver.isBehind(newest.version)) take(newest);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      void readDraft(timelineId, signal).then(
        (newest) => handleRead(newest),
        () => undefined,
      );
    };
    document.addEventListener("visibilitychange", look, { signal });
    return () => listening.abort();
  }, [timelineId]);
}
