import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bookTrims, coverDesigns, photoLooks } from "@lane/domain/book-choices.ts";
import { coverSafetyMm } from "@lane/domain/covers/cover-sheet.ts";
import sharp from "sharp";
import { expect, test as base } from "vitest";

import type { BookCover, BookInput } from "./book-input.ts";
import { calmEndOf, sheetOf } from "./cover-photo.ts";
import { setCover } from "./covers.ts";
import { drawFront } from "./draw-pages.ts";
import { makeBook } from "./make-book.ts";
import { openPress } from "./press.ts";
import { hasPdfTools, qpdfComplaints, strangeFonts, wordBoxesOf, wordsOf } from "./testing/pdf-tools.ts";
import { sampleBook, sampleMemory, samplePhoto } from "./testing/sample-book.ts";
import { bleedMm } from "./trim-sizes.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };
const report = (): void => undefined;

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "covers-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const memories = Array.from({ length: 40 }, (_, at) => sampleMemory(`m-${at}`, { size: "large" }));
const years = [1958, 1984, 2024].map((year, at) => ({
  year,
  title: "",
  text: "",
  favourites: [],
  culture: [],
  memories: memories.slice(at * 13, at * 13 + 13),
}));
const longTitle =
  "Everything I remember of the house by the river, of the people who lived in it, and of years that went by so quickly!!!";
const backText = "What we still know.\n\n" + "There is a kitchen in it, a river, and a great many people. ".repeat(9);

async function everyCover(folder: string): Promise<BookCover[]> {
  const wide = await samplePhoto(folder, "wide", { width: 4800, height: 3200 });
  const tall = await samplePhoto(folder, "tall", { width: 600, height: 900 });
  return [
    ...coverDesigns.map((design) => ({ design })),
    ...photoLooks.flatMap((look) => [wide, tall].map((photo) => ({ look, photo }))),
  ];
}

/** The finished sheet as a file, and how it is divided. */
async function setIn(folder: string, book: BookInput, pageCount: number) {
  const press = await openPress(folder, [JSON.stringify(book)]);
  const { document, widthMm, heightMm } = await setCover(press, book, pageCount, 1);
  const file = join(folder, "cover.pdf");
  await writeFile(file, document.pdf());
  return { file, document, sheet: sheetOf(book, pageCount), widthMm, heightMm };
}

test.runIf(hasPdfTools)(
  "the longest words fit every cover, all of them, and no word lies near a cut or a fold",
  patience,
  async ({ folder }) => {
    for (const [at, cover] of (await everyCover(folder)).entries()) {
      const trim = bookTrims[at % bookTrims.length] ?? "A5";
      const book = sampleBook({
        title: longTitle,
        author: "Anneke Westerhuis, ".repeat(6),
        trim,
        cover,
        years,
        backText,
      });
      const { file, sheet } = await setIn(folder, book, 240);
      const parts = [
        [sheet.front, coverSafetyMm],
        [sheet.back, coverSafetyMm],
        [sheet.spine, 0],
      ] as const;

      const words = wordBoxesOf(file);
      const astray = words.filter(
        ({ left, right, top, bottom }) =>
          top < bleedMm + coverSafetyMm ||
          bottom > sheet.height - bleedMm - coverSafetyMm ||
          parts.every(([part, margin]) => left < part.left + margin || right > part.left + part.width - margin),
      );
      expect([cover, astray]).toEqual([cover, []]);
      const onFront = words.filter(({ left }) => left > sheet.front.left).map(({ word }) => word);
      expect(onFront.join(" ")).toContain(longTitle);
      expect(wordsOf(file).split("kitchen")).toHaveLength(10);
    }
  },
);

test.runIf(hasPdfTools)("every cover is a sound file with its fonts inside", patience, async ({ folder }) => {
  for (const cover of await everyCover(folder)) {
    const { file, document } = await setIn(folder, sampleBook({ cover, years, backText }), 120);

    expect(document.pdf().length).toBeLessThan(2_000_000);
    expect(qpdfComplaints(file)).toBe("");
    expect(strangeFonts(file)).toEqual([]);
  }
});

test(
  "one rope runs over back, spine and front, and the words on the spine keep clear of it",
  patience,
  async ({ folder }) => {
    for (const [design, share] of [
      ["title", 0.8],
      ["years", 0.2],
    ] as const) {
      const book = sampleBook({ title: "", author: "", cover: { design } });
      const { document, sheet, widthMm, heightMm } = await setIn(folder, book, 318);
      const picture = sharp(
        await drawFront(document.pdf(), { bleed: bleedMm, trimWidth: widthMm, trimHeight: heightMm }),
      );
      const { width, height } = await picture.metadata();
      const rope = { left: 0, top: Math.round(height * share) - 20, width, height: 40 };
      const { data } = await picture.extract(rope).greyscale().raw().toBuffer({ resolveWithObject: true });
      const columns = Array.from({ length: width }, (_, left) =>
        Array.from({ length: 40 }, (__, top) => data[top * width + left] ?? 0),
      );
      const plain = columns.filter((column) => Math.max(...column) - Math.min(...column) < 30);

      expect(plain).toHaveLength(0);
      const { file } = await setIn(folder, { ...book, title: "Bread", author: "Marianne" }, 318);
      const { left, width: wide } = sheet.spine;
      const onSpine = wordBoxesOf(file).filter((word) => word.left >= left && word.right <= left + wide);
      const ropeAt = bleedMm + sheet.front.height * share;
      expect(onSpine.map(({ word }) => word)).toEqual(["Bread", "Marianne"]);
      expect(onSpine.filter(({ top, bottom }) => bottom > ropeAt - 4 && top < ropeAt + 4)).toEqual([]);
    }
  },
);

test.runIf(hasPdfTools)(
  "a book that is read from the right has its front on the left",
  patience,
  async ({ folder }) => {
    const names = { title: "הבית ליד הנהר", author: "Miriam", backText: "Written" };
    const photo = await samplePhoto(folder, "tall", { width: 600, height: 900 });
    for (const cover of [{ design: "lane" }, { look: "panel", photo }] satisfies BookCover[]) {
      const sides = async (language: string) => {
        const { file, sheet } = await setIn(folder, sampleBook({ ...names, cover, language }), 120);
        const boxes = wordBoxesOf(file).filter(({ word }) => /^(?:Miriam|MIRIAM|Written)$/.test(word));
        return boxes.map(({ word, left }) => [
          word,
          left < sheet.spine.left ? "left" : left < sheet.spine.left + sheet.spine.width ? "spine" : "right",
        ]);
      };

      expect(new Set((await sides("he")).map(String))).toEqual(
        new Set(["MIRIAM,left", "Miriam,spine", "Written,right"]),
      );
      expect(new Set((await sides("de")).map(String))).toEqual(
        new Set(["MIRIAM,right", "Miriam,spine", "Written,left"]),
      );
    }
  },
);

test.runIf(hasPdfTools)(
  "a memorial bears the years of the life as far as they are known, not those of the memories",
  patience,
  async ({ folder }) => {
    const spans = async (born: number | null) => {
      const about = { name: "Griet", born, died: 2019 };
      const { file } = await setIn(folder, sampleBook({ cover: { design: "candle" }, about, years }), 40);
      return wordsOf(file)
        .replaceAll(" ", "")
        .match(/\d{4}(?:–\d{4})?/g);
    };

    expect(await spans(1931)).toEqual(["1931–2019", "1931–2019"]);
    expect(await spans(null)).toEqual(["2019", "2019"]);
  },
);

test("words lie on a photo where there is less to see", async () => {
  const busy = Array.from({ length: 60 }, (_, at) => `<rect x="${at * 10}" y="600" width="5" height="300"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#ccd"/>${busy.join("")}</svg>`;
  const upright = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  const turned = await sharp(Buffer.from(svg)).rotate(180).jpeg().toBuffer();
  const window = { left: 0, top: 0, width: 148, height: 210 };

  expect(await calmEndOf(upright, window, window)).toBe("top");
  expect(await calmEndOf(turned, window, window)).toBe("bottom");
});

test("a photo with too few pixels to go around the book covers its front", patience, async ({ folder }) => {
  const photo = await samplePhoto(folder, "small", { width: 1600, height: 1200 });
  const book = sampleBook({ cover: { photo, look: "wrapped" } });

  const { coarsePhotos } = await makeBook({ kind: "book", book }, { folder, report });

  const fullFront = 1600 / ((((210 + 2 * bleedMm) / 1200) * 1600) / 25.4);
  expect(coarsePhotos).toMatchObject([{ page: 0, ppi: Math.floor(fullFront) }]);
});
