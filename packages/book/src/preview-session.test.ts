import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test as base } from "vitest";

import type { BookInput } from "./book-input.ts";
import { createLineReader, type PagePicture, type PreviewCall, readAnswer, writeLine } from "./preview-calls.ts";
import { createPreviewSession } from "./preview-session.ts";
import { sampleBook, sampleMemory, samplePhoto, sampleYear } from "./testing/sample-book.ts";
import { softCoverSpineMm } from "./trim-sizes.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };
const widthPx = 600;

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "preview-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** Three memories with a photo each, all of them described as larger than they are. */
async function bookWithPhotos(folder: string, over: Partial<BookInput> = {}): Promise<BookInput> {
  const memories = [];
  for (const name of ["one", "two", "three"]) {
    const photo = await samplePhoto(folder, name, { width: 480, height: 320, isGrey: name === "two" });
    memories.push(sampleMemory(name, { photos: [{ ...photo, width: 4000, height: 2667 }] }));
  }
  return sampleBook({ years: [sampleYear(1979, memories)], ...over });
}

async function sizeOf({ webp }: PagePicture): Promise<[number, number]> {
  const { width, height } = await sharp(Buffer.from(webp, "base64")).metadata();
  return [width, height];
}

/** The share of a picture that is the blue of the photos. */
async function blueShare({ webp }: PagePicture): Promise<number> {
  const { data, info } = await sharp(Buffer.from(webp, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at + 2] ?? 0) - (data[at] ?? 0) > 40) blue += 1;
  return blue / (info.width * info.height);
}

test(
  "any page is drawn as it will be, with its photos, and the cover laid flat as page 0",
  patience,
  async ({ folder }) => {
    const session = createPreviewSession(folder);
    const laidOut = await session.layOut(await bookWithPhotos(folder));
    const { page = 0, file = "" } = laidOut.photos[0] ?? {};
    const { pictures } = await session.draw({ what: "draw", pages: [page, 0, 900], widthPx });

    expect(laidOut).toMatchObject({ pageCount: 6, coarsePhotos: [], unprintable: [] });
    expect(laidOut.places.map(({ memoryId }) => memoryId)).toEqual(["one", "two", "three"]);
    expect([page, file]).toEqual([4, "photos/one.jpg"]);
    expect(pictures.map((picture) => picture.page)).toEqual([0, page]);
    const [cover, inside] = pictures;
    if (!cover || !inside) throw new Error("Two pictures were asked for");
    expect(await sizeOf(inside)).toEqual([widthPx, 851]);
    expect(await sizeOf(cover)).toEqual([Math.round((widthPx * (2 * 148 + softCoverSpineMm(6))) / 148), 852]);
    expect(await blueShare(inside)).toBeGreaterThan(0.1);
  },
);

test("a book is laid out without its photos, and one that comes later is on its page", patience, async ({ folder }) => {
  const book = await bookWithPhotos(folder);
  await rm(join(folder, "photos"), { recursive: true });
  const session = createPreviewSession(folder);
  await session.layOut(book);

  const [before] = (await session.draw({ what: "draw", pages: [4], widthPx })).pictures;
  await samplePhoto(folder, "one", { width: 480, height: 320 });
  const [after] = (await session.draw({ what: "draw", pages: [4], widthPx })).pictures;

  if (!before || !after) throw new Error("A page was asked for");
  expect(await blueShare(before)).toBeLessThan(0.01);
  expect(await blueShare(after)).toBeGreaterThan(0.1);
});

function withWords(html: string): Partial<BookInput> {
  return { years: [sampleYear(1979, [sampleMemory("m", { html })])] };
}

test(
  "a changed book is laid out anew, also with letters the fonts of before do not have",
  patience,
  async ({ folder }) => {
    const session = createPreviewSession(folder);
    const plain = await session.layOut(sampleBook(withWords("<p>Words</p>")));
    const longer = await session.layOut(sampleBook(withWords(`<p>${"Many more words. ".repeat(900)}</p>`)));
    const hebrew = await session.layOut(sampleBook(withWords("<p>שלום 😀</p>")));
    const unknown = await session.layOut(sampleBook(withWords("<p>\u{13000}</p>")));

    expect(longer.pageCount).toBeGreaterThan(plain.pageCount);
    expect(longer.places[0]?.lastPage).toBeGreaterThan(longer.places[0]?.page ?? 0);
    expect([hebrew.pageCount, hebrew.unprintable]).toEqual([plain.pageCount, []]);
    expect(unknown.unprintable).toEqual([{ memoryId: "m", signs: ["\u{13000}"] }]);
  },
);

test("the child answers line by line, and ends when nobody asks any more", patience, async ({ folder }) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "preview-child.ts"), folder, "2000"], { env: {} });
  let answered = Promise.withResolvers<string>();
  child.stdout.on(
    "data",
    createLineReader((line) => answered.resolve(line)),
  );
  const ask = async (call: PreviewCall) => {
    answered = Promise.withResolvers();
    child.stdin.write(writeLine(call));
    return readAnswer(await answered.promise);
  };

  const laidOut = await ask({ what: "lay out", book: await bookWithPhotos(folder) });
  const drawn = await ask({ what: "draw", pages: [1, 2], widthPx: 100 });
  child.stdin.end();

  expect(laidOut).toMatchObject({ type: "laid out", pageCount: 6 });
  expect(drawn).toMatchObject({ type: "drawn", pictures: [{ page: 1 }, { page: 2 }] });
  expect(await once(child, "exit")).toEqual([0, null]);
});
