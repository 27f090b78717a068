import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { wordButtonStyle } from "#ui/action-style.ts";

import type { MoreActionsProps } from "./more-actions.tsx";

const MoreActions = lazy(async () => ({ default: (await import("./more-actions.tsx")).MoreActions }));

interface MemoryActionsProps extends MoreActionsProps {
  readonly memory: Memory;
  /** What is undefined here is not offered: in a vault, words belong to their author. */
  readonly editLink: ReactNode;
  readonly onShare: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  readonly onRestore: (() => void) | undefined;
}

/** What can be done with a memory, in words; what is needed rarely is folded into More. */
export function MemoryActions({ memory, editLink, onShare, onDelete, onRestore, ...more }: MemoryActionsProps) {
  const { t } = useLingui();
  const moreId = useId();
  const moreButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function handleMore() {
    setIsOpen(!isOpen);
    setWasOpened(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    // The page handles Escape, too.
    event.preventDefault();
    setIsOpen(false);
    moreButton.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only closes what its buttons have opened
    <div onKeyDown={handleKeyDown} data-screen-only="" className="mt-6 max-w-reading">
      <div className="-mx-3 flex flex-wrap items-center gap-x-1">
        {editLink}
        {onShare ? (
          <button type="button" aria-label={t`Share memory`} onClick={onShare} className={wordButtonStyle}>
            <Trans>Share</Trans>
          </button>
        ) : null}
        <button
          ref={moreButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={wasOpened ? moreId : undefined}
          onClick={handleMore}
          className={wordButtonStyle}
        >
          <Trans>More</Trans>
        </button>
        {memory.isArchived && onRestore ? (
          <button type="button" onClick={onRestore} className={wordButtonStyle}>
            <Trans>Restore</Trans>
          </button>
        ) : null}
        {onDelete ? <DeleteButton onDelete={onDelete} /> : null}
      </div>
      {/* Stays mounted, so that a page in preparation is not lost when the list is folded. */}
      {wasOpened ? (
        <div
          id={moreId}
          hidden={!isOpen}
          className="mt-2 animate-appear rounded-card border border-rule bg-card p-2 shadow-soft"
        >
          <Suspense fallback={<div className="min-h-60" />}>
            <MoreActions memory={memory} {...more} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

function DeleteButton({ onDelete }: { readonly onDelete: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Delete memory`}
      onClick={onDelete}
      className={classNames(wordButtonStyle, "ms-auto text-alarm!")}
    >
      <Trans>Delete</Trans>
    </button>
  );
}
