import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base } from "vitest";

import type { BookInput } from "./book-input.ts";
import { type LaidOutBook, layOut } from "./lay-out.ts";
import { openPress } from "./press.ts";
import { hasPdfTools, pagesOf, wordBoxesOf } from "./testing/pdf-tools.ts";
import { sampleBook, sampleMemory, samplePhoto, sampleYear } from "./testing/sample-book.ts";
import { bleedMm } from "./trim-sizes.ts";

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

async function laidOut(folder: string, book: BookInput): Promise<LaidOutBook> {
  return layOut(await openPress(folder, [JSON.stringify(book)]), book);
}

/** The finished pages as a file. */
async function setIn(folder: string, book: BookInput): Promise<string> {
  const { document } = await laidOut(folder, book);
  const file = join(folder, "pages.pdf");
  await writeFile(file, document.pdf());
  return file;
}

function yearOf(...memories: readonly ReturnType<typeof sampleMemory>[]): BookInput["years"] {
  return [sampleYear(1979, memories)];
}

test.runIf(hasPdfTools)("a long title stands at the head of a page in one line", patience, async ({ folder }) => {
  const title = "A book with a very long title that somebody has written because they wanted to say all of it";
  const pages = pagesOf(await setIn(folder, sampleBook({ title, years: yearOf(sampleMemory("one")) })));
  const [first = ""] = pages[3] ?? [];

  expect(first.replaceAll(" ", "")).toBe("ABOOKWITHAVERYLONGTITLETHATSOMEBODYHASWRITTEN…");
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
        recordings: [{ kind: "sound", title: text, address: "https://lane.example/s", transcript: "" }],
      }),
    );
    const favourites = [{ category: "song", title: longWord, by: longWord }] as const;
    const years = [{ year: 1979, title: "", text: "", culture: [], favourites, memories }];
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

/** Ends at another place of the page than the one before. */
function unevenMemory(at: number, over: Parameters<typeof sampleMemory>[1] = {}): ReturnType<typeof sampleMemory> {
  const long = "We walked home through the rain. ".repeat(12 + ((at * 7) % 23));
  return sampleMemory(`m-${at}`, { html: `<p>${long}</p><p>Amen.</p>`, ...over });
}

test.runIf(hasPdfTools)(
  "the short last line of a memory never stands alone on a page",
  patience,
  async ({ folder }) => {
    // One of them fills its page with all but the last line.
    const years = Array.from({ length: 34 }, (_, at) => {
      const lines = "We walked home.<br>".repeat(14 + at);
      return sampleYear(1970 + at, [sampleMemory(`m-${at}`, { html: `<p>${lines}Home.</p><p>Amen.</p>` })]);
    });
    const pages = pagesOf(await setIn(folder, sampleBook({ years })));

    expect(pages.flat().filter((line) => line === "Amen.")).toHaveLength(34);
    expect(pages.map((lines) => lines[1])).not.toContain("Amen.");
    expect(pages.filter((lines) => lines[1] === "Home." && lines[2] === "Amen.").length).toBeGreaterThan(0);
  },
);

test("pictures that were laid out as one stay on one page", patience, async ({ folder }) => {
  const [wide, tall] = [
    await samplePhoto(folder, "wide", { width: 200, height: 150 }),
    await samplePhoto(folder, "tall", { width: 140, height: 210 }),
  ];
  const sets = [
    [wide, wide, wide],
    [wide, tall, tall],
    [wide, wide, wide, wide],
    [tall, tall, tall, tall],
  ].map((photos) => photos.map((photo) => ({ ...photo, caption: "In the garden" })));
  const memories = Array.from({ length: 24 }, (_, at) => unevenMemory(at, { photos: sets[at % sets.length] ?? [] }));
  const { coarsePhotos } = await laidOut(folder, sampleBook({ years: yearOf(...memories) }));
  const pagesOfMemory = Map.groupBy(coarsePhotos, ({ memoryId }) => memoryId);

  expect(pagesOfMemory.size).toBe(24);
  for (const photos of pagesOfMemory.values()) expect(new Set(photos.map(({ page }) => page)).size).toBe(1);
});

/** Of a picture in the middle of a left page. */
function leftOf(photoWidth: number): number {
  return bleedMm + 14 + (116 - photoWidth) / 2;
}

test.runIf(hasPdfTools)("the words under a narrow picture begin where it does", patience, async ({ folder }) => {
  const photo = await samplePhoto(folder, "slim", { width: 240, height: 600 });
  const memory = sampleMemory("one", { layout: "normal", photos: [{ ...photo, caption: "Grandfather" }] });
  const file = await setIn(folder, sampleBook({ years: yearOf(memory) }));
  const caption = wordBoxesOf(file).find(({ word }) => word === "Grandfather");
  // As wide as its pixels allow, or a little narrower.
  expect(caption?.left).toBeGreaterThan(leftOf((240 / 150) * 25.4) - 0.5);
  expect(caption?.left).toBeLessThan(leftOf(24));
});
