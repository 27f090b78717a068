import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  option,
  property,
  record,
  shuffledSubarray,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";

import { type LayoutChange, moved, printedPhotos, withChapter, withLayout } from "./book-layouts.ts";

const summer = { id: "m1", photoIds: ["a", "b", "c"] };
const winter = { id: "m2", photoIds: [] };

test("decisions about a memory are kept in the order they were first made", () => {
  const left = withLayout([], winter, { isLeftOut: true });

  const both = withLayout(left, summer, { size: "page", photoIds: ["c", "a"] });

  expect(withLayout(both, winter, { startsPage: true })).toEqual([
    { memoryId: "m2", isLeftOut: true, startsPage: true },
    { memoryId: "m1", size: "page", photoIds: ["c", "a"] },
  ]);
});

test("what is as it would be anyway leaves no trace", () => {
  const layouts = withLayout([], summer, { isLeftOut: true, photoIds: ["c"], quote: "It rained.", size: "small" });

  const plain = withLayout(layouts, summer, {
    isLeftOut: false,
    photoIds: ["a", "b", "c"],
    quote: "",
    size: undefined,
    startsPage: false,
  });

  expect(layouts).toHaveLength(1);
  expect(plain).toEqual([]);
});

test("a memory may be printed without any of its photos", () => {
  expect(withLayout([], summer, { photoIds: [] })).toEqual([{ memoryId: "m1", photoIds: [] }]);
});

const change: Arbitrary<LayoutChange> = record(
  {
    isLeftOut: boolean(),
    size: constantFrom(undefined, "small", "normal", "page"),
    photoIds: option(shuffledSubarray(summer.photoIds), { nil: undefined }),
    quote: constantFrom(undefined, "", "A sentence."),
    startsPage: boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
);

test("there is at most one layout for each memory, and never an empty one", () => {
  assert(
    property(array(tuple(constantFrom(summer, winter), change), { maxLength: 30 }), (changes) => {
      const layouts = changes.reduce((all, [memory, one]) => withLayout(all, memory, one), withLayout([], summer, {}));

      expect(new Set(layouts.map(({ memoryId }) => memoryId)).size).toBe(layouts.length);
      for (const layout of layouts) expect(Object.keys(layout).length).toBeGreaterThan(1);
    }),
  );
});

test("photos that are gone are passed over, and new ones stay out of a choice that was made", () => {
  expect(printedPhotos({ photoIds: ["gone", "c", "a"] }, summer.photoIds)).toEqual(["c", "a"]);
  expect(printedPhotos(undefined, summer.photoIds)).toEqual(["a", "b", "c"]);
});

test("a photo moves to its place and no further than the ends", () => {
  expect([moved(["a", "b", "c"], "a", 1), moved(["a", "b"], "a", 9), moved(["a", "b"], "b", -3)]).toEqual([
    ["b", "a", "c"],
    ["b", "a"],
    ["b", "a"],
  ]);
});

test("a chapter without words is none, and chapters are in order of their years", () => {
  const later = withChapter([], 1999, { title: "The new house" });

  const both = withChapter(later, 1998, { text: "We had no telephone." });

  expect(both.map(({ year }) => year)).toEqual([1998, 1999]);
  expect(withChapter(both, 1999, { title: "" })).toEqual([{ year: 1998, title: "", text: "We had no telephone." }]);
});
