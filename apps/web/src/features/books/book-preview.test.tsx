import type { BookOptions } from "@lane/contract/books.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { BindingNote, BookPreview } from "./book-preview.tsx";
import type { MemoryLink } from "./memory-link.ts";
import type { BookView } from "./open-book.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const options: BookOptions = {
  title: "My memory lane",
  author: "Ada",
  subtitle: "",
  dedication: "",
  afterword: "",
  language: "en",
  trim: "A5",
  cover: { design: "title" },
  choice: { years: [1998] },
  hasStones: false,
  hasLifeline: true,
  hasCulture: true,
  hasIndex: true,
  layouts: [],
  chapters: [],
};
const preview = {
  statusCode: 200,
  statusMessage: "OK",
  pageCount: 36,
  pages: [],
  coarsePhotos: [
    { memoryId: "", title: "", page: 0, ppi: 65 },
    { memoryId: "m1", title: "<0>Summer</0> concert", page: 7, ppi: 120 },
  ],
  unprintable: [],
  places: [
    { memoryId: "m1", page: 6, lastPage: 7 },
    { memoryId: "m2", page: 12, lastPage: 12 },
  ],
};

const plain = { month: 7, day: null, mark: null, isCandle: false, isQuiet: false, photoIds: [] };
const years = [
  { year: 1998, memories: [{ ...plain, id: "m1", title: "<0>Summer</0> concert" }] },
  { year: 1999, memories: [{ ...plain, id: "m2", title: "The move" }] },
];

afterEach(() => vi.unstubAllGlobals());

const memoryLink: MemoryLink = ({ id }, content) => <a href={`/memory/${id}`}>{content}</a>;

interface Asked {
  readonly pages: readonly number[];
  readonly size: string;
  readonly title: string;
}

/** A server that lays out every book as `answer` says, and draws all of its pages. */
function serve(answer: (title: string) => object = () => preview): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string | URL | Request, init?: RequestInit) => {
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    if (!String(address instanceof Request ? address.url : address).endsWith("/pages")) {
      return Response.json(answer(body.title));
    }
    asked.push({ pages: body.pages, size: body.size, title: body.title });
    const pictures = body.pages.map((number: number) => ({ page: number, src: dot }));
    return Response.json({ statusCode: 200, statusMessage: "OK", pictures });
  });
  return asked;
}

/** A preview that can be switched off by removing its options, and whose book can become another one. */
function Changing({ onView }: { readonly onView?: (view: BookView) => void }) {
  const [client] = useState(createQueryClient);
  const [shown, setShown] = useState<BookOptions | undefined>(options);
  const [memoryId, setMemoryId] = useState<string>();
  return (
    <QueryClientProvider client={client}>
      <BookPreview
        options={shown}
        trim="A5"
        years={years}
        isSettling={false}
        memoryLink={memoryLink}
        shownMemoryId={memoryId}
        {...(onView ? { onView } : {})}
      />
      <button onClick={() => setShown(undefined)}>Nothing</button>
      <button onClick={() => setShown({ ...options, title: "Longer" })}>Change</button>
      <button onClick={() => setMemoryId("m2")}>Show the move</button>
    </QueryClientProvider>
  );
}

test("a book lies closed at first, is turned page by page, and the pages beside it are fetched before", async () => {
  await page.viewport(1280, 900);
  const asked = serve();
  const screen = await renderPart(<Changing />);

  await expect.element(screen.getByRole("img", { name: "Front cover" })).toBeVisible();
  await expect
    .poll(() => asked.map(({ pages }) => pages))
    .toEqual([
      [0, 1],
      [2, 3],
    ]);
  await screen.getByRole("button", { name: "Turn the page" }).click();
  await screen.getByRole("button", { name: "Turn the page" }).click();

  await expect.element(screen.getByText("Pages 2 and 3 of 36")).toBeVisible();
  await expect
    .poll(() => asked.map(({ pages }) => pages))
    .toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
  await expectAccessible(screen.container);
});

test("a year, a page and a memory are one step away, and who asks is told what is open", async () => {
  await page.viewport(1280, 900);
  serve();
  const handleView = vi.fn<(view: BookView) => void>();
  const screen = await renderPart(<Changing onView={handleView} />);

  await screen.getByRole("combobox", { name: "Year" }).selectOptions("1998");
  await expect.element(screen.getByText("Pages 4 and 5 of 36")).toBeVisible();
  await screen.getByRole("button", { name: "Turn the page" }).click();
  await expect.element(screen.getByRole("img", { name: "Page 6: <0>Summer</0> concert" })).toBeVisible();
  expect(handleView).toHaveBeenLastCalledWith({ pages: [6, 7], memoryIds: ["m1"] });
  await screen.getByRole("slider", { name: "Page" }).fill("19");
  await expect.element(screen.getByText("Page 36 of 36")).toBeVisible();
  await screen.getByRole("button", { name: "Show the move" }).click();

  await expect.element(screen.getByText("Pages 12 and 13 of 36")).toBeVisible();
  expect(handleView).toHaveBeenLastCalledWith({ pages: [12, 13], memoryIds: ["m2"] });
});

test("the same memory stays open when the book becomes another one", async () => {
  await page.viewport(360, 800);
  const longer = preview.places.map((place) => ({ ...place, page: place.page + 8, lastPage: place.lastPage + 8 }));
  const asked = serve((title) => (title === "Longer" ? { ...preview, pageCount: 44, places: longer } : preview));
  const screen = await renderPart(<Changing />);
  await screen.getByRole("button", { name: "Show the move" }).click();
  await expect.element(screen.getByText("Page 12 of 36")).toBeVisible();

  await screen.getByRole("button", { name: "Change" }).click();

  await expect.element(screen.getByText("Page 20 of 44")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Page 20: The move" })).toBeVisible();
  expect(asked.filter(({ title }) => title === "Longer")[0]).toEqual({
    pages: [20, 21],
    size: "spread",
    title: "Longer",
  });
});

test.for([360, 1280])(
  "on a screen of %i pixels the open pages can be seen larger, and all of the cover",
  async (width) => {
    await page.viewport(width, 800);
    const asked = serve();
    const screen = await renderPart(<Changing />);
    await expect.element(screen.getByRole("img", { name: "Front cover" })).toBeVisible();

    await screen.getByRole("region", { name: "The pages of your book" }).click();
    const large = screen.getByRole("dialog", { name: "The pages of your book" });
    await expect.element(large.getByRole("img", { name: "The whole cover: back, spine and front" })).toBeVisible();
    await large.getByRole("button", { name: "Turn the page" }).click();

    await expect.element(large.getByRole("img", { name: "Page 1" })).toBeVisible();
    expect(asked.some(({ size }) => size === "zoom")).toBe(true);
    await expectAccessible(large.element());
    await large.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByText("Page 1 of 36")).toBeVisible();
  },
);

test("what cannot be printed well is named at its page, and leads to it and to its memory", async () => {
  await page.viewport(1280, 900);
  const signs = ["\u{13000}", "\u{13001}"];
  const unprintable = [
    { memoryId: "", title: "", signs: ["\u{13000}"] },
    { memoryId: "m1", title: "<0>Summer</0> concert", signs },
  ];
  serve(() => ({ ...preview, unprintable }));
  const screen = await renderPart(<Changing />);
  const here = screen.getByRole("region", { name: "To check on these pages" });
  await expect.element(here.getByText("Cover photo: 65 of 300 pixels per inch")).toBeVisible();

  await screen.getByText("4 things to check").click();
  await expectAccessible(screen.container);
  await screen.getByRole("button", { name: "Page 7" }).click();

  await expect.element(screen.getByText("Pages 6 and 7 of 36")).toBeVisible();
  expect(
    here
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    "“<0>Summer</0> concert” has characters we can't print: \u{13000} \u{13001}",
    "A photo of “<0>Summer</0> concert” is too small to be printed sharply: 120 of 300 pixels per inch",
  ]);
  await expect.element(here.getByRole("link").first()).toHaveAttribute("href", "/memory/m1");
});

test("pages that could not be drawn say so, and are tried again", async () => {
  let isBroken = true;
  serve();
  const { fetch: serving } = globalThis;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) =>
    isBroken && address.endsWith("/pages")
      ? Response.json({ statusCode: 422, statusMessage: "This book is too large for a preview" }, { status: 422 })
      : serving(address, init),
  );
  const screen = await renderPart(<Changing />);
  await expect.element(screen.getByText("We couldn't draw these pages")).toBeVisible();

  isBroken = false;
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("img", { name: "Front cover" })).toBeVisible();
  await expect.element(screen.getByText("We couldn't draw these pages")).not.toBeInTheDocument();
});

test("while others are before it a preview waits without an alert, and every request names this window", async () => {
  const windows = new Set<unknown>();
  const waiting = { statusCode: 503, statusMessage: "Your book is taking longer than usual", code: "unavailable" };
  const answers = [Response.json({ ...waiting, status: 503, message: waiting.statusMessage }, { status: 503 })];
  serve();
  const { fetch: serving } = globalThis;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    windows.add(JSON.parse(typeof init?.body === "string" ? init.body : "{}").windowId);
    return answers.shift() ?? serving(address, init);
  });
  const alerts: string[] = [];
  const watcher = new MutationObserver(() => {
    alerts.push(...[...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent));
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  const screen = await renderPart(<Changing />);

  await expect.element(screen.getByRole("img", { name: "Front cover" })).toBeVisible();
  watcher.disconnect();

  expect(alerts.filter((text) => text !== "")).toEqual([]);
  expect([...windows]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
});

test("with nothing chosen any more there are no pages, no count and no warnings", async () => {
  serve();
  const screen = await renderPart(<Changing />);
  await expect.element(screen.getByText("36 pages")).toBeVisible();

  await screen.getByRole("button", { name: "Nothing" }).click();

  await expect.element(screen.getByText("36 pages")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  await expect.element(screen.getByText(/things to check/)).not.toBeInTheDocument();
});

test("a book too thin or too thick to be bound says so, and one between says nothing", async () => {
  const screen = await renderPart(
    <>
      {[30, 32, 800, 802].map((pageCount) => (
        <BindingNote key={pageCount} pageCount={pageCount} />
      ))}
    </>,
  );
  const notes = screen.getByText(/^Printers (?:need|bind)/);

  await expect.element(notes.first()).toBeVisible();
  expect(notes.elements().map((note) => /\b(?:at least 32|up to 800) pages\b/.exec(note.textContent)?.[0])).toEqual([
    "at least 32 pages",
    "up to 800 pages",
  ]);
});
