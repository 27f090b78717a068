import { expect, test } from "vitest";

import { type FoldingFacts, isFolded } from "./folding.ts";

const plain: FoldingFacts = {
  kind: "vault",
  isAuthor: false,
  memoryType: null,
  isCandle: false,
  isFoldedByHand: false,
  isOpened: false,
};
const heavy = [{ memoryType: "Stone" }, { isCandle: true }, { isFoldedByHand: true }] as const;

test("stones, candles and what was folded by hand lie folded in a vault for those who did not write them", () => {
  expect(heavy.map((facts) => isFolded({ ...plain, ...facts }))).toEqual([true, true, true]);
  expect([plain, { ...plain, memoryType: "Flower" as const }].map(isFolded)).toEqual([false, false]);
});

test("nothing is folded on one's own timeline, for its author, or once it was opened", () => {
  const ways = [{ kind: "personal" }, { isAuthor: true }, { isOpened: true }] as const;

  const folded = ways.flatMap((way) => heavy.map((facts) => isFolded({ ...plain, ...facts, ...way })));

  expect(folded).toEqual(folded.map(() => false));
});
