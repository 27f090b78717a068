import { expect, test } from "vitest";

import { demoLife, lifeSchema } from "./life.ts";

test("the demo's life is written as it is kept in its file", () => {
  expect(demoLife.chapters.flatMap(({ memories }) => memories).length).toBeGreaterThan(30);
});

const memory = { when: { year: 1990, month: 3 }, title: "A day", text: ["It rained."] };

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
  [{ ...memory, pictures: [{ scene: "harbour" }] }, "There is no such scene."],
] as const)("a memory like %j is refused", ([broken, sentence]) => {
  expect(refusalsOf(memory)).toEqual([]);
  expect(refusalsOf(broken)).toEqual([expect.stringContaining(sentence)]);
});
