import { testSize } from "@lane/domain/testing/test-size.ts";
import { array, assert, boolean, constantFrom, integer, option, property, record, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";

import { isClash, mergedWords, isSameContent } from "./merge-words.ts";
import type { MemoryWords } from "./outbox-entry.ts";

const rounds = testSize({ short: 200, long: 2000 });
const text = constantFrom("one", "two", "three");
const names = ["boat", "beach", "pier"] as const;
const about = record({ caption: option(text), alt: option(text) });
const someWords = record({
  memoryTitle: text,
  memoryDescription: text,
  memoryType: option(constantFrom("Flower" as const, "Stone" as const)),
  isCandle: boolean(),
  day: option(integer({ min: 1, max: 3 })),
  isCirca: boolean(),
  place: constantFrom("", "Como", "Rome"),
  order: shuffledSubarray([...names], { minLength: 3 }),
  abouts: array(about, { minLength: 3, maxLength: 3 }),
  cover: option(constantFrom(...names)),
}).map(({ order, abouts, cover, ...rest }): MemoryWords => {
  const media = order.map((s3id) => ({ s3id, ...abouts[names.indexOf(s3id)], isCover: s3id === cover }));
  return { ...rest, media };
});

/** Every single attribute of a memory form. */
const parts: Record<string, (words: MemoryWords) => unknown> = {
  title: ({ memoryTitle }) => memoryTitle,
  text: ({ memoryDescription }) => memoryDescription,
  mark: ({ memoryType }) => memoryType,
  candle: ({ isCandle }) => isCandle,
  day: ({ day }) => day,
  circa: ({ isCirca }) => isCirca,
  place: ({ place }) => place,
  order: ({ media }) => media.map(({ s3id }) => s3id).join(),
  cover: ({ media }) => media.find(({ isCover }) => isCover)?.s3id ?? null,
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`caption of ${name}`, ({ media }: MemoryWords) => media.find(({ s3id }) => s3id === name)?.caption],
      [`alt text of ${name}`, ({ media }: MemoryWords) => media.find(({ s3id }) => s3id === name)?.alt],
    ]),
  ),
};

test("each thing is theirs where I left it, mine where I changed it, and a clash where both did", () => {
  assert(
    property(someWords, someWords, someWords, (from, mine, theirs) => {
      const merged = mergedWords(from, mine, theirs);
      const clashes = Object.entries(parts).filter(([, part]) => {
        const [old, own, other] = [part(from), part(mine), part(theirs)];
        expect(part(merged)).toEqual(own === old ? other : own);
        return own !== old && other !== old && own !== other;
      });
      const asked = clashes.filter(([name]) => name !== "order");
      expect(isClash(from, mine, theirs)).toBe(asked.length > 0);
    }),
    { numRuns: rounds, seed: 16 },
  );
});

test("two forms say the same only when every single thing is the same", () => {
  assert(
    property(someWords, someWords, (mine, theirs) => {
      const isSame = Object.values(parts).every((part) => part(mine) === part(theirs));
      expect(isSameContent(mine, theirs)).toBe(isSame);
      expect(isSameContent(mine, structuredClone(mine))).toBe(true);
    }),
    { numRuns: rounds, seed: 16 },
  );
});

test("a photo that was taken out elsewhere while its caption was changed here is asked about", () => {
  const from = { ...blank, media: [{ s3id: "boat" }] };
  const mine = { ...blank, media: [{ s3id: "boat", caption: "The blue one" }] };

  expect(isClash(from, mine, { ...blank, media: [] })).toBe(true);
  expect(isClash(from, { ...blank, media: [] }, mine)).toBe(true);
  expect(isClash(from, from, { ...blank, media: [] })).toBe(false);
});

test("a text that nobody knows the beginning of is kept, and asked about", () => {
  const mine = { ...blank, memoryDescription: "<p>Mine</p>" };
  const theirs = { ...blank, memoryDescription: "<p>Theirs</p>" };

  expect(mergedWords(undefined, mine, theirs).memoryDescription).toBe("<p>Mine</p>");
  expect(isClash(undefined, mine, theirs)).toBe(true);
});

const blank: MemoryWords = {
  memoryTitle: "The lake",
  memoryDescription: "<p>Cold</p>",
  media: [],
  memoryType: null,
  day: null,
  isCirca: false,
};
