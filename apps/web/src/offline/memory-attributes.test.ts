import { expect, test } from "vitest";

import { mergedAttributes } from "./memory-attributes.ts";
import type { MemoryAttributes } from "./outbox-entry.ts";

const ground: MemoryAttributes = {
  media: files("a", "b"),
  memoryType: null,
  isCandle: false,
  day: null,
  isCirca: false,
};

test("what only the other side changed is theirs, and what only mine changed is mine", () => {
  const mine = { ...ground, day: 3 };
  const theirs = { ...ground, memoryType: "Flower", isCandle: true, media: files("a", "b", "c") } as const;

  expect(mergedAttributes(ground, mine, theirs)).toEqual({ ...theirs, day: 3 });
});

test("where both changed the same, mine stays", () => {
  const mine = { ...ground, memoryType: "Stone", day: 3, isCandle: true } as const;

  expect(mergedAttributes(ground, mine, { ...ground, memoryType: "Flower", day: 4 })).toEqual(mine);
});

test("files that both sides added are all there, and what either took out stays out", () => {
  const mine = { ...ground, media: files("b", "mine") };
  const theirs = { ...ground, media: files("theirs", "a") };

  expect(namesOf(mergedAttributes(ground, mine, theirs))).toEqual(["mine", "theirs"]);
});

test("words about a file come from whoever changed them", () => {
  const [one, other] = files("a", "b");
  const mine = { ...ground, media: [{ ...one, s3id: "a", caption: "The pier" }, ...files("b")] };
  const theirs = {
    ...ground,
    media: [
      { ...one, s3id: "a", alt: "Wood over water" },
      { s3id: "b", isCover: true },
    ],
  };

  expect(mergedAttributes(ground, mine, theirs).media).toEqual([
    { s3id: "a", caption: "The pier", alt: "Wood over water" },
    { ...other, isCover: true },
  ]);
});

test("of a draft that is older than what was read, nothing is taken for thrown away", () => {
  const mine = { ...ground, media: files("mine"), memoryType: "Stone" } as const;
  const theirs = { ...ground, media: files("theirs"), day: 12 };

  const merged = mergedAttributes(undefined, mine, theirs);

  expect(merged).toMatchObject({ memoryType: "Stone", day: 12 });
  expect(namesOf(merged)).toEqual(["mine", "theirs"]);
});

function files(...names: readonly string[]) {
  return names.map((s3id) => ({ s3id }));
}

function namesOf({ media }: MemoryAttributes): readonly string[] {
  return media.map(({ s3id }) => s3id);
}
