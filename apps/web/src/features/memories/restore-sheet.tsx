import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { Failure } from "./failure.tsx";
import { useRestoreMemory } from "./memory-writes.queries.ts";

interface RestoreSheetProps {
  readonly memory: Memory;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Restores a memory from the archive. */
export function RestoreSheet({ memory, isOpen, onClose }: RestoreSheetProps) {
  const { t } = useLingui();
  const restore = useRestoreMemory(memory);

  function handleClose() {
    restore.reset();
    onClose();
  }

  function handleRestore() {
    restore.mutate(undefined, { onSuccess: handleClose });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={handleClose}
      title={t`Restore Memory?`}
      actions={
        <>
          <Button busy={restore.isPending} onClick={handleRestore} className="grow sm:grow-0">
            <Trans>Restore</Trans>
          </Button>
          <Button variant="secondary" onClick={handleClose} className="grow sm:grow-0">
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p className="text-lg font-semibold wrap-anywhere" dir="auto">
        {memory.memoryTitle}
      </p>
      <p className="mt-2 text-ink-soft">
        <Trans>It will go back to its month, just as it was.</Trans>
      </p>
      <Failure summary={t`We couldn't restore it`} error={restore.error} />
    </Sheet>
  );
}
