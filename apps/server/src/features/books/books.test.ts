import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { BookInput } from "@lane/book/book-input.ts";
import { bookOptionsSchema } from "@lane/contract/books.ts";
import sharp from "sharp";
import { expect } from "vitest";

import { composeBooks } from "#app/compose-books.ts";
import type { ExportContext } from "#ports/exporter.ts";
import type { SourcePhoto, ResizedPhoto } from "#ports/photo-resizer.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const never = new AbortController().signal;

const wish = {
  title: "Down our lane #1 <b>",
  author: "Ada Marsh",
  dedication: "For Tom",
  language: "en",
  trim: "A5",
  cover: { design: "years" },
  choice: { years: [1990, 1991] },
  hasStones: false,
  hasLifeline: true,
};

/** A tiny photo with a claimed size. */
async function keepPhoto({ database: { db } }: TestServer, writer: Writer, width: number, height: number) {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#a5673f" } })
    .jpeg()
    .toBuffer();
  const imageBase64 = `data:image/jpeg;base64,${picture.toString("base64")}`;
  const id: string = (await writer.post("/auth/upload-image", { imageBase64 })).body.Key;
  await db.updateTable("files").set({ width, height }).where("id", "=", id).execute();
  return id;
}

function printed({ file, maxWidth, maxHeight }: Omit<SourcePhoto, "open">): ResizedPhoto {
  return { file, width: maxWidth, height: maxHeight };
}

function contextIn(folder: string, told: string[]): ExportContext {
  return {
    folder,
    signal: never,
    report: async ({ step }) => void told.push(step),
    remark: (sentence) => void told.push(sentence),
  };
}

/** Records the typesetter's input and simulates its behaviour. Real typesetting is tested elsewhere. */
function listening(server: TestServer, spoiled: readonly string[] = []) {
  const books: BookInput[] = [];
  const resized: ResizedPhoto[] = [];
  const screens: ResizedPhoto[] = [];
  const { services, exporter } = composeBooks({
    ...server,
    accounts: server.services.accounts,
    timelines: server.services.timelines,
    cities: { findById: async () => undefined },
    photoResizer: {
      async resize(sourcePhotos, resizing) {
        const resizedPhotos = sourcePhotos.map(printed).filter(({ file }) => !spoiled.some((id) => file.includes(id)));
        resized.push(...resizedPhotos);
        screens.push(...sourcePhotos.flatMap(({ screen }) => (screen ? [printed(screen)] : [])));
        resizing.onDone?.(resizedPhotos.length);
        return resizedPhotos;
      },
    },
    typesetter: {
      async set(folder, job, bounds) {
        if (isBook(job)) books.push(job.book);
        bounds.onProgress?.({ done: 1, total: 2, step: "layout" });
        await writeFile(join(folder, "reading.pdf"), "%PDF");
        return { outputs: ["reading.pdf"], ...laidOut(books) };
      },
    },
    bookPreviews: {
      async layOut(_, book) {
        if (isLaidOut(book)) books.push(book);
        return laidOut(books);
      },
      draw: async () => [],
      close: async () => undefined,
    },
  });
  return {
    books,
    resized,
    screens,
    exporter,
    preview: ({ accountId }: Writer, change: object = {}) =>
      services.previews.preview({ accountId, sessionId: "" }, bookOptionsSchema.parse({ ...wish, ...change }), {
        drawnPages: 0,
      }),
  };
}

/** What is said of any book. */
function laidOut(books: readonly BookInput[]) {
  const memoryId = firstMemory(books);
  return {
    pageCount: 2,
    coarsePhotos: [
      { memoryId: "", file: "", page: 0, ppi: 65 },
      { memoryId, file: "", page: 5, ppi: 211.4 },
    ],
    unprintable: ["", memoryId].map((id) => ({ memoryId: id, signs: ["\u{13000}", "\ue000"] })),
    places: [{ memoryId, page: 5, lastPage: 6 }],
  };
}

function firstMemory(books: readonly BookInput[]): string {
  return books.at(-1)?.years[0]?.memories[0]?.id ?? "";
}

function isBook(job: object): job is { book: BookInput } {
  return "book" in job;
}

function isLaidOut(book: object): book is BookInput {
  return "years" in book;
}

test("a book is made of photos fit for paper, and looked at without any", async ({ server, testDatabase }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [wide, tall] = [await keepPhoto(server, ada, 4000, 3000), await keepPhoto(server, ada, 300, 400)];
  const memory = await ada.write(timeline, { media: [{ s3id: wide }, { s3id: tall, caption: "Us" }], size: "large" });
  const cover = { photoId: tall };
  const { books, resized, screens, exporter, preview } = listening(server);
  const folder = join(testDatabase.folder, "book");
  const steps: string[] = [];
  const context = contextIn(folder, steps);
  await mkdir(folder);

  const shown = await preview(ada, { cover });
  const outputs = await exporter.make(ada.accountId, bookOptionsSchema.parse({ ...wish, cover }), context);

  const photos = [
    { file: `photos/${wide}.jpg`, screenFile: `screen/${wide}.jpg`, width: 4000, height: 3000, caption: "", alt: "" },
    { file: `photos/${tall}.jpg`, screenFile: `screen/${tall}.jpg`, width: 300, height: 400, caption: "Us", alt: "" },
  ];
  for (const book of books) {
    expect(book).toMatchObject({
      title: wish.title,
      madeOn: "2026-05-15",
      cover: { look: "band", photo: { file: photos[1]?.file } },
    });
    expect(book.years).toMatchObject([{ year: 1990, memories: [{ id: memory._id, photos }] }]);
  }
  expect(resized).toEqual([
    { file: photos[1]?.file, width: 300, height: 400 },
    { file: photos[0]?.file, width: 3572, height: 2679 },
  ]);
  expect(screens).toEqual([
    { file: `screen/${tall}.jpg`, width: 300, height: 400 },
    { file: `screen/${wide}.jpg`, width: 1786, height: 1340 },
  ]);
  expect(steps).toEqual([
    "gathering",
    "photos",
    "layout",
    "There are characters we can't print: \u{13000} \ue000",
    "“Summer concert” has characters we can't print: \u{13000} \ue000",
  ]);
  expect(outputs).toMatchObject([{ name: "reading.pdf", saveAs: `${wish.title}.pdf`, contentType: "application/pdf" }]);
  expect(shown).toEqual({
    pageCount: 2,
    pages: [],
    coarsePhotos: [
      { memoryId: "", title: "", page: 0, ppi: 65 },
      { memoryId: memory._id, title: "Summer concert", page: 5, ppi: 211 },
    ],
    unprintable: [
      { memoryId: "", title: "", signs: ["\u{13000}", "\ue000"] },
      { memoryId: memory._id, title: "Summer concert", signs: ["\u{13000}", "\ue000"] },
    ],
    places: [{ memoryId: memory._id, page: 5, lastPage: 6 }],
  });
});

function widthsOf(resizedPhotos: readonly ResizedPhoto[], id: string): number[] {
  return resizedPhotos.filter(({ file }) => file.includes(id)).map(({ width }) => width);
}

test("the photo on the cover keeps the pixels a cover needs, and inside the book no more than a page", async ({
  server,
  testDatabase,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [wide, tall] = [await keepPhoto(server, ada, 6000, 4000), await keepPhoto(server, ada, 4000, 6000)];
  await ada.write(timeline, { media: [{ s3id: wide }, { s3id: tall }] });
  const { resized, screens, exporter } = listening(server);
  const folder = join(testDatabase.folder, "book");
  await mkdir(folder);

  for (const change of [{}, { cover: { photoId: wide } }, { cover: { photoId: tall } }])
    await exporter.make(ada.accountId, bookOptionsSchema.parse({ ...wish, ...change }), contextIn(folder, []));

  expect(widthsOf(resized, wide)).toEqual([1824, 2363, 1824]);
  expect(widthsOf(resized, tall)).toEqual([1824, 1824, 1824]);
  expect(widthsOf(screens, wide)).toEqual([912, 912, 912]);
});

test("a photo that cannot be opened any more is named with the book, and on the cover another is asked for", async ({
  server,
  testDatabase,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [whole, spoiled] = [await keepPhoto(server, ada, 4000, 3000), await keepPhoto(server, ada, 4000, 3000)];
  await ada.write(timeline, { memoryTitle: "At the sea", media: [{ s3id: whole }] });
  await ada.write(timeline, { memoryTitle: "In the hills", media: [{ s3id: whole }, { s3id: spoiled }] });
  const { books, exporter } = listening(server, [spoiled]);
  const folder = join(testDatabase.folder, "book");
  await mkdir(folder);
  const told: string[] = [];

  const outputs = await exporter.make(ada.accountId, bookOptionsSchema.parse(wish), contextIn(folder, told));
  const covered = bookOptionsSchema.parse({ ...wish, cover: { photoId: spoiled } });
  const refused = exporter.make(ada.accountId, covered, contextIn(folder, []));

  await expect(refused).rejects.toThrow("We can't open the cover photo. Please choose another one");
  expect(outputs).toHaveLength(1);
  expect(told).toContain("Photos that couldn't be opened were left out. They belong to: In the hills");
  const shown = books[0]?.years.flatMap(({ memories }) => memories.map(({ photos }) => photos.length));
  expect(shown).toEqual([1, 1]);
});

test("a book is begun once, and only when there is something in it", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryType: "Stone" });

  const empty = await ada.post("/books", { ...wish, key: "my-first-book" });
  const begun = await ada.post("/books", { ...wish, hasStones: true, key: "my-first-book" });
  const again = await ada.post("/books", { ...wish, hasStones: true, key: "my-first-book" });

  expect([empty.status, empty.body.statusMessage]).toEqual([422, "This book is empty. Please choose a memory"]);
  expect(begun.body.making).toMatchObject({ kind: "book", status: "waiting", title: wish.title, position: 1 });
  expect(again.body.making).toEqual(begun.body.making);
});

function titlesOf({ years }: BookInput): string {
  return years.flatMap(({ memories }) => memories.map(({ title }) => title)).join(", ");
}

test("a book holds what was chosen of one's own, and a stone only when stones were asked for", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const timeline = await setTimeline(ada);
  const his = await bob.write(await setTimeline(bob), { memoryTitle: "Bob's" });
  await ada.write(timeline, { memoryTitle: "Flower", memoryType: "Flower" });
  await ada.write(timeline, { memoryTitle: "Stone", memoryType: "Stone" });
  const candle = await ada.write(timeline, { memoryTitle: "Candle", isCandle: true });
  const quiet = await ada.write(timeline, { year: 1991, memoryTitle: "Quiet" });
  const archived = await ada.write(timeline, { memoryTitle: "Archived" });
  await ada.put("/memories", { _id: quiet._id, isQuiet: true });
  await ada.put("/memories", { _id: archived._id, isArchived: true });
  const { books, preview } = listening(server);
  const ids = [his, candle, quiet, archived].map(({ _id }) => _id);

  await preview(ada, {});
  await preview(ada, { hasStones: true });
  await preview(ada, { hasStones: true, choice: { memoryIds: ids } });
  const { years } = (await ada.get("/books/choices")).body;

  expect(books.map(titlesOf)).toEqual(["Flower", "Flower, Stone, Candle", "Candle, Quiet"]);
  expect(books[0]?.lifeline?.svg).not.toContain("Stone");
  expect(years.map(({ year, memories }: { year: number; memories: object[] }) => [year, memories.length])).toEqual([
    [1990, 3],
    [1991, 1],
  ]);
  const photo = await keepPhoto(server, bob, 20, 20);
  for (const [change, sentence] of [
    [{ choice: { memoryIds: [his._id] } }, "This book is empty. Please choose a memory"],
    [{ cover: { photoId: photo } }, "The cover photo is no longer there"],
  ] as const) {
    const refused = await ada.post("/books/preview", { ...wish, ...change });
    expect([refused.status, refused.body.statusMessage]).toEqual([422, sentence]);
  }
});
