import { expect, test } from "vitest";

import { hostileTexts } from "../hostile-texts.ts";
import type { Life, LifelineMemory } from "./life.ts";
import { lifelineSvg, type LifelineSheet } from "./lifeline-svg.ts";

const sheet: LifelineSheet = {
  width: 1400,
  height: 990,
  title: "Lifeline",
  ground: "#fbf7f0",
  font: "EB Garamond",
};

function memory(at: number, over: Partial<LifelineMemory> = {}): LifelineMemory {
  const plain = { title: `Memory ${at}`, month: 6, day: 1, mark: "Flower", isCandle: false, size: "medium" } as const;
  return { id: `m-${at}`, year: 1960 + at, ...plain, ...over };
}

function lifeOf(memories: LifelineMemory[]): Life {
  return { born: { year: 1960, month: 3, day: 2 }, today: { year: 2026, month: 11, day: 15 }, memories, hopes: [] };
}

test("each memory lies on the rope as what it is, over its year", () => {
  const memories = [memory(3), memory(5, { mark: "Stone" }), memory(8, { isCandle: true }), memory(9, { mark: null })];
  const svg = lifelineSvg(lifeOf(memories), sheet);

  expect(svg.match(/<use href="#lifeline-(\w+)-\d"/g)?.map((use) => use.split("-")[1])).toEqual([
    "flower",
    "stone",
    "candle",
    "knot",
  ]);
  expect(svg).toContain(">1968</text>");
});

test("a life without memories is bare rope with every year on it", () => {
  const svg = lifelineSvg(lifeOf([]), sheet);

  expect(svg).not.toContain("<use");
  expect(svg.match(/>(?:19|20)\d\d<\/text>/g)).toHaveLength(67);
});

test("years are set in figures of old style", () => {
  const [, attributes] = /<g ([^>]+)><text[^>]*>1960<\/text>/.exec(lifelineSvg(lifeOf([]), sheet)) ?? [];

  expect(attributes).toContain('font-variant="small-caps"');
  expect(attributes).toContain("oldstyle-nums");
});

test.for([1926, 1966])("the rope of somebody born in %i reaches from the top of the sheet to its foot", (year) => {
  const svg = lifelineSvg({ ...lifeOf([]), born: { year, month: 1, day: 1 } }, sheet);
  const heights = Array.from(svg.matchAll(/<text x="[\d.]+" y="([\d.]+)">\d{4}</g), ([, y]) => Number(y));

  expect(Math.min(...heights)).toBeLessThan(230);
  expect(Math.max(...heights)).toBeGreaterThan(sheet.height - 130);
});

test("whatever its title says, it stays a title, and nothing outside is asked for", () => {
  const memories = hostileTexts()
    .map((title, at) => memory(at % 60, { id: `h-${at}`, title }))
    .sort(byYear);
  const svg = lifelineSvg(lifeOf(memories), { ...sheet, title: "</title><script>x</script>", height: 20_000 });

  expect(new Set(svg.match(/<[a-z]+/g))).toEqual(
    new Set(["<svg", "<title", "<defs", "<g", "<path", "<circle", "<ellipse", "<rect", "<text", "<use"]),
  );
  expect(svg.match(/href="(?!#)/g)).toBeNull();
});

test("five thousand memories become bouquets", () => {
  const memories = Array.from({ length: 5000 }, (_, at) => memory(at % 60, { id: `m-${at}` })).sort(byYear);
  const svg = lifelineSvg(lifeOf(memories), sheet);

  expect(svg.match(/<use/g)?.length).toBeLessThan(1500);
});

test("everything drawn stays on the sheet, for a child and for somebody of a hundred years", () => {
  for (const year of [1926, 1990, 2025]) {
    const svg = lifelineSvg({ ...lifeOf([]), born: { year, month: 1, day: 1 } }, sheet);
    const rope = /stroke-linejoin="round"><path d="([^"]+)"/.exec(svg)?.[1] ?? "";
    const points = [...rope.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

    expect(points.length).toBeGreaterThan(20);
    expect(points.every(([x, y]) => x > 0 && x < sheet.width && y > 0 && y < sheet.height)).toBe(true);
  }
});

function byYear(one: LifelineMemory, other: LifelineMemory): number {
  return one.year - other.year;
}
