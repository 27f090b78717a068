import { expect, test } from "vitest";

import { archiveIndex, archiveLine } from "#testing/archive.ts";

import { favouritesOfYear, lifeOf, neighboursOf } from "./life.ts";

const lines = [
  archiveLine("before birth", { year: 1968, mark: "Flower" }),
  archiveLine("flower", { month: 3, mark: "Flower" }),
  archiveLine("stone", { month: 5, mark: "Stone" }),
  archiveLine("candle", { month: 5, mark: "Flower", isCandle: true }),
  archiveLine("put away", { month: 6, isArchived: true }),
  archiveLine("plain", { month: 7 }),
];

test("the rope reaches from the first memory to the day it was made, and bare years are not entered", () => {
  const { years } = lifeOf(archiveIndex(lines), { withHeavy: true, withArchived: false });

  expect(years.at(0)?.year).toBe(1968);
  expect(years.at(-1)?.year).toBe(2026);
  expect(years.filter(({ state }) => state === "open").map(({ year }) => year)).toEqual([1968, 1976]);
});

test.for([
  [{ withHeavy: true, withArchived: false }, ["before birth", "flower", "stone", "candle", "plain"], 2],
  [{ withHeavy: false, withArchived: false }, ["before birth", "flower", "plain"], 0],
  [{ withHeavy: true, withArchived: true }, lines.map(({ id }) => id), 2],
] as const)("with %o only what is wanted is shown and counted", ([shown, ids, ofMay]) => {
  const life = lifeOf(archiveIndex(lines), shown);
  const year = life.years.find((one) => one.year === 1976)?.entry;

  expect(life.lines.map(({ id }) => id)).toEqual(ids);
  expect(year?.memoryCount).toBe(ids.length - 1);
  expect(year?.monthCounts[4]).toBe(ofMay);
});

test("the way on from a memory leads past what is left out", () => {
  const life = lifeOf(archiveIndex(lines), { withHeavy: false, withArchived: false });

  const { previous, next } = neighboursOf(life, "flower");

  expect([previous?.id, next?.id]).toEqual(["before birth", "plain"]);
});

test("a year with a favourite alone is entered, one with a reason alone is not", () => {
  const none = { detail: null, category: "song" } as const;
  const index = archiveIndex(lines, {
    favourites: [
      { ...none, year: 1980, title: "Babooshka" },
      { ...none, year: 1981, title: null },
    ],
  });

  const { years } = lifeOf(index, { withHeavy: true, withArchived: true });

  expect(years.filter(({ state }) => state === "open").map(({ year }) => year)).toEqual([1968, 1976, 1980]);
  expect(favouritesOfYear(index, 1981).size).toBe(0);
});
