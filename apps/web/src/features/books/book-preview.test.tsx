import type { BookOptions } from "@lane/contract/books.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { renderPart } from "#testing/render-part.tsx";

import { BindingNote, BookPreview, type MemoryLink } from "./book-preview.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const options: BookOptions = {
  title: "My memory lane",
  author: "Ada",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: 1 },
  choice: { years: [1998] },
  hasStones: false,
  hasLifeline: true,
};
const preview = {
  statusCode: 200,
  statusMessage: "OK",
  pageCount: 36,
  pages: [dot, dot],
  coarsePhotos: [
    { memoryId: "", title: "", page: 0, ppi: 65 },
    { memoryId: "m1", title: "<0>Summer</0> concert", page: 7, ppi: 120 },
  ],
  unprintable: [],
};

afterEach(() => vi.unstubAllGlobals());

const memoryLink: MemoryLink = ({ id }, content) => <a href={`/memory/${id}`}>{content}</a>;

/** A preview that can be switched off by removing its options. */
function Changing() {
  const [client] = useState(createQueryClient);
  const [shown, setShown] = useState<BookOptions | undefined>(options);
  return (
    <QueryClientProvider client={client}>
      <BookPreview options={shown} trim="A5" isSettling={false} memoryLink={memoryLink} />
      <button onClick={() => setShown(undefined)}>Nothing</button>
    </QueryClientProvider>
  );
}

test("a photo too small for the cover is named as that, the others by their memory and page", async () => {
  vi.stubGlobal("fetch", async () => Response.json(preview));

  const screen = await renderPart(<Changing />);

  await expect.element(screen.getByText("2 photos are too small to be printed sharply.")).toBeVisible();
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Cover photo: 65 of 300 pixels per inch", "<0>Summer</0> concert, page 7: 120 of 300 pixels per inch"]);
});

test("a memory with characters that cannot be printed is named, and one click away", async () => {
  const unprintable = [
    { memoryId: "", title: "", signs: ["\u{13000}"] },
    { memoryId: "m1", title: "<0>Summer</0> concert", signs: ["\u{13000}", "\u{13001}"] },
  ];
  vi.stubGlobal("fetch", async () => Response.json({ ...preview, coarsePhotos: [], unprintable }));

  const screen = await renderPart(<Changing />);

  await expect.element(screen.getByText("Some characters can't be printed.")).toBeVisible();
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    "The title, your name, the dedication or a favourite has characters we can't print: \u{13000}",
    "“<0>Summer</0> concert” has characters we can't print: \u{13000} \u{13001}",
  ]);
  await expect
    .element(screen.getByRole("link", { name: "<0>Summer</0> concert" }))
    .toHaveAttribute("href", "/memory/m1");
});

test("with nothing chosen any more there are no pages, no count and no warnings", async () => {
  vi.stubGlobal("fetch", async () => Response.json(preview));
  const screen = await renderPart(<Changing />);
  await expect.element(screen.getByText("36 pages")).toBeVisible();

  await screen.getByRole("button", { name: "Nothing" }).click();

  await expect.element(screen.getByText("36 pages")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("img", { name: "Page 1" })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/too small to be printed/)).not.toBeInTheDocument();
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
