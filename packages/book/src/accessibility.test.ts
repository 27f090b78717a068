import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base } from "vitest";

import type { BookInput } from "./book-input.ts";
import { makeBook } from "./make-book.ts";
import { makeInvoice, makeMemory, makePoster } from "./make-sheet.ts";
import { accessibilityFaults } from "./testing/pdf-accessibility.ts";
import { hasPdfTools } from "./testing/pdf-tools.ts";
import { readPdf } from "./testing/pdf/objects.ts";
import { attributeOf, structureTreeOf } from "./testing/pdf/structure-tree.ts";
import { sampleBook } from "./testing/sample-book.ts";
import { wholeBook } from "./testing/whole-book.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };
const report = (): void => undefined;
const madeOn = "2026-11-15";

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "accessible-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const hebrew = "הבית שלנו בחיפה";
const japanese = "おばあちゃんの台所";

/** The same book where every short text is in another language than its own. */
function inManyLanguages({ years, ...book }: BookInput): BookInput {
  const memories = years
    .flatMap((year) => year.memories)
    .map((memory) => ({
      ...memory,
      title: japanese,
      place: hebrew,
      photos: memory.photos.map((photo, at) => ({
        ...photo,
        caption: memory.id.startsWith("photos") && at === 0 ? hebrew : "",
      })),
      recordings: memory.recordings.map((one) => ({ ...one, title: hebrew, transcript: `${hebrew}\n${japanese}` })),
    }));
  const favourites = [{ category: "song", title: hebrew, by: japanese }] as const;
  return {
    ...book,
    title: hebrew,
    author: japanese,
    dedication: hebrew,
    years: [{ year: 1979, title: hebrew, text: japanese, culture: favourites, favourites, memories }],
  };
}

test.runIf(hasPdfTools).for<readonly [name: string, change: (book: BookInput) => BookInput]>([
  ["with something of everything", (book) => book],
  ["in Dutch", (book) => ({ ...book, language: "nl" })],
  ["in Greek", (book) => ({ ...book, language: "el" })],
  ["in Hebrew", (book) => ({ ...book, language: "he" })],
  ["in Arabic", (book) => ({ ...book, language: "ar" })],
  ["in many languages", inManyLanguages],
  ["without a memory", ({ title }) => sampleBook({ title })],
])("a book to read %s is PDF/UA as far as a machine can tell", patience, async ([, change], { folder }) => {
  await makeBook({ kind: "book", book: change(await wholeBook(folder)) }, { folder, report });

  expect(accessibilityFaults(join(folder, "reading.pdf"))).toEqual([]);
});

test.runIf(hasPdfTools)("so are a poster and an invoice", patience, async ({ folder }) => {
  const { lifeline } = await wholeBook(folder);
  const svg = lifeline?.svg ?? "";
  const words = { language: "de", title: "Marianne", madeOn };
  await makePoster({ kind: "poster", size: "A3", svg, description: "Das Seil", ...words }, { folder, report });
  const rows = {
    heads: ["Leistung", "Betrag"],
    facts: [["An", "Ada"]],
    lines: [["Abo", "1 €"]],
    sums: [["Summe", "1 €"]],
  } as const;
  await makeInvoice({ kind: "invoice", note: "Nichts zu bezahlen.", ...rows, ...words }, { folder, report });

  expect(accessibilityFaults(join(folder, "poster.pdf"))).toEqual([]);
  expect(accessibilityFaults(join(folder, "invoice.pdf"))).toEqual([]);
});

test.runIf(hasPdfTools)("so is a single memory", patience, async ({ folder }) => {
  const [memory] = (await wholeBook(folder)).years.flatMap(({ memories }) => memories);
  if (!memory) throw new Error("The whole book has no memories");
  const job = { kind: "memory", author: "Ada", language: "fr", year: 1979, memory, madeOn } as const;
  await makeMemory(job, { folder, report });

  expect(accessibilityFaults(join(folder, "memory.pdf"))).toEqual([]);
});

test.runIf(hasPdfTools)("a picture says where it is seen on its page", patience, async ({ folder }) => {
  await makeBook({ kind: "book", book: await wholeBook(folder) }, { folder, report });
  const pdf = readPdf(join(folder, "reading.pdf"));
  const figures = (structureTreeOf(pdf)?.elements ?? []).filter(({ standard }) => standard === "/Figure");
  const boxesOf = (alt: string): number[][] =>
    figures
      .filter(({ dict }) => pdf.text(dict["/Alt"]) === alt)
      .map((figure) => pdf.list(attributeOf(figure, "/BBox", pdf)).map(Number));
  const [[left = 0, bottom = 0, right = 0, top = 0] = []] = boxesOf("Apple trees in a row");
  const wholePage = pdf.list(pdf.pages[0]?.dict["/MediaBox"]).map(Number);

  expect((right - left) / (top - bottom)).toBeCloseTo(900 / 600, 2);
  expect(boxesOf("Oma")).toContainEqual(wholePage);
});
