import type { Memory } from "@lane/contract/memories.ts";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { Candle } from "#ui/motifs/candle.tsx";

import { CandleButton } from "./candle-button.tsx";
import { LazyStoneNote } from "./lazy-stone-note.tsx";
import { MarkMotif, useMarkName } from "./mark-motif.tsx";
import { useLightCandle } from "./memory-writes.queries.ts";
import { TagControl } from "./tag-control.tsx";

/** The choice between flower and stone, and the candle. What is chosen stays here until the page is left. */
export function TagArea({ memory }: { readonly memory: Memory }) {
  const { memoryType, isCandle } = memory;
  const [wasUnmarked] = useState(memoryType === null);
  const [wasDark] = useState(!isCandle);
  return (
    <div className="mt-4 empty:hidden" data-screen-only="">
      {wasUnmarked ? <Choice memory={memory} /> : null}
      {wasDark ? <CandleChoice memory={memory} /> : null}
      <LazyStoneNote isShown={(wasUnmarked && memoryType === "Stone") || (wasDark && isCandle)} />
    </div>
  );
}

function Choice({ memory }: { readonly memory: Memory }) {
  const markName = useMarkName();
  const { memoryType, _id } = memory;
  if (memoryType === null) return <TagControl memory={memory} />;
  return (
    <Chosen>
      <MarkMotif mark={memoryType} memoryId={_id} className={memoryType === "Flower" ? "h-14" : "h-9"} />
      {markName(memoryType)}
    </Chosen>
  );
}

function CandleChoice({ memory }: { readonly memory: Memory }) {
  const light = useLightCandle(memory);
  if (memory.isCandle) {
    return (
      <Chosen>
        <Candle className="h-12" />
        <Trans>A candle is lit</Trans>
      </Chosen>
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

/** Takes the focus of the pressed button, which has been removed. */
function Chosen({ children }: { readonly children: ReactNode }) {
  const chosen = useRef<HTMLParagraphElement>(null);
  useEffect(() => chosen.current?.focus(), []);
  return (
    <p ref={chosen} tabIndex={-1} className="mt-3 flex w-fit items-end gap-3 font-semibold outline-offset-4">
      {children}
    </p>
  );
}
