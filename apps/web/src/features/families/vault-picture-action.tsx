import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Memory } from "@lane/contract/memories.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";
import { useLingui } from "@lingui/react/macro";
import { ImageOff, Image as ImageIcon } from "lucide-react";

import { errorText } from "#api/errors.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { RowButton } from "#ui/row-button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useChangeVault } from "./families.queries.ts";

interface VaultPictureActionProps {
  readonly memory: Memory;
  readonly vault: JoinedTimeline;
}

/** For owners: makes the picture of a memory that of its vault, as long as everyone there sees it. */
export function VaultPictureAction({ memory, vault }: VaultPictureActionProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeVault();
  const { name, role, picture } = vault;
  const isChosen = picture?.memoryId === memory._id;
  if (!mayOnTimeline(role, "govern") || (!isChosen && !canStandForVault(memory))) return null;

  function handleClick() {
    const text = isChosen ? t`${name} no longer has a picture` : t`This is now the picture of ${name}`;
    mutate(
      { timelineId: vault.id, pictureMemoryId: isChosen ? null : memory._id },
      { onSuccess: () => toast("success", text) },
    );
  }

  return (
    <>
      <RowButton Icon={isChosen ? ImageOff : ImageIcon} isBusy={isPending} onClick={handleClick}>
        {isChosen ? t`Stop using it as the vault's picture` : t`Use as the vault's picture`}
      </RowButton>
      <AlertNote summary={t`Nothing was changed`} text={error ? errorText(error) : undefined} />
    </>
  );
}

function canStandForVault({ media, memoryType, isCandle, isFoldedByHand, isArchived }: Memory): boolean {
  const isOpenForAll = memoryType !== "Stone" && !isCandle && isFoldedByHand !== true && !isArchived;
  return isOpenForAll && media.some((item) => item.state === "ready" && pictureOf(item) !== undefined);
}
