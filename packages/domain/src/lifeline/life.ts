import { type CalendarDate, daysInMonth } from "../calendar.ts";
import type { MarkSize, MemoryType } from "../marks.ts";
import type { MemoryDate } from "../memory-order.ts";

/** A memory as far as the lifeline knows it. */
export interface LifelineMemory extends MemoryDate {
  readonly id: string;
  readonly title: string;
  readonly mark: MemoryType | null;
  readonly isCandle: boolean;
  readonly size: MarkSize;
  /** Whether a picture of it can be shown beside its mark; drawings on paper have none. */
  readonly hasPicture?: boolean;
  /** In a vault: who tells it, by name and, unless they have left, by the number of their colour. */
  readonly tellers?: readonly { readonly name: string; readonly colour: number | null }[];
  /** In a vault: false for what somebody else wrote, which only they may change. */
  readonly isMine?: boolean;
}

/** Something hoped for: a flower laid on the future. */
export interface LifelineHope {
  readonly id: string;
  readonly text: string;
  readonly size: MarkSize;
}

export interface Life {
  readonly born: CalendarDate;
  readonly today: CalendarDate;
  /** In the order they happened. */
  readonly memories: readonly LifelineMemory[];
  readonly hopes: readonly LifelineHope[];
}

/** How a memory is drawn: a loss is always a candle, and a memory without a mark is a knot in the rope. */
export type MarkSymbol = "flower" | "stone" | "candle" | "knot";

export function symbolOf({ mark, isCandle }: Pick<LifelineMemory, "mark" | "isCandle">): MarkSymbol {
  if (isCandle) return "candle";
  if (mark === null) return "knot";
  return mark === "Flower" ? "flower" : "stone";
}

export function isHeavy(memory: Pick<LifelineMemory, "mark" | "isCandle">): boolean {
  const symbol = symbolOf(memory);
  return symbol === "stone" || symbol === "candle";
}

export function withoutHeavy<M extends Pick<LifelineMemory, "mark" | "isCandle">>(memories: readonly M[]): M[] {
  return memories.filter((memory) => !isHeavy(memory));
}

const scales: Record<MarkSize, number> = { small: 0.72, medium: 1, large: 1.4 };

export function scaleOf(size: MarkSize): number {
  return scales[size];
}

/** A moment as years with a fraction. A memory without a day is placed in the middle of its month. */
export function momentOf({ year, month, day }: MemoryDate): number {
  const share = day === null ? 0.5 : (day - 0.5) / daysInMonth(year, month);
  return year + (month - 1 + share) / 12;
}

export interface LifeSpan {
  readonly from: number;
  readonly to: number;
}

/** From birth, or from the family's first memory before it, until today. */
export function spanOf({ born, today, memories }: Pick<Life, "born" | "today" | "memories">): LifeSpan {
  const now = momentOf(today);
  let [from, to] = [Math.min(momentOf(born), now - 1 / 12), now];
  // All of them: the first in order is not the first on the rope where a day of its month is unknown.
  for (const moment of memories.map(momentOf)) [from, to] = [Math.min(from, moment), Math.max(to, moment)];
  return { from, to };
}
