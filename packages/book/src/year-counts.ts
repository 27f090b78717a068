import { symbolOf } from "@lane/domain/lifeline/life.ts";

import type { BookMemory } from "./book-input.ts";
import type { BookWords } from "./words.ts";

/** What a year held, said under its figures. */
export function countsOf(memories: readonly BookMemory[], words: BookWords): string {
  const counts = { flower: 0, stone: 0, candle: 0, knot: 0 };
  for (const memory of memories) counts[symbolOf(memory)] += 1;
  const said = [
    counts.flower > 0 ? words.flowers(counts.flower) : "",
    counts.stone > 0 ? words.stones(counts.stone) : "",
    counts.candle > 0 ? words.candles(counts.candle) : "",
  ].filter((part) => part !== "");
  return said.length > 0 ? said.join("  ·  ") : memories.length > 0 ? words.memories(memories.length) : "";
}
