import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { lifelineSvg } from "@lane/domain/lifeline/lifeline-svg.ts";
import sharp from "sharp";
import { expect, test } from "vitest";

import { lifelineFigure } from "./lifeline-figure.ts";
import { createPreviewSession } from "./preview-session.ts";
import { sampleBook } from "./testing/sample-book.ts";

const life = {
  born: { year: 1980, month: 1, day: 1 },
  today: { year: 2026, month: 11, day: 15 },
  memories: [
    {
      id: "m0",
      title: "A stone",
      year: 1980,
      month: 1,
      day: null,
      mark: "Stone",
      isCandle: false,
      size: "medium",
    },
  ],
  hopes: [],
} as const;
const svg = lifelineSvg(life, {
  width: 560,
  height: 811,
  title: "A life",
  ground: null,
  font: "EB Garamond",
});

test("the words of a lifeline are set by the typesetter, and none is left to what draws the rope", () => {
  const { svg: drawing, labels, width, height } = lifelineFigure(svg);

  expect(drawing).not.toContain("<text");
  expect(drawing).toContain("<path");
  expect(new Set(labels.map(({ text }) => Number(text)))).toEqual(
    new Set(Array.from({ length: 47 }, (_, at) => 1980 + at)),
  );
  expect([width, height]).toEqual([560, 811]);
});

test("a drawing with other words keeps them", () => {
  const other =
    '<svg viewBox="0 0 10 10"><text x="1" y="2">1979</text><g text-anchor="middle"><text>A</text></g></svg>';

  expect(lifelineFigure(other)).toEqual({ svg: other, width: 10, height: 10, labels: [] });
});

test("words come out of a drawing as they were written, with their look", () => {
  const { svg: drawing, labels } = lifelineFigure(
    '<svg viewBox="0 0 10 10"><text x="5" text-anchor="middle" y="2" font-style="italic" font-size="16" letter-spacing="0.8" fill="#4a433c">Tom &amp; &lt;b&gt; &#39;שלום</text></svg>',
  );

  expect(drawing).toBe('<svg viewBox="0 0 10 10"></svg>');
  expect(labels).toEqual([
    {
      text: "Tom & <b> 'שלום",
      direction: "ltr",
      script: null,
      x: 5,
      y: 2,
      size: 16,
      fill: "#4a433c",
      isItalic: true,
      tracking: 0.8,
    },
  ]);
});

test("a look at the lifeline shows it on white paper", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "figure-"));
  const book = sampleBook({ lifeline: { svg, description: "" } });
  const session = createPreviewSession(folder);
  await session.layOut(book);
  const { pictures } = await session.draw({ what: "draw", pages: [2], widthPx: 600 });
  const picture = Buffer.from(pictures[0]?.webp ?? "", "base64");
  const pixels = await sharp(picture).removeAlpha().greyscale().raw().toBuffer();
  await rm(folder, { recursive: true });

  expect(pixels.filter((light) => light === 255).length / pixels.length).toBeGreaterThan(0.9);
});
