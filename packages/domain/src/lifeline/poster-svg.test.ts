import { expect, test } from "vitest";

import { hostileTexts } from "../hostile-texts.ts";
import type { Life, LifelineMemory } from "./life.ts";
import { type DrawnPosterSheet, posterSvg, webFonts } from "./poster-svg.ts";

const sheet: DrawnPosterSheet = {
  width: 1400,
  height: 990,
  title: "A life",
  subtitle: "In flowers",
  facts: "Ada Vermeer · Ghent",
  isBareShort: true,
  pictures: new Map(),
  ground: "#fbf7f0",
  ...webFonts,
};

function memory(at: number, over: Partial<LifelineMemory> = {}): LifelineMemory {
  const plain = { title: `Memory ${at}`, month: 6, day: 1, mark: "Flower", isCandle: false, size: "medium" } as const;
  return { id: `m-${at}`, year: 1960 + at, ...plain, ...over };
}

function lifeOf(memories: LifelineMemory[]): Life {
  const inOrder = memories.toSorted((one, other) => one.year - other.year);
  return {
    born: { year: 1960, month: 3, day: 2 },
    today: { year: 2026, month: 11, day: 15 },
    memories: inOrder,
    hopes: [],
  };
}

function drawn(memories: LifelineMemory[], over: Partial<DrawnPosterSheet> = {}): string {
  return posterSvg(lifeOf(memories), { ...sheet, ...over }).svg;
}

test("each memory lies on the rope as what it is, under its year with its title", () => {
  const svg = drawn([
    memory(3),
    memory(5, { mark: "Stone" }),
    memory(8, { isCandle: true }),
    memory(9, { mark: null }),
  ]);

  expect(svg.match(/<use href="#lifeline-(\w+)-\d"/g)?.map((use) => use.split("-")[1])).toEqual([
    "flower",
    "stone",
    "candle",
    "knot",
  ]);
  expect(svg).toContain(">1968</text>");
  expect(svg).toContain(">Memory 8</text>");
});

test("bare years are a thread with its first and last year, and at true scale each has its place", () => {
  const [short, true_] = [drawn([memory(30)]), drawn([memory(30)], { isBareShort: false })];

  expect(short).toContain(">1960–1989</text>");
  expect(short).toContain("stroke-dasharray");
  expect(short).not.toContain(">1975</text>");
  expect(true_.match(/>(?:19|20)\d\d<\/text>/g)).toHaveLength(67);
  expect(true_).not.toContain("stroke-dasharray");
});

test("years are set in figures of old style", () => {
  const [, attributes] = /<g ([^>]+)><text[^>]*>1963<\/text>/.exec(drawn([memory(3)])) ?? [];

  expect(attributes).toContain('font-variant="small-caps"');
  expect(attributes).toContain("oldstyle-nums");
});

test("a print lies in its paper edge with the picture that was given, and is an empty frame without one", () => {
  const href = "data:image/jpeg;base64,AAAA";
  const pictures = new Map([
    ["m-3", { width: 400, height: 300, href }],
    ["m-9", { width: 300, height: 400 }],
  ]);
  const { svg, prints } = posterSvg(lifeOf([memory(3), memory(9), memory(20)]), { ...sheet, pictures });

  expect(prints.map(({ memoryId }) => memoryId)).toEqual(["m-3", "m-9"]);
  expect(prints.map(({ width, height }) => Number((width / height).toFixed(2)))).toEqual([1.33, 0.75]);
  expect(svg.match(/<image [^>]*>/g)).toEqual([expect.stringContaining(`href="${href}"`)]);
});

test("whatever a title says, it stays a title, and nothing outside is asked for", () => {
  const memories = hostileTexts().map((title, at) => memory(at % 60, { id: `h-${at}`, title }));
  const svg = drawn(memories, { title: "</title><script>x</script>", height: 20_000 });

  expect(new Set(svg.match(/<[a-z]+/g))).toEqual(
    new Set(["<svg", "<title", "<defs", "<g", "<path", "<circle", "<ellipse", "<rect", "<text", "<use"]),
  );
  expect(svg.match(/href="(?!#)/g)).toBeNull();
});

test("five thousand memories become bouquets, and what has no room is counted", () => {
  const svg = drawn(
    Array.from({ length: 5000 }, (_, at) => memory(at % 60, { id: `m-${at}` })),
    { isBareShort: false },
  );

  expect(svg.match(/<use/g)?.length).toBeLessThan(1500);
  expect(svg).toMatch(/>\+ 8\d<\/text>/);
});

test("who tells what is seen on the rope and named at the foot, where there are several", () => {
  const ada = { name: "Ada", colour: 0 };
  const bob = { name: "Bob <b>", colour: 4 };
  const family = drawn([
    memory(3, { tellers: [ada] }),
    memory(4, { tellers: [ada, bob] }),
    memory(9, { tellers: [bob] }),
  ]);

  expect(family).toContain(">Bob &lt;b&gt;</text>");
  expect(family.match(/<circle [^>]*fill="#b8395a"/g)).toHaveLength(3);
  expect(family.match(/<circle [^>]*fill="#6d4a78"/g)).toHaveLength(3);
  expect(family.match(/>B<\/text>/g)).toHaveLength(3);
  expect(drawn([memory(3, { tellers: [ada] })])).not.toContain(">Ada</text>");
});

function facts(words: string): string | undefined {
  return new RegExp(`<g ([^>]+)><text[^>]*>${words}<`).exec(drawn([memory(3)], { facts: words }))?.[1];
}

test("a line of facts is set apart only where its letters are not joined", () => {
  expect(facts("GHENT")).toContain("letter-spacing");
  expect(facts("بيت جدتي")).not.toContain("letter-spacing");
});

test("the longest title and the longest names stay on the sheet", () => {
  const name = "Wilhelmina Albertina ".repeat(8).trim();
  const tellers = [
    { name, colour: 0 },
    { name: "Bob", colour: 1 },
  ];
  const svg = drawn([memory(3, { tellers })], { title: "A life ".repeat(17).trim(), width: 700, height: 990 });
  const middles = Array.from(svg.matchAll(/<text x="([\d.-]+)"/g), ([, x]) => Number(x));

  expect(middles.every((x) => x > 20 && x < 680)).toBe(true);
  expect(svg).toContain(`>${"A life ".repeat(17).trim()}</text>`);
});
