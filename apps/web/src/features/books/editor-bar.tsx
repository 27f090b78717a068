import { Trans, useLingui } from "@lingui/react/macro";
import { Redo2, Undo2 } from "lucide-react";

import { wordButtonStyle } from "#ui/action-style.ts";
import { Button } from "#ui/button.tsx";

import type { DraftStatus } from "./draft-saver.ts";
import type { BookDecisions } from "./use-book-decisions.ts";

interface EditorBarProps extends Pick<BookDecisions, "undo" | "redo" | "canUndo" | "canRedo"> {
  readonly status: DraftStatus;
}

/** Undo and redo, and whether the book is saved. */
export function EditorBar({ status, undo, redo, canUndo, canRedo }: EditorBarProps) {
  const { t } = useLingui();
  const says: Record<DraftStatus, string> = {
    saved: t`Saved`,
    waiting: t`Saving...`,
    failed: t`Not saved yet. We'll keep trying.`,
    refused: t`Not saved`,
  };
  return (
    <div className="sticky top-0 z-10 -mx-2 flex items-center gap-x-1 rounded-b-card bg-paper px-2 py-1">
      <output className="min-w-0 grow text-sm text-ink-soft">{says[status]}</output>
      <button type="button" className={barButtonStyle} aria-disabled={!canUndo || undefined} onClick={undo}>
        <Undo2 aria-hidden="true" className="size-5" />
        <Trans>Undo</Trans>
      </button>
      <button type="button" className={barButtonStyle} aria-disabled={!canRedo || undefined} onClick={redo}>
        <Redo2 aria-hidden="true" className="size-5" />
        <Trans>Redo</Trans>
      </button>
    </div>
  );
}

const barButtonStyle = `${wordButtonStyle} gap-1.5 aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft`;

interface OtherVersionProps {
  readonly choice: { readonly takeTheirs: () => void; readonly keepMine: () => void } | undefined;
}

/** Asks which of two versions to go on with; the other one is not saved any more. */
export function OtherVersion({ choice }: OtherVersionProps) {
  return (
    <div role="alert" className="empty:hidden">
      {choice ? (
        <div className="grid gap-3 rounded-card border border-edge bg-card p-5 shadow-soft">
          <p className="font-semibold">
            <Trans>This book was changed in another tab or on another device.</Trans>
          </p>
          <p className="text-ink-soft">
            <Trans>Which version would you like to continue with? You can undo your choice.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={choice.keepMine}>
              <Trans>Keep this one</Trans>
            </Button>
            <Button variant="secondary" onClick={choice.takeTheirs}>
              <Trans>Use the other one</Trans>
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
