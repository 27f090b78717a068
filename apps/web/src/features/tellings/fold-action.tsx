import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { BookOpen, FoldVertical } from "lucide-react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { RowButton } from "#ui/row-button.tsx";

import { useFold } from "./tellings.queries.ts";

/** Folds a memory of a vault for the others, or unfolds it. Stones and candles lie folded without it. */
export function FoldAction({ memory }: { readonly memory: Memory }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useFold(memory);
  const { isFoldedByHand = false, memoryType, isCandle } = memory;
  if (!isFoldedByHand && (memoryType === "Stone" || isCandle)) return null;
  return (
    <>
      <RowButton Icon={isFoldedByHand ? BookOpen : FoldVertical} isBusy={isPending} onClick={() => mutate()}>
        {isFoldedByHand ? t`Unfold` : t`Keep it folded for others`}
      </RowButton>
      <AlertNote summary={t`Nothing was changed`} text={error ? errorText(error) : undefined} />
    </>
  );
}
