import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { useDeleteMemory } from "./delete-memory.ts";
import { Failure } from "./failure.tsx";
import { useArchiveMemory } from "./memory-writes.queries.ts";
import { useSheetHeight } from "./use-sheet-height.ts";

interface DeleteSheetProps {
  readonly memory: Memory;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the memory is deleted or archived, so that its page has nothing more to show. */
  readonly onGone: () => void;
  /** Says who can no longer see the memory then. */
  readonly lostAccess: ReactNode;
}

export function DeleteSheet({ memory, isOpen, onClose, onGone, lostAccess }: DeleteSheetProps) {
  const { t } = useLingui();
  const remove = useDeleteMemory(memory, onGone);
  const archive = useArchiveMemory(memory, onGone);
  const height = useSheetHeight();
  const isBusy = remove.isPending || archive.isPending;

  function handleClose() {
    remove.reset();
    archive.reset();
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={handleClose}
      title={t`Delete Memory?`}
      {...height}
      actions={
        <>
          <Button
            variant="danger"
            busy={remove.isPending}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && remove.mutate()}
            className="grow sm:grow-0"
          >
            <Trans>Delete</Trans>
          </Button>
          {memory.isArchived ? null : (
            <Button
              busy={archive.isPending}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && archive.mutate()}
              className="grow sm:grow-0"
            >
              <Trans>Archive</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={handleClose} className="grow sm:grow-0">
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <DeleteWords memory={memory} />
      {/* Last, because it is known a moment later than the rest and must not move it. */}
      {lostAccess}
      <Failure summary={t`Nothing was changed`} error={remove.error ?? archive.error} />
    </Sheet>
  );
}

function DeleteWords({ memory }: Pick<DeleteSheetProps, "memory">) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere" dir="auto">
        {memory.memoryTitle}
      </p>
      <p className="mt-2">
        {memory.isArchived
          ? t`Deleting cannot be undone. In the archive it stays as it is, out of sight.`
          : t`Deleting cannot be undone. Archive it instead, and it leaves your timeline but can be restored at any time.`}
      </p>
    </>
  );
}
