import { expect, test } from "vitest";

import { demoLife, lifeSchema } from "./life.ts";

const inTenYears = demoLife.chapters
  .flatMap(({ memories }) => memories)
  .filter(({ when: { year }, isArchived }) => year >= 1990 && year <= 1999 && !isArchived);
const pictures = inTenYears.flatMap((memory) => memory.pictures ?? []);

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

test("the ten years of the demo hold 60 memories with pictures, sound, films and words alone", () => {
  const withoutPictures = inTenYears.filter(({ pictures: own, film }) => own === undefined && film === undefined);

  expect(inTenYears).toHaveLength(60);
  expect(pictures.length).toBeGreaterThanOrEqual(90);
  expect(withoutPictures.length).toBeGreaterThanOrEqual(8);
  expect(inTenYears.flatMap(({ recording }) => recording ?? []).map(({ sound }) => sound)).toHaveLength(3);
  expect(inTenYears.flatMap(({ film }) => film ?? [])).toHaveLength(2);
});

test("the demo's pictures have many subjects and proportions, and each says what it shows", () => {
  expect(countBy(pictures, ({ shape }) => shape).size).toBeGreaterThanOrEqual(6);
  expect(countBy(pictures, ({ scene }) => scene).size).toBeGreaterThanOrEqual(30);
  expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
});

test("the demo has a month that overflows, a memory of 13 pictures, and years that are nearly empty", () => {
  const illustrated = inTenYears.filter(({ pictures: own }) => own !== undefined);
  const months = countBy(illustrated, ({ when: { year, month } }) => `${year}-${month}`);
  const years = countBy(inTenYears, ({ when: { year } }) => `${year}`);

  expect(Math.max(...months.values())).toBeGreaterThanOrEqual(12);
  expect(Math.max(...inTenYears.map(({ pictures: own = [] }) => own.length))).toBe(13);
  expect([...years].filter(([, count]) => count <= 2).map(([year]) => year)).toEqual(["1995", "1996"]);
});

test("the demo has every mark, dates that are sure and unsure, places and answered questions", () => {
  const kinds = countBy(inTenYears, ({ mark = "none" }) => mark);

  expect([...kinds.keys()].toSorted()).toEqual(["Flower", "Stone", "none"]);
  expect(inTenYears.some(({ isCandle }) => isCandle)).toBe(true);
  expect(inTenYears.some(({ place }) => place !== undefined)).toBe(true);
  expect(inTenYears.some(({ prompt }) => prompt !== undefined)).toBe(true);
  expect(countBy(inTenYears, ({ when: { day, isCirca } }) => `${day !== undefined} ${isCirca ?? false}`).size).toBe(4);
});

const memory = { when: { year: 1990, month: 3 }, title: "A day", text: ["It rained."] };
const picture = { scene: "harbour", shape: "4:3", alt: "Boats in a harbour" };

function refusalsOf(one: unknown): string[] {
  const life = { ...demoLife, chapters: [{ about: "A test.", memories: [one] }] };
  return lifeSchema.safeParse(life).error?.issues.map(({ message }) => message) ?? [];
}

test.for([
  [{ ...memory, year: 1990 }, 'Unrecognized key: "year"'],
  [{ ...memory, when: { year: 1990, month: 13 } }, "expected number to be <=12"],
  [{ ...memory, title: "" }, "expected string to have >=1 characters"],
  [{ ...memory, text: [] }, "expected array to have >=1 items"],
  [{ ...memory, mark: "Candle" }, 'expected one of "Flower"|"Stone"'],
  [{ ...memory, pictures: [{ ...picture, scene: "spaceship" }] }, "There is no such scene."],
  [{ ...memory, pictures: [{ ...picture, shape: "5:5" }] }, "There is no such shape."],
  [{ ...memory, pictures: [{ scene: "harbour", shape: "4:3" }] }, "expected string, received undefined"],
  [{ ...memory, recording: { sound: "trumpet", caption: "Loud" } }, 'expected one of "music-box"'],
] as const)("a memory like %j is refused", ([broken, sentence]) => {
  expect(refusalsOf({ ...memory, pictures: [picture] })).toEqual([]);
  expect(refusalsOf(broken)).toEqual([expect.stringContaining(sentence)]);
});
