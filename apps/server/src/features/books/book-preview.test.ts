import { bookOptionsSchema } from "@lane/contract/books.ts";
import sharp from "sharp";
import { expect, vi } from "vitest";

import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { createChildTypesetter } from "#adapters/typesetter/child-typesetter.ts";
import { createPreviewSessions } from "#adapters/typesetter/preview-sessions.ts";
import { composeBooks } from "#app/compose-books.ts";
import type { BookPreviews } from "#ports/book-previews.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const wish = {
  title: "Down our lane",
  author: "Ada Marsh",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: 2 },
  choice: { years: [1990, 1991] },
  hasStones: false,
  hasLifeline: true,
};

function previewing(server: TestServer, bookPreviews: BookPreviews) {
  const { accounts, timelines } = server.services;
  const cities = { findById: async () => undefined };
  const unused = { photoResizer: { resize: async () => [] }, typesetter: createChildTypesetter() };
  const { previews } = composeBooks({ ...server, ...unused, accounts, cities, timelines, bookPreviews }).services;
  return {
    preview: (writer: Writer, change: object = {}, drawnPages = 0) =>
      previews.preview(viewerOf(writer), optionsWith(change), { drawnPages }),
    previewIn: (writer: Writer, { sessionId, windowId }: Place) =>
      previews.preview({ ...viewerOf(writer), sessionId }, optionsWith({}), { windowId, drawnPages: 0 }),
    draw: (writer: Writer, pages: readonly number[], size: "spread" | "zoom" = "spread") =>
      previews.draw(viewerOf(writer), optionsWith({}), { pages, size }),
  };
}

interface Place {
  readonly sessionId: string;
  readonly windowId?: string;
}

function viewerOf({ accountId }: Writer) {
  return { accountId, sessionId: "" };
}

function optionsWith(change: object) {
  return bookOptionsSchema.parse({ ...wish, ...change });
}

/** Two pages, and pictures that only name their page. */
function fakePreviews(work: (book: { title: string }, signal: AbortSignal) => Promise<void> = async () => undefined) {
  const drawn: object[] = [];
  const previews: BookPreviews = {
    async layOut(_, book, signal) {
      await work({ title: "title" in book ? String(book.title) : "" }, signal);
      return { pageCount: 2, coarsePhotos: [], unprintable: [], places: [] };
    },
    async draw(_, book, { pages, widthPx, ...wanted }) {
      const names = /photos\/[\w-]+\.jpg/.exec(JSON.stringify(book)) ?? [];
      const photos = await wanted.findPhotos(names);
      drawn.push({ pages, widthPx, photos: photos.map(({ file }) => file) });
      return pages.map((page) => ({ page, webp: `${page}===` }));
    },
    close: async () => undefined,
  };
  return { drawn, previews };
}

async function keepPhoto({ database: { db } }: TestServer, writer: Writer): Promise<string> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#a5673f" } })
    .jpeg()
    .toBuffer();
  const imageBase64 = `data:image/jpeg;base64,${picture.toString("base64")}`;
  const id: string = (await writer.post("/auth/upload-image", { imageBase64 })).body.Key;
  await db.updateTable("files").set({ width: 4000, height: 3000 }).where("id", "=", id).execute();
  const variant = { file_id: id, variant: "960" as const, store_key: "small", sha256: "", content_type: "image/webp" };
  await db
    .insertInto("file_variants")
    .values({ ...variant, width: 960, height: 720, bytes: 1 })
    .execute();
  return id;
}

test("pages are drawn with small versions of their photos, wider to read than to turn", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const photo = await keepPhoto(server, ada);
  await ada.write(timeline, { media: [{ s3id: photo }] });
  const { drawn, previews } = fakePreviews();
  const { preview, draw } = previewing(server, previews);

  const first = await preview(ada, {}, 12);
  const spread = await draw(ada, [2, 3]);
  const zoom = await draw(ada, [0], "zoom");

  expect(first.pages).toEqual(["data:image/webp;base64,1===", "data:image/webp;base64,2==="]);
  expect([...spread.pictures, ...zoom.pictures]).toEqual(
    [2, 3, 0].map((page) => ({ page, src: `data:image/webp;base64,${page}===` })),
  );
  const photos = [`photos/${photo}.jpg`];
  expect(drawn).toEqual([
    { pages: [1, 2], widthPx: 720, photos },
    { pages: [2, 3], widthPx: 720, photos },
    { pages: [0], widthPx: 1500, photos },
  ]);
});

test("a book that is really laid out tells where its memories are, and draws the pages it has", async ({ server }) => {
  const ada = await createWriter(server);
  const memory = await ada.write(await setTimeline(ada));
  const scratchFolders = createDiskScratchFolders({ folder: `${server.folder}/previews`, clock: server.clock });
  const bookPreviews = createPreviewSessions({ scratchFolders, clock: server.clock });
  const { preview, draw } = previewing(server, bookPreviews);

  const { pageCount, places } = await preview(ada);
  const page = places[0]?.page ?? 0;
  const { pictures } = await draw(ada, [0, page, pageCount + 1]);
  await bookPreviews.close();

  expect(places).toEqual([{ memoryId: memory._id, page, lastPage: page }]);
  expect(page).toBeGreaterThan(2);
  expect(pictures.map((picture) => picture.page)).toEqual([0, page]);
  const sizes = pictures.map(async ({ src }) => sharp(Buffer.from(src.split(",")[1] ?? "", "base64")).metadata());
  expect(await Promise.all(sizes)).toMatchObject([{ format: "webp" }, { format: "webp", width: 720, height: 1022 }]);
});

test("a book with nothing in it is refused, page by page too", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada);

  const answers = [
    await ada.post("/books/preview", wish),
    await ada.post("/books/preview/pages", { ...wish, pages: [1], size: "spread" }),
  ];

  expect(answers.map(({ status, body }) => [status, body.statusMessage])).toEqual(
    answers.map(() => [422, "This book is empty. Please choose a memory"]),
  );
});

test("of the previews of one window only the last one counts", async ({ server }) => {
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada));
  const first = Promise.withResolvers<void>();
  const titles: string[] = [];
  const { previews } = fakePreviews(async ({ title }, signal) => {
    titles.push(title);
    if (titles.length > 1) return;
    first.resolve();
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
  });
  const { preview } = previewing(server, previews);

  const older = preview(ada).catch((error: Error) => error.message);
  await first.promise;
  const middle = preview(ada, { title: "Another" }).catch((error: Error) => error.message);
  const newest = preview(ada, { title: "The last" });

  expect([await older, await middle]).toEqual([
    "A newer preview has replaced this one",
    "A newer preview has replaced this one",
  ]);
  expect(await newest).toMatchObject({ pageCount: 2 });
  expect(titles.at(-1)).toBe("The last");
});

test.for([
  ["two devices", { sessionId: "laptop" }, { sessionId: "phone" }],
  ["two tabs", { sessionId: "laptop", windowId: "one" }, { sessionId: "laptop", windowId: "two" }],
] as const)("of %s that look at a book at once neither replaces the other", async ([, one, two], { server }) => {
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada));
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const { previews } = fakePreviews(async (_, signal) => {
    begun += 1;
    if (begun === 2) both.resolve();
    const stopped = new Promise<never>((_stay, stop) => signal.addEventListener("abort", () => stop(signal.reason)));
    await Promise.race([both.promise, stopped]);
  });
  const { previewIn } = previewing(server, previews);

  const books = await Promise.all([previewIn(ada, one), previewIn(ada, two)]);

  expect(books).toMatchObject([{ pageCount: 2 }, { pageCount: 2 }]);
});

test("whichever of two tabs asks, the answer is about its own book", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [first, second] = [await ada.write(timeline), await ada.write(timeline, { year: 1991 })];
  const asked = [
    { ...wish, windowId: "one", choice: { memoryIds: [first._id] } },
    { ...wish, windowId: "two", choice: { memoryIds: [second._id] } },
  ];
  const draw = (book: object) => ada.post("/books/preview/pages", { ...book, pages: [0], size: "spread" });

  const laidOut = await Promise.all(asked.map((book) => ada.post("/books/preview", { ...book, drawnPages: 0 })));
  const drawn = await Promise.all(asked.map(draw));

  expect(laidOut.map(({ body }) => body.places?.map(({ memoryId }: { memoryId: string }) => memoryId))).toEqual([
    [first._id],
    [second._id],
  ]);
  expect(drawn.map(({ status }) => status)).toEqual([200, 200]);
});

test("a preview whose turn does not come in time is asked to come again, and no book is called too large", async ({
  server,
}) => {
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada));
  const late = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const { previews } = fakePreviews(async (_, signal) => {
    late.abort(new DOMException("It is late", "TimeoutError"));
    signal.throwIfAborted();
  });
  const { preview } = previewing(server, previews);

  const refusal = await preview(ada).catch((error: unknown) => error);
  limit.mockRestore();

  expect(refusal).toMatchObject({
    code: "unavailable",
    message: "Your book is taking longer than usual. Please try again in a moment",
  });
});
