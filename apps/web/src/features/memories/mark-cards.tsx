import { type MemoryType, memoryTypes } from "@lane/domain/marks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";

import { labelStyle } from "#ui/field.tsx";

import { CandleButton } from "./candle-button.tsx";
import { LazyStoneNote } from "./lazy-stone-note.tsx";
import { MarkMotif, useMarkName } from "./mark-motif.tsx";
import type { Writing } from "./writing.ts";

type Marks = Pick<Writing, "mark" | "isCandle">;

interface MarkCardsProps {
  readonly marks: Marks;
  readonly onChange: (change: Partial<Marks>) => void;
  /** Selects the drawings of the flower and the stone. */
  readonly seed: string;
}

/** Flower, stone or neither: pressing the chosen one again clears it. A candle can be combined with either. */
export function MarkCards({ marks, onChange, seed }: MarkCardsProps) {
  const markName = useMarkName();
  const { mark: value, isCandle = false } = marks;
  const [before] = useState({ value, isCandle });
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>
        <Trans>Flower or stone?</Trans>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {memoryTypes.map((mark) => (
          <button
            key={mark}
            type="button"
            aria-pressed={value === mark}
            onClick={() => onChange({ mark: value === mark ? null : mark })}
            className="flex min-h-12 items-center gap-2 rounded-pill border border-edge bg-card ps-3 pe-4 text-start transition-colors duration-150 hover:border-ink-soft aria-pressed:border-moss aria-pressed:bg-paper aria-pressed:shadow-[inset_0_0_0_1px_var(--color-moss)] forced-colors:aria-pressed:outline-2"
          >
            <span className="flex h-10 w-8 shrink-0 items-end justify-center pb-0.5">
              <MarkMotif mark={mark} memoryId={seed} className={mark === "Flower" ? "h-9" : "h-6"} />
            </span>
            <span className="font-semibold">{markName(mark)}</span>
            <MarkMeaning mark={mark} />
            {value === mark ? <Check aria-hidden="true" className="size-5 text-moss" /> : null}
          </button>
        ))}
        <span className="[&>button]:mt-0.5">
          <CandleButton isLit={isCandle} onLight={() => onChange({ isCandle: !isCandle })} />
        </span>
      </div>
      <LazyStoneNote isShown={(value === "Stone" && before.value !== "Stone") || (isCandle && !before.isCandle)} />
    </fieldset>
  );
}

function MarkMeaning({ mark }: { readonly mark: MemoryType }) {
  const { t } = useLingui();
  const meaning = mark === "Flower" ? t`A good memory` : t`A heavy memory`;
  return <span className="text-sm text-ink-soft max-sm:sr-only">{meaning}</span>;
}
