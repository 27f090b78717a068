import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { Archive, CalendarClock, History, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

import { rowButtonStyle } from "#ui/action-style.ts";
import { Spinner } from "#ui/spinner.tsx";

import { Failure } from "./failure.tsx";
import { useArchiveMemory } from "./memory-writes.queries.ts";

export interface MoreActionsProps {
  readonly memory: Memory;
  /** Exports of this memory. */
  readonly keepsakes: ReactNode;
  /** Undefined while a change of the memory waits to be sent. */
  readonly onMove: (() => void) | undefined;
  readonly onVersions: () => void;
  /** Asks first where others can see the memory. */
  readonly mayArchive: () => Promise<boolean>;
  readonly onArchived: () => void;
}

/** What is done with a memory now and then. */
export function MoreActions({ memory, keepsakes, onMove, onVersions, mayArchive, onArchived }: MoreActionsProps) {
  const { t } = useLingui();
  const archive = useArchiveMemory(memory, onArchived);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = isAsking || archive.isPending;

  async function handleArchive() {
    if (isBusy) return;
    setIsAsking(true);
    const isWanted = await mayArchive();
    setIsAsking(false);
    if (isWanted) archive.mutate();
  }

  return (
    <>
      {onMove ? (
        <RowButton Icon={CalendarClock} onClick={onMove}>
          {t`Move to another month`}
        </RowButton>
      ) : null}
      <RowButton Icon={History} onClick={onVersions}>
        {t`Earlier versions`}
      </RowButton>
      {keepsakes}
      {memory.isArchived ? null : (
        <RowButton Icon={Archive} isBusy={isBusy} onClick={() => void handleArchive()}>
          {t`Move to the archive`}
        </RowButton>
      )}
      <Failure summary={t`Nothing has been changed`} error={archive.error} />
    </>
  );
}

interface RowButtonProps {
  readonly Icon: LucideIcon;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function RowButton({ Icon, isBusy = false, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className={rowButtonStyle}
    >
      {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />}
      {children}
    </button>
  );
}
