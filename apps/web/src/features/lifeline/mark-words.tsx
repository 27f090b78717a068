import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import type { MemoryDate } from "@lane/domain/memory-order.ts";
import { useLingui } from "@lingui/react/macro";

import { dateText, monthName } from "#lib/date-parts.ts";

/** How a memory on the rope is spoken of. */
export function useMarkWords() {
  const { t } = useLingui();
  const sizes: Record<MarkSize, string> = { small: t`Small`, medium: t`Medium`, large: t`Large` };

  function markText({ mark, isCandle }: Pick<LifelineMemory, "mark" | "isCandle">): string {
    const words = [];
    if (mark !== null) words.push(mark === "Flower" ? t`Flower` : t`Stone`);
    if (isCandle) words.push(t`Candle`);
    return words.length === 0 ? t`No mark` : words.join(", ");
  }

  return {
    markText,
    sizeText: (size: MarkSize): string => sizes[size],
    label: (memory: LifelineMemory): string => `${memory.title}, ${whenText(memory)}, ${markText(memory)}`,
  };
}

export function whenText({ year, month, day }: MemoryDate): string {
  return day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
}
