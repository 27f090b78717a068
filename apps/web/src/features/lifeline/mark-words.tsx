import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { type MarkSize, markSizes } from "@lane/domain/marks.ts";
import type { MemoryDate } from "@lane/domain/memory-order.ts";
import { useLingui } from "@lingui/react/macro";

import { dateText, monthName } from "#lib/date-parts.ts";

/** Texts for a memory on the rope: its mark, its size, its label. */
export function useMarkWords() {
  const { t } = useLingui();

  // Not a table, whose texts would be looked up for every mark on the rope.
  function sizeText(size: MarkSize): string {
    if (size === "small") return t`Small`;
    return size === "medium" ? t`Medium` : t`Large`;
  }

  function markText({ mark, isCandle }: Pick<LifelineMemory, "mark" | "isCandle">): string {
    const words = [];
    if (mark !== null) words.push(mark === "Flower" ? t`Flower` : t`Stone`);
    if (isCandle) words.push(t`Candle`);
    return words.length === 0 ? t`No mark` : words.join(", ");
  }

  return {
    markText,
    sizeText,
    label: (memory: LifelineMemory): string =>
      [memory.title, tellerNames(memory), whenText(memory), markText(memory)].filter(Boolean).join(", "),
  };
}

/** Empty where everything is one's own. */
export function tellerNames({ tellers = [] }: Pick<LifelineMemory, "tellers">): string {
  return tellers.map(({ name }) => name).join(", ");
}

export function whenText({ year, month, day }: MemoryDate): string {
  return day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
}

interface SizeButtonsProps {
  readonly size: MarkSize;
  readonly onSize: (size: MarkSize) => void;
  /** The memory's name in the labels of the size buttons, for screen readers. */
  readonly of: string;
}

export function SizeButtons({ size, onSize, of }: SizeButtonsProps) {
  const { t } = useLingui();
  const { sizeText } = useMarkWords();
  return (
    <fieldset aria-label={t`Size of ${of}`} className="flex flex-wrap gap-1">
      {markSizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={size === one}
          onClick={() => onSize(one)}
          className="min-h-11 rounded-pill border border-edge px-3 text-sm hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-on-moss"
        >
          {sizeText(one)}
        </button>
      ))}
    </fieldset>
  );
}
