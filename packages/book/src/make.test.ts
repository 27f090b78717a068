import { mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test as base } from "vitest";

import type { BookPhoto, RememberedPerson } from "./book-input.ts";
import { setCover } from "./covers.ts";
import { makeBook } from "./make-book.ts";
import { makeMemory, makePoster } from "./make-sheet.ts";
import { openPress } from "./press.ts";
import { hasPdfTools, pagesOf, photoWidths, qpdfComplaints, wordsOf } from "./testing/pdf-tools.ts";
import { sampleBook, sampleMemory, samplePhoto, sampleYear } from "./testing/sample-book.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };
const report = (): void => undefined;

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "make-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test.runIf(hasPdfTools)(
  "who told a memory, and what is said in its recording, is printed",
  patience,
  async ({ folder }) => {
    const recording = { kind: "sound", title: "Vera", address: "https://lane.example/m/1" } as const;
    const memory = sampleMemory("one", {
      toldBy: "Vera",
      recordings: [
        { ...recording, transcript: "We ate cherries.\nOn the steps." },
        { ...recording, transcript: "" },
      ],
    });

    const made = { author: "", year: 1984, memory, madeOn: "2026-11-15" };
    await makeMemory({ kind: "memory", language: "nl", ...made }, { folder, report });
    const words = wordsOf(join(folder, "memory.pdf"));

    expect(words).toContain("Verteld door Vera");
    expect(words).toMatch(/We ate cherries\.\s+On the steps\./);
    expect(words.replaceAll(/\s/g, "").match(/watergezegdwordt/gi)).toHaveLength(1);
  },
);

test.runIf(hasPdfTools)(
  "the title page of a memorial says whom it is about, once, and when they lived",
  patience,
  async ({ folder }) => {
    const years = [sampleYear(1958, [sampleMemory("one")]), sampleYear(2024, [sampleMemory("two")])];
    const titlePageOf = async (title: string, about?: RememberedPerson) => {
      const inside = await mkdtemp(join(folder, "book-"));
      await makeBook({ kind: "book", book: sampleBook({ title, about, years }) }, { folder: inside, report });
      return pagesOf(join(inside, "reading.pdf"))[0];
    };
    const griet = { name: "Griet Hofstra", born: 1931, died: 2019 };

    expect(await titlePageOf("Our lane")).toEqual(["Our lane", "MARIANNE DE WIT", "1958 – 2024"]);
    expect(await titlePageOf("Our lane", griet)).toEqual([
      "Our lane",
      "MARIANNE DE WIT",
      "Griet Hofstra",
      "1931 – 2019",
    ]);
    expect(await titlePageOf("For GRIET HOFSTRA", { ...griet, born: null })).toEqual([
      "For GRIET HOFSTRA",
      "MARIANNE DE WIT",
      "2019",
    ]);
  },
);

test("a book without a memory is still a book", patience, async ({ folder }) => {
  const { pageCount } = await makeBook(
    { kind: "book", book: sampleBook({ title: "", author: "" }) },
    { folder, report },
  );

  expect(pageCount).toBe(2);
});

test.runIf(hasPdfTools)(
  "it says on which pages each memory begins and ends, wherever its lines are divided",
  patience,
  async ({ folder }) => {
    const photo = await samplePhoto(folder, "tall", { width: 2000, height: 3000 });
    const memories = Array.from({ length: 40 }, (_, at) => {
      const lines = Array.from({ length: at % 7 }, () => `<p>${"We walked to the harbour and back. ".repeat(9)}</p>`);
      const html = `${lines.join("")}<p>${"And so it went on. ".repeat(at % 9)} Last${at}.</p>`;
      const isFurtherTelling = at === 20;
      return sampleMemory(`m${at}`, {
        title: `First${at}`,
        by: `First${at}`,
        html,
        isFurtherTelling,
        photos: at === 5 ? [photo] : [],
        layout: at === 5 ? "page" : null,
      });
    });
    const book = sampleBook({ years: [sampleYear(1979, memories)] });

    const { places } = await makeBook({ kind: "book", book }, { folder, report });

    const frontPages = 3;
    const pages = pagesOf(join(folder, "reading.pdf")).map((lines) => lines.join("\n"));
    const pageWith = (words: RegExp): number => pages.findIndex((page, at) => at >= frontPages && words.test(page)) + 1;
    // Its picture may stand before its words or after them.
    const illustrated = places[5];
    expect((illustrated?.lastPage ?? 0) - (illustrated?.page ?? 0)).toBeGreaterThan(0);
    expect(places.toSpliced(5, 1)).toEqual(
      memories.toSpliced(5, 1).map(({ id, title }) => ({
        memoryId: id,
        page: pageWith(new RegExp(`${title}\\b`, "i")),
        lastPage: pageWith(new RegExp(`Last${title.slice(5)}\\.`)),
      })),
    );
  },
);

test.runIf(hasPdfTools)(
  "a poster lies across when the drawing does, with its letters inside",
  patience,
  async ({ folder }) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 990"><text x="20" y="90" font-family="EB Garamond">Lifeline &lt;b&gt; 日</text></svg>';
    const job = {
      kind: "poster",
      size: "A2",
      title: "Lifeline",
      language: "en",
      svg,
      description: "",
      madeOn: "2026-11-15",
    } as const;
    await makePoster(job, { folder, report });

    expect(await readFile(join(folder, "poster.pdf"), "latin1")).toMatch(/\/MediaBox \[0 0 1683\.7\d* 1190\.5\d*\]/);
    expect(qpdfComplaints(join(folder, "poster.pdf"))).toBe("");
    expect(wordsOf(join(folder, "poster.pdf"))).toContain("Lifeline <b> 日");
  },
);

test.runIf(hasPdfTools)(
  "a poster's photos lie on the drawing in their own resolution",
  patience,
  async ({ folder }) => {
    const photo = await samplePhoto(folder, "one", { width: 600, height: 450 });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 990 700"><rect width="990" height="700" fill="#fbf7f0"/></svg>';
    const print = { photo: { ...photo, alt: "The ferry" }, x: 100, y: 200, width: 120, height: 90 };
    const words = { title: "Lifeline", language: "en", description: "", madeOn: "2026-11-15" };
    await makePoster(
      { kind: "poster", size: "A4", svg, prints: [print, { ...print, x: 400 }], ...words },
      { folder, report },
    );

    const file = join(folder, "poster.pdf");
    expect(qpdfComplaints(file)).toBe("");
    expect(await readFile(file, "latin1")).toMatch(/\/Width 600\s+\/Height 450/);
    expect(await readFile(file, "latin1")).toMatch(/\/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/);
  },
);

test.runIf(hasPdfTools)(
  "one memory is a small document of its own, with its day, its place and its photo",
  patience,
  async ({ folder }) => {
    const photos = [await samplePhoto(folder, "one", { width: 1200, height: 900 })];
    const memory = sampleMemory("m", { title: "Der Apfelbaum", place: "Bühl", day: 12, photos });
    const job = {
      kind: "memory",
      author: "Marianne",
      language: "de",
      year: 1984,
      memory,
      madeOn: "2026-11-15",
    } as const;
    const made = await makeMemory(job, { folder, report });

    expect(made).toMatchObject({ outputs: ["memory.pdf"], pageCount: 1 });
    expect(wordsOf(join(folder, "memory.pdf")).replaceAll(" ", "")).toContain("12.APRIL1984·BühlDerApfelbaum");
  },
);

test.runIf(hasPdfTools)("a book to read carries smaller photos than one to print", patience, async ({ folder }) => {
  const { file, ...photo } = await noisyPhoto(folder, "large", 2056);
  const { file: screenFile } = await noisyPhoto(folder, "small", 1028);
  const memories = [sampleMemory("m", { photos: [{ ...photo, file, screenFile }] })];
  const book = sampleBook({ years: [sampleYear(1979, memories)] });
  await makeBook({ kind: "book", book }, { folder, report });

  const [reading, print] = [join(folder, "reading.pdf"), join(folder, "print.pdf")];
  expect([photoWidths(reading), photoWidths(print)]).toEqual([[1028], [2056]]);
  expect((await stat(reading)).size).toBeLessThan((await stat(print)).size / 2);
  expect(qpdfComplaints(reading)).toBe("");
});

/** As hard to make small as a real one. */
async function noisyPhoto(folder: string, name: string, width: number): Promise<BookPhoto> {
  const photo = await samplePhoto(folder, name, { width, height: Math.round(width * 0.75) });
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  await sharp({ create: { width, height: photo.height, channels: 3, background: "#000", noise } })
    .jpeg()
    .toFile(join(folder, photo.file));
  return photo;
}

test("a photo that is none, is gone or lies elsewhere stops the book", patience, async ({ folder }) => {
  const photo = await samplePhoto(folder, "good", { width: 40, height: 30 });
  await writeFile(join(folder, "photos/text.jpg"), "no picture");
  await symlink("good.jpg", join(folder, "photos/link.jpg"));
  for (const file of ["photos/text.jpg", "photos/gone.jpg", "photos/link.jpg", "../good.jpg", "/etc/passwd"]) {
    const memories = [sampleMemory("m", { photos: [{ ...photo, file }] })];
    const book = sampleBook({ years: [sampleYear(1979, memories)] });

    await expect(makeBook({ kind: "book", book }, { folder, report })).rejects.toThrow("A photo of the book");
  }
});

test.runIf(hasPdfTools)("a spine carries words above eighty pages", patience, async ({ folder }) => {
  const press = await openPress(folder, []);
  const file = join(folder, "cover.pdf");
  async function titlesOn(pages: number): Promise<number> {
    const { document } = await setCover(press, sampleBook({ title: "Bread", cover: { design: "initial" } }), pages);
    await writeFile(file, document.pdf());
    return wordsOf(file).match(/Bread/g)?.length ?? 0;
  }

  expect([await titlesOn(80), await titlesOn(82)]).toEqual([1, 2]);
});
