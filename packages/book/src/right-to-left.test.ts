import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { emptyAlbum, groupData } from "./book-data.ts";
import type { BookPhoto } from "./book-input.ts";
import { yearPage } from "./epub-pages.ts";
import { makeBook } from "./make-book.ts";
import type { MeasuredMemory } from "./page-blocks.ts";
import { geometryOf } from "./page-geometry.ts";
import { pageRuns } from "./page-items.ts";
import { compositions } from "./picture-group.ts";
import { epubFaults } from "./testing/epub-accessibility.ts";
import { hasPdfTools, pagesOf, wordBoxesOf } from "./testing/pdf-tools.ts";
import { readPdf } from "./testing/pdf/objects.ts";
import { sampleBook, sampleMemory, sampleYear } from "./testing/sample-book.ts";
import { readZip } from "./testing/zip-file.ts";
import { wordsIn } from "./words.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };

const hebrew = "<p>סבתא קמה לפני כולם ואפתה לחם בתנור הקטן. בבית עמד ריח של קמח ושל קפה.</p>";
const memories = Array.from({ length: 12 }, (_, at) =>
  sampleMemory(`m${at}`, {
    title: at === 0 ? "Letter" : "הלחם",
    html: at === 0 ? "<p>Dear all.</p>" : hebrew.repeat(9),
  }),
);

/** Where the words of its pages stand, and which way the file says it is read. */
async function printedIn(language: string) {
  const folder = await mkdtemp(join(tmpdir(), "mirrored-"));
  try {
    const book = sampleBook({ title: "הבית", language, years: [sampleYear(1984, memories)] });
    await makeBook({ kind: "book", book }, { folder, report: () => undefined });
    const file = join(folder, "reading.pdf");
    const { catalog, dict } = readPdf(file);
    const epub = join(folder, "book.epub");
    expect(epubFaults(epub)).toEqual([]);
    const list = readZip(epub)
      .find(({ name }) => name === "book/book.opf")
      ?.bytes.toString("utf8");
    return {
      firstWords: ["reading.pdf", "print.pdf"].map(
        (name) => pagesOf(join(folder, name))[0]?.[0]?.match(/\p{L}+/u)?.[0],
      ),
      spine: /<spine[^>]*>/.exec(list ?? "")?.[0],
      boxes: wordBoxesOf(file),
      direction: dict(catalog["/ViewerPreferences"])?.["/Direction"],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.runIf(hasPdfTools)("a book in Hebrew is bound and turned from its right", patience, async () => {
  const { boxes, direction, spine, firstWords } = await printedIn("he");
  const english = await printedIn("en");
  const { trimWidth: width, inner, outer } = geometryOf("A5", 10);
  const [verso, recto] = [6, 7];
  const edges = (all: typeof boxes, page: number) => {
    const own = all.filter((box) => box.page === page);
    return {
      left: Math.min(...own.map(({ left }) => left)),
      right: width - Math.max(...own.map(({ right }) => right)),
    };
  };

  expect([direction, english.direction]).toEqual(["/R2L", "/L2R"]);
  expect([spine, english.spine]).toEqual(['<spine page-progression-direction="rtl">', "<spine>"]);
  expect(firstWords).toEqual(["הבית", "הערות"]);
  expect(english.firstWords).toEqual(["הבית", "הבית"]);
  expect(inner).toBeGreaterThan(outer + 1);
  for (const [page, inside, outside] of [
    [verso, "left", "right"],
    [recto, "right", "left"],
  ] as const) {
    expect(edges(boxes, page)[inside]).toBeCloseTo(inner, 0);
    expect(edges(boxes, page)[outside]).toBeCloseTo(outer, 0);
    expect(edges(english.boxes, page)[outside]).toBeCloseTo(inner, 0);
  }
});

const photo = (file: string, size: Partial<BookPhoto> = {}): BookPhoto => ({
  file,
  width: 1500,
  height: 1000,
  caption: "",
  alt: "",
  ...size,
});
const paper = geometryOf("A5", 10);

test("pictures of a row begin at the right, and captions call them by the side they are on", () => {
  const photos = [photo("first", { caption: "אחת" }), photo("second"), photo("third", { caption: "שלוש" })];
  const [row] = compositions(photos, 60, paper).filter(({ rows }) => rows.length === 1);
  if (!row) throw new Error("Three pictures stand in a row");
  const inLanguage = (language: string) =>
    groupData(row, "m", { book: { language }, album: emptyAlbum(), words: wordsIn(language) });
  const [he, en] = [inLanguage("he"), inLanguage("en")];
  const leftsOf = ({ rows }: typeof he) =>
    rows.flatMap(({ cells }) => cells.map(({ left }) => Math.abs(Math.round(left))));

  expect(leftsOf(he)).toEqual(leftsOf(en).toReversed());
  expect(leftsOf(he)[0]).toBeGreaterThan(1);
  expect(he.notes.map(({ position, caption }) => [position, caption.text])).toEqual([
    ["מימין: ", "אחת"],
    ["משמאל: ", "שלוש"],
  ]);
  expect(en.notes.map(({ position }) => position)).toEqual(["Left: ", "Right: "]);
});

test("of a picture over two pages the right half comes first", () => {
  const wide = photo("wide", { width: 5000, height: 3300 });
  const memory: MeasuredMemory = {
    memory: sampleMemory("m", { photos: [wide] }),
    year: 1984,
    photos: [wide],
    head: 9,
    lines: [],
    linesBeside: null,
    linesInColumn: null,
    columnHead: 0,
    quote: 0,
    recordings: [],
  };
  const spread = {
    block: { kind: "spread", above: 0, photo: wide, memory },
    page: 6,
    endPage: 7,
    above: 0,
    startsPage: true,
  } as const;
  const halvesIn = (language: string): unknown => {
    const words = wordsIn(language);
    return pageRuns([spread], { book: { language }, geometry: paper, album: emptyAlbum(), words, years: new Map() });
  };
  const shiftsIn = (language: string): number[] =>
    [...JSON.stringify(halvesIn(language)).matchAll(/"shift":(-?[\d.]+)/g)].map(([, shift]) => Number(shift));
  const [left = 0, right = 0] = shiftsIn("en");

  expect(left - right).toBeCloseTo(paper.trimWidth, 5);
  expect(shiftsIn("he")).toEqual([right, left]);
});

test("in an e-book words of the other direction say so, and no others", () => {
  const year = sampleYear(1984, memories.slice(0, 2));
  const [he, en] = ["he", "en"].map((language) => yearPage(sampleBook({ language, years: [year] }), year, new Map()));

  expect(he).toMatch(/<html [^>]*dir="rtl">/);
  expect(he).toContain('<p dir="ltr">Dear all.</p>');
  expect(he).toContain('<h2 lang="he" xml:lang="he">הלחם</h2>');
  expect(en).not.toMatch(/<html [^>]*dir=/);
  expect(en).toContain("<p>Dear all.</p>");
  expect(en).toContain('<h2 lang="he" xml:lang="he" dir="rtl">הלחם</h2>');
});
