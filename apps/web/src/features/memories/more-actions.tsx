import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { Archive, CalendarClock, History } from "lucide-react";
import { type ReactNode, useState } from "react";

import { RowButton } from "#ui/row-button.tsx";

import { Failure } from "./failure.tsx";
import { useArchiveMemory } from "./memory-writes.queries.ts";

export interface MoreActionsProps {
  readonly memory: Memory;
  /** Exports of this memory, and what else other features do with it. */
  readonly keepsakes: ReactNode;
  /** Undefined while a change of the memory waits to be sent. */
  readonly onMove: (() => void) | undefined;
  readonly onVersions: (() => void) | undefined;
  /** Asks first where others can see the memory. Undefined where it is not the member's to archive. */
  readonly mayArchive: (() => Promise<boolean>) | undefined;
  readonly onArchived: () => void;
}

/** What is done with a memory now and then. */
export function MoreActions({ memory, keepsakes, onMove, onVersions, mayArchive, onArchived }: MoreActionsProps) {
  const { t } = useLingui();
  const archive = useArchiveMemory(memory, onArchived);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = isAsking || archive.isPending;

  async function handleArchive() {
    if (isBusy || !mayArchive) return;
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
      {onVersions ? (
        <RowButton Icon={History} onClick={onVersions}>
          {t`Earlier versions`}
        </RowButton>
      ) : null}
      {keepsakes}
      {memory.isArchived || !mayArchive ? null : (
        <RowButton Icon={Archive} isBusy={isBusy} onClick={() => void handleArchive()}>
          {t`Move to the archive`}
        </RowButton>
      )}
      <Failure summary={t`Nothing was changed`} error={archive.error} />
    </>
  );
}
