import type { Memory } from "@lane/contract/memories.ts";
import { Trans } from "@lingui/react/macro";

import { Candle } from "#ui/motifs/candle.tsx";

import { CandleButton } from "./candle-button.tsx";
import { useLightCandle } from "./memory-writes.queries.ts";

/** The candle that burns for a memory, or the way to light one. */
export function CandleTag({ memory }: { readonly memory: Memory }) {
  const light = useLightCandle(memory);
  if (memory.isCandle) {
    return (
      <p className="mt-3 flex w-fit items-end gap-3 font-semibold">
        <Candle className="h-12" />
        <Trans>A candle is lit</Trans>
      </p>
    );
  }
  return (
    <CandleButton
      isLit={false}
      isBusy={light.isPending}
      onLight={() => {
        if (!light.isPending) light.mutate();
      }}
    />
  );
}
