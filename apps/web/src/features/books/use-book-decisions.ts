import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import { toast } from "#ui/toast-queue.ts";

import type { BookWish } from "./book-wish.ts";
import { decided, type DecisionHistory, noDecisions, redoneOnce, undoneOnce } from "./decision-history.ts";

export type DecisionName =
  | "content"
  | "cover"
  | "look"
  | "left-out"
  | "size"
  | "photos"
  | "quote"
  | "page"
  | "chapter"
  | "start-again"
  | "theirs";

export interface NamedChange {
  readonly name: DecisionName;
  readonly change: Partial<BookWish>;
  /** Decisions in a row with the same key are undone together. */
  readonly mergeKey?: string | undefined;
}

interface Wishes {
  readonly values: BookWish;
  readonly put: (change: Partial<BookWish>) => void;
}

/** Makes decisions about the book that can be undone and redone, by buttons and by the keyboard. */
export function useBookDecisions({ values, put }: Wishes) {
  const { t } = useLingui();
  const nameOf = useDecisionNames();
  const [history, setHistory] = useState<DecisionHistory<BookWish, DecisionName>>(noDecisions);

  function step(next: ReturnType<typeof undoneOnce<BookWish, DecisionName>>, say: (what: string) => string) {
    if (!next) return;
    setHistory(next.history);
    put(next.change);
    toast("info", say(nameOf[next.name]));
  }

  const undo = () => step(undoneOnce(history), (what) => t`Undone: ${what}`);
  const redo = () => step(redoneOnce(history), (what) => t`Done again: ${what}`);
  useUndoKeys(undo, redo);

  return {
    /** Undone, the book is as in `before`. */
    decide: (decision: NamedChange, before = values): void => {
      setHistory(decided(history, before, decision));
      put(decision.change);
    },
    undo,
    redo,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}

export type BookDecisions = ReturnType<typeof useBookDecisions>;

function useDecisionNames(): Record<DecisionName, string> {
  const { t } = useLingui();
  return {
    content: t`What to include`,
    cover: t`Book cover`,
    look: t`Size and language`,
    "left-out": t`Leave out`,
    size: t`Size of the pictures`,
    photos: t`Choice of pictures`,
    quote: t`Quote`,
    page: t`Start on a new page`,
    chapter: t`Chapter`,
    "start-again": t`Start again`,
    theirs: t`Changes from elsewhere`,
  };
}

/** Ctrl+Z and Ctrl+Shift+Z, or with the command key; a text field undoes its own letters. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isUndo || event.defaultPrevented || isText(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox" && target.type !== "radio";
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
