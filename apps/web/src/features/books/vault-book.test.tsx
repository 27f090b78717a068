import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { hanna, ownTimeline, serveFamilies, sjoerd, vault } from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { BookScreen } from "./book-screen.tsx";

const begin = "POST /api/books";
const plain = { month: 7, day: 4, mark: null, isCandle: false, isQuiet: false, photoIds: [], eventId: null };
const skating = { ...plain, id: "m-1", title: "Skating", author: sjoerd, isFolded: false };
const harvest = { ...plain, id: "m-2", title: "Harvest", author: hanna, isFolded: false };
const heavy = { ...plain, id: "m-3", title: "", author: hanna, isFolded: true };

const noPrinting = { copies: () => null, orders: null };

afterEach(() => vi.unstubAllGlobals());

async function renderBook(joined = vault()) {
  const server = serveFamilies(
    { timelines: [ownTimeline, joined] },
    {
      "GET /api/books/choices": () =>
        done({ author: "Hofstra family", years: [{ year: 1993, memories: [skating, harvest, heavy] }] }),
      "POST /api/books/preview": () =>
        done({ pageCount: 36, pages: [], coarsePhotos: [], unprintable: [], places: [] }),
      "POST /api/books/preview/pages": () => done({ pictures: [] }),
      "GET /api/books/draft": () => done({ version: 0, draft: null, savedAt: null }),
      "PUT /api/books/draft": () => done({ version: 1 }),
      "GET /api/makings": () => done({ makings: [] }),
      [begin]: () => refusal(409, "You have enough books on their way"),
    },
  );
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <ChosenTimelineProvider value="v-1">
        <main>
          <BookScreen memoryLink={(_, content) => content} writeLink={null} printing={noPrinting} />
        </main>
      </ChosenTimelineProvider>
    </QueryClientProvider>,
  );
  return { server, screen };
}

test("the book of a vault begins with its name and its authors, and leaves out what lies folded", async () => {
  const { server, screen } = await renderBook();

  await expect.element(screen.getByRole("heading", { name: "Book of Hofstra family" })).toBeVisible();
  await expect
    .element(screen.getByText("One memory is still folded for you. It stays out of the book until you open it."))
    .toBeVisible();
  await expect.element(screen.getByText("2 memories", { exact: true }).first()).toBeVisible();
  await expectAccessible();
  await screen.getByRole("radio", { name: "Single memories" }).click();
  await screen.getByText("0 of 2").click();
  await screen.getByRole("checkbox", { name: "Skating Sjoerd Hofstra · July" }).click();
  await screen.getByRole("button", { name: "Next: Title pages" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Hofstra family");
  await expect.element(screen.getByLabelText("Author")).toHaveValue("Sjoerd Hofstra and Hanna de Vries");
  await screen.getByRole("button", { name: "Make the book" }).click();

  await expect.element(screen.getByText(/You have enough books on their way$/)).toBeVisible();
  expect(server.bodiesOf(begin)).toMatchObject([
    { timelineId: "v-1", title: "Hofstra family", choice: { memoryIds: ["m-1"] } },
  ]);
  expect(server.queriesOf("GET /api/books/choices")).toEqual([{ timelineId: "v-1" }]);
});

test("the vault of somebody who has died closes as a book", async () => {
  const { screen } = await renderBook(vault({ about: { name: "Jan", born: 1931, died: 2009 } }));

  await expect.element(screen.getByRole("heading", { name: "A book in memory of Jan" })).toBeVisible();
  await expect.element(screen.getByText(/^Close this story with a book: .* remember about Jan/)).toBeVisible();
});
