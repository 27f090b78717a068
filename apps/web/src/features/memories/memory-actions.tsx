import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Share2, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { openModal } from "#ui/modal-queue.ts";

interface MemoryActionsProps {
  readonly memory: Memory;
  readonly editLink: ReactNode;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

export function MemoryActions({ memory, editLink, onDelete, onRestore }: MemoryActionsProps) {
  const { t } = useLingui();

  function handleShare() {
    openModal({
      type: "alert",
      title: t`Sharing is pending`,
      text: t`Sharing memories is still being built. Until it opens, this memory stays yours alone.`,
    });
  }

  return (
    <div className="mt-4 -ms-2.5 flex flex-wrap items-center gap-1">
      <IconButton label={t`Delete memory`} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
      {memory.isArchived ? (
        <Button variant="secondary" onClick={onRestore} className="mx-2">
          <Trans>Restore</Trans>
        </Button>
      ) : null}
      {editLink}
      <IconButton label={t`Share memory`} onClick={handleShare}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
