import type { MarkSize } from "../marks.ts";
import { isHeavy, type LifelineMemory, symbolOf } from "./life.ts";

const weights: Record<MarkSize, number> = { small: 1, medium: 2, large: 3 };
/** How many years around a moment have a say in it, and how quickly their voice fades. */
const reach = 5;
const fading = 1.7;
/** Keeps one single flower from lifting the line as high as a year full of them. */
const calm = 3;

/**
 * How light or heavy a stretch of life is, by the marks in it: 1 is nothing but flowers, -1 nothing but stones and
 * candles, 0 both or neither.
 */
export function journeyOf(memories: readonly LifelineMemory[]): (moment: number) => number {
  const years = new Map<number, { light: number; heavy: number }>();
  for (const memory of memories) {
    if (symbolOf(memory) === "knot") continue;
    const year = years.get(memory.year) ?? { light: 0, heavy: 0 };
    year[isHeavy(memory) ? "heavy" : "light"] += weights[memory.size];
    years.set(memory.year, year);
  }
  return (moment) => {
    let [light, heavy] = [0, 0];
    for (let year = Math.floor(moment) - reach; year <= Math.floor(moment) + reach; year += 1) {
      const near = years.get(year);
      if (!near) continue;
      const say = Math.exp(-(((year + 0.5 - moment) / fading) ** 2));
      light += near.light * say;
      heavy += near.heavy * say;
    }
    return (light - heavy) / (light + heavy + calm);
  };
}
