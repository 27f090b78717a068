import { expect, test } from "vitest";

import { familyVault } from "./family-vault.ts";
import { heavyLife } from "./heavy-life.ts";
import type { SampleLife } from "./sample-life.ts";
import { sparseLife } from "./sparse-life.ts";

function memoriesOf({ book }: SampleLife) {
  return book.years.flatMap(({ memories }) => memories);
}

test.for(Object.entries({ sparseLife, heavyLife, familyVault }))("%s is the same book every time", ([, life]) => {
  expect(life().book).toEqual(life().book);
});

test("the heavy book has eighty memories and ninety photos, the smallest of 75 pixels", () => {
  const photos = memoriesOf(heavyLife()).flatMap((memory) => memory.photos);
  expect(memoriesOf(heavyLife())).toHaveLength(80);
  expect(photos).toHaveLength(90);
  const longSides = photos.map(({ width, height }) => Math.max(width, height));
  expect([Math.min(...longSides), Math.max(...longSides)]).toEqual([75, 6000]);
});

test("every event of the vault has a further telling, and by another person", () => {
  const tellings = memoriesOf(familyVault());
  const alone = tellings.filter((telling, at) => !telling.isFurtherTelling && !tellings[at + 1]?.isFurtherTelling);
  const bySame = tellings.filter((telling, at) => telling.isFurtherTelling && telling.by === tellings[at - 1]?.by);
  expect([alone, bySame]).toEqual([[], []]);
});
