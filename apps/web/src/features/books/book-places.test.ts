import { expect, test } from "vitest";

import { memoriesOn, movedPage, yearStarts } from "./book-places.ts";

const places = [
  { memoryId: "a", page: 6, lastPage: 6 },
  { memoryId: "b", page: 6, lastPage: 9 },
  { memoryId: "c", page: 12, lastPage: 12 },
];
const book = { places, pageCount: 14 };

test("the memories of an opening are all that stand on one of its pages", () => {
  expect(memoriesOn(places, [6, 7])).toEqual(["a", "b"]);
  expect(memoriesOn(places, [8, 9])).toEqual(["b"]);
  expect(memoriesOn(places, [10, 11])).toEqual([]);
});

test("the same memory stays open when the pages before it become more or fewer", () => {
  const longer = {
    places: places.map((one) => ({ ...one, page: one.page + 4, lastPage: one.lastPage + 4 })),
    pageCount: 18,
  };
  const shorter = { places: [{ memoryId: "b", page: 4, lastPage: 5 }], pageCount: 8 };

  expect([6, 8, 12].map((page) => movedPage(page, book, longer))).toEqual([10, 12, 16]);
  expect([8, 9].map((page) => movedPage(page, book, shorter))).toEqual([5, 5]);
  expect([0, 3, 12, 14].map((page) => movedPage(page, book, shorter))).toEqual([0, 3, 8, 8]);
});

function memoryOf(id: string) {
  return { id, title: "", month: 1, day: null, mark: null, isCandle: false, isQuiet: false, photoIds: [] };
}

test("a year is found where its page stands, before its first memory", () => {
  const years = [
    { year: 1980, memories: [memoryOf("a"), memoryOf("b")] },
    { year: 1981, memories: [memoryOf("left out")] },
    { year: 1982, memories: [memoryOf("c")] },
  ];

  expect(yearStarts(years, places)).toEqual([
    { year: 1980, page: 5 },
    { year: 1982, page: 11 },
  ]);
});
