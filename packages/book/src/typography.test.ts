import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test as base } from "vitest";

import type { BookInput } from "./book-input.ts";
import { setCover } from "./covers.ts";
import { drawFront } from "./draw-pages.ts";
import { layOut } from "./lay-out.ts";
import { openPress } from "./press.ts";
import { hasPdfTools, linesOf, wordBoxesOf } from "./testing/pdf-tools.ts";
import { sampleBook, sampleMemory } from "./testing/sample-book.ts";
import { bleedMm, softCoverSpineMm } from "./trim-sizes.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "type-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** The finished pages as a file. */
async function setIn(folder: string, book: BookInput): Promise<string> {
  const press = await openPress(folder, [JSON.stringify(book)]);
  const { document } = await layOut(press, book);
  const file = join(folder, "pages.pdf");
  await writeFile(file, document.pdf());
  return file;
}

function yearOf(...memories: readonly ReturnType<typeof sampleMemory>[]): BookInput["years"] {
  return [{ year: 1979, favourites: [], memories }];
}

test("the rope leaves the spine plain, thin or thick", patience, async ({ folder }) => {
  const press = await openPress(folder, []);
  const memories = Array.from({ length: 60 }, (_, at) => sampleMemory(`m-${at}`, { size: "large" }));
  for (const [design, pages] of [
    [1, 32],
    [2, 318],
    [1, 800],
  ] as const) {
    const book = sampleBook({ title: "", author: "", cover: { design }, years: yearOf(...memories) });
    const { document } = await setCover(press, book, pages, 1);
    const spread = { bleed: bleedMm, trimWidth: 2 * 148 + softCoverSpineMm(pages), trimHeight: 210 };
    const picture = await drawFront(document.vector(), spread);
    const { width, height } = await sharp(picture).metadata();
    const [left, right] = [148, 148 + softCoverSpineMm(pages)].map((mm) => Math.round((mm / spread.trimWidth) * width));
    const spine = { left: left ?? 0, top: 0, width: (right ?? 0) - (left ?? 0), height };
    const { channels } = await sharp(await sharp(picture).extract(spine).png().toBuffer()).stats();

    expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0]);
  }
});

test.runIf(hasPdfTools)("a long title stands at the head of a page in one line", patience, async ({ folder }) => {
  const title = "A book with a very long title that somebody has written because they wanted to say all of it";
  const [first = "", second = ""] = linesOf(
    await setIn(folder, sampleBook({ title, years: yearOf(sampleMemory("one")) })),
    6,
  );

  expect(first.replaceAll(" ", "")).toBe("ABOOKWITHAVERYLONGTITLETHATSOMEBODYHASWRITTENBECAUSETHEY…");
  expect(second.replaceAll(" ", "")).toBe("APRIL");
});

const longWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
/** Hyphens hang a little, as they should. */
const hangMm = 0.8;

test.runIf(hasPdfTools)(
  "a long word is hyphenated, and nothing reaches into the margin",
  patience,
  async ({ folder }) => {
    const texts = [
      `Donaudampfschifffahrtsgesellschaftskapitän und ${longWord} standen im Heft.`,
      `Word ${"x".repeat(70)} and ${"y".repeat(90)}.`,
      "See https://example.org/a/very/long/path/with-many-parts/and_underscores?query=1234567890123456789012345678901 too.",
    ];
    const memories = texts.map((text, at) =>
      sampleMemory(`m-${at}`, {
        title: text,
        text: [true, false].map((isBold) => [{ text, isBold }]),
        recordings: [{ kind: "sound", title: text, address: "https://lane.example/s" }],
      }),
    );
    const favourites = [{ category: "song", title: longWord, by: longWord }] as const;
    const years = [{ year: 1979, favourites, memories }];
    const file = await setIn(folder, sampleBook({ title: longWord, language: "de", years }));
    const boxes = wordBoxesOf(file);

    expect(boxes.some(({ word }) => /^Rindfleisch.+\u00ad$/.test(word))).toBe(true);
    expect(
      boxes.filter(({ page, left, right }) => {
        const [start, end] = page % 2 === 1 ? [18, 14] : [14, 18];
        return left < bleedMm + start - hangMm || right > bleedMm + 148 - end + hangMm;
      }),
    ).toEqual([]);
  },
);
