import type { MarkSize } from "../marks.ts";
import { isHeavy, type LifelineMemory, symbolOf } from "./life.ts";

const sizeRanks: Record<MarkSize, number> = { large: 0, medium: 1, small: 2 };

/**
 * The memories that stand for their time come first: never what is heavy before what is light, then the largest marks,
 * flowers before what has no mark, and the earliest. The same memories give the same order everywhere.
 */
export function byImportance<M extends LifelineMemory>(memories: readonly M[]): M[] {
  return memories.toSorted(
    (one, other) =>
      Number(isHeavy(one)) - Number(isHeavy(other)) ||
      sizeRanks[one.size] - sizeRanks[other.size] ||
      Number(symbolOf(one) === "knot") - Number(symbolOf(other) === "knot"),
  );
}

/** Places along a line, most important first, as far as each keeps its distance to those before it. */
export function spaced<P extends { readonly at: number }>(places: readonly P[], distance: number): P[] {
  const taken = new Map<number, number[]>();
  return places.filter(({ at }) => {
    const cell = Math.floor(at / distance);
    const near = [cell - 1, cell, cell + 1].flatMap((one) => taken.get(one) ?? []);
    if (near.some((other) => Math.abs(other - at) < distance)) return false;
    taken.set(cell, [...(taken.get(cell) ?? []), at]);
    return true;
  });
}
