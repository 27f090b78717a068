import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { RowButton } from "#ui/row-button.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useTakeOut } from "./vault-memories.queries.ts";

interface TakeOutActionProps {
  readonly memory: Memory;
  readonly vaultName: string;
  /** Called when the memory is on its author's own timeline again. */
  readonly onTakenOut: () => void;
}

/** Gives a memory of a vault back to its author's own timeline, after saying what happens. */
export function TakeOutAction({ memory, vaultName, onTakenOut }: TakeOutActionProps) {
  const { t } = useLingui();
  const takeOut = useTakeOut(() => {
    toast("success", t`It's no longer in ${vaultName}`);
    onTakenOut();
  });
  const { author } = memory;
  // Without an account there is no own timeline to go to.
  if (!author || author.accountId === null) return null;
  const { name, isMe } = author;

  async function handleTakeOut() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Take it out of ${vaultName}?`,
      text: isMe
        ? t`It goes back to your own timeline, and the others no longer see it. What they wrote about it stays in the vault.`
        : t`It goes back to ${name}'s own timeline, and nobody else sees it any more. What others wrote about it stays in the vault.`,
      confirmText: t`Take it out`,
    });
    if (await answer) takeOut.mutate(memory._id);
  }

  return (
    <>
      <RowButton Icon={Undo2} isBusy={takeOut.isPending} onClick={() => void handleTakeOut()}>
        {t`Take it out of the vault`}
      </RowButton>
      <AlertNote summary={t`Nothing was changed`} text={takeOut.error ? errorText(takeOut.error) : undefined} />
    </>
  );
}
