import type { ExportJob } from "@lane/contract/exports.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { BookExporter } from "./book-exporter.tsx";

const begin = "POST /api/books";
const summer = {
  id: "m1",
  title: "Summer at the sea",
  month: 7,
  day: 4,
  mark: null,
  isCandle: false,
  isQuiet: false,
  photoIds: [],
};
const choices = { author: "Ada Vermeer", years: [{ year: 1998, memories: [summer] }] };
const waiting: ExportJob = {
  id: "book-1",
  kind: "book",
  status: "waiting",
  position: 1,
  progress: null,
  problem: null,
  title: "By the sea",
  createdAt: "2026-03-09T12:00:00.000Z",
  expiresAt: null,
  outputs: [],
};

afterEach(() => vi.unstubAllGlobals());

const pages = () => done({ pictures: [] });
const save = "PUT /api/books/draft";
const preview = () => done({ pageCount: 36, pages: [], coarsePhotos: [], unprintable: [], places: [] });

async function renderExporter(answer: () => Response) {
  const server = serveProfile({
    "POST /api/books/preview": preview,
    "POST /api/books/preview/pages": pages,
    [begin]: answer,
    [save]: () => done({ version: 1 }),
  });
  const onBegun = vi.fn<(id: string) => void>();
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <BookExporter
        choices={choices}
        saved={{ version: 0, draft: null }}
        timelineId={undefined}
        onBegun={onBegun}
        memoryLink={(_, content) => content}
      />
    </QueryClientProvider>,
  );
  const openTitles = () => screen.getByRole("button", { name: "Title pages" }).click();
  return { screen, server, onBegun, openTitles, make: screen.getByRole("button", { name: "Make my book" }) };
}

test("a book without a title is not begun, and its field says why and has the focus", async () => {
  const { screen, server, onBegun, openTitles, make } = await renderExporter(() => done({ making: waiting }));
  const title = screen.getByRole("textbox", { name: "Title", exact: true });
  await openTitles();
  await title.clear();
  await openTitles();

  await make.click();

  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription("A book needs a title");
  expect(server.bodiesOf(begin)).toEqual([]);
  await title.fill("By the sea");
  await expect.element(screen.getByText("A book needs a title")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await make.click();
  await expect.poll(() => onBegun.mock.calls).toEqual([["book-1"]]);
  expect(server.bodiesOf(begin)).toEqual([expect.objectContaining({ title: "By the sea", choice: { years: [1998] } })]);
});

test("one book may follow another, with the same wishes and a key of its own", async () => {
  const { screen, server, onBegun, openTitles, make } = await renderExporter(() => done({ making: waiting }));
  await openTitles();
  await screen.getByRole("textbox", { name: "Title", exact: true }).fill("By the sea");
  await make.click();
  await expect.poll(() => onBegun.mock.calls.length).toBe(1);

  await screen.getByLabelText("Author").fill("Ada");
  await make.click();

  await expect.poll(() => onBegun.mock.calls.length).toBe(2);
  const sent = server.bodiesOf(begin).map((body) => new Map(Object.entries(Object(body))));
  expect(sent.map((body) => [body.get("title"), body.get("author")])).toEqual([
    ["By the sea", "Ada Vermeer"],
    ["By the sea", "Ada"],
  ]);
  expect(new Set(sent.map((body) => body.get("key"))).size).toBe(2);
});

test("what the server cannot begin is said, and can be tried again with the same key", async () => {
  let isRefused = true;
  const { screen, server, onBegun, make } = await renderExporter(() =>
    isRefused ? refusal(409, "You have enough books on their way") : done({ making: waiting }),
  );
  await make.click();
  await expect.element(screen.getByText(/You have enough books on their way$/)).toBeVisible();

  isRefused = false;
  await make.click();

  await expect.poll(() => onBegun.mock.calls).toEqual([["book-1"]]);
  const [first, second] = server.bodiesOf(begin);
  expect(second).toEqual(first);
});
