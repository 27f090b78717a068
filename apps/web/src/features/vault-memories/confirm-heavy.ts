import { t } from "@lingui/core/macro";

import { openModal } from "#ui/modal-queue.ts";

/** Asked before a stone or a candle comes into a vault. */
export function confirmHeavy(vaultName: string): Promise<boolean> {
  return openModal({
    type: "confirm",
    title: t`Others in ${vaultName} will see that there's a heavy memory.`,
    text: t`It stays folded until they open it.`,
    confirmText: t`Add it to the vault`,
    cancelText: t`Not now`,
  }).answer;
}
