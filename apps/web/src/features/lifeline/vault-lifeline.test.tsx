import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { hanna, me, ownTimeline, serveFamilies, sjoerd, vault } from "#testing/families.tsx";
import { done, refusal } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { LifelineScreen } from "./lifeline-screen.tsx";
import type { VaultMemory } from "./vault-life.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

function memory(id: string, title: string, more: Partial<VaultMemory> = {}): VaultMemory {
  const date = { year: 1993, month: 5, day: null };
  const mark = { mark: "Flower", isCandle: false, size: "medium", isQuiet: false, hasPicture: false } as const;
  return { id, title, ...date, ...mark, author: sjoerd, isFolded: false, eventId: null, ...more };
}

const memories = [
  memory("m-1", "The wedding", { eventId: "e-1", author: me }),
  memory("m-2", "The rings", { eventId: "e-1" }),
  memory("m-3", "", { year: 1999, author: hanna, mark: "Stone", isFolded: true }),
  memory("m-4", "Skating", { year: 1994, month: 1 }),
];

type Joined = ReturnType<typeof vault>;

async function renderVault(joined: Joined = vault(), answer?: () => Response) {
  const person = { name: "Hofstra family", place: null, born: "1990-01-01" };
  const lifeline = { person, memories, favourites: [], hopes: [] };
  const server = serveFamilies(
    { timelines: [ownTimeline, joined] },
    {
      "GET /api/lifeline": answer ?? (() => done({ lifeline })),
      "GET /api/lifeline/world": () => done({ events: [{ year: 1994, title: "A tunnel under the sea opens" }] }),
      "GET /api/memories/previews": () => done({ memories: [] }),
      "GET /api/makings": () => done({ makings: [] }),
      "POST /api/lifeline/posters": () => refusal(409, "Several exports are already running"),
    },
  );
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <ChosenTimelineProvider value="v-1">
        <main>
          <LifelineScreen
            memoryLink={({ id }, content, className) => (
              <a href={`#${id}`} className={className}>
                {content}
              </a>
            )}
            walkLink={({ id }, content) => <a href={`#walk-${id}`}>{content}</a>}
            addLink={<a href="#add">Add</a>}
            ownLink={<a href="#own">Go to my timeline</a>}
          />
        </main>
      </ChosenTimelineProvider>
    </QueryClientProvider>,
  );
  return { server, screen };
}

test("the rope of a vault has one mark for each event, with names, and no words of what is folded", async () => {
  const { server, screen } = await renderVault();

  await expect.element(screen.getByRole("heading", { name: "Lifeline of Hofstra family" })).toBeVisible();
  await screen.getByRole("button", { name: "Show as a list" }).click();
  await expect.element(screen.getByText(/^Ada Vermeer, Sjoerd Hofstra · May 1993 · Flower/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "A heavy memory by Hanna de Vries" })).toBeVisible();
  expect(screen.getByRole("link", { name: "The rings" }).elements()).toEqual([]);
  expect(screen.getByRole("heading", { name: "Hopes" }).elements()).toEqual([]);
  await expect.element(screen.getByText("Today")).toBeInTheDocument();
  expect(server.queriesOf("GET /api/lifeline")).toEqual([{ timelineId: "v-1" }]);
  await expectAccessible();
});

test("a mark says who tells it, and only its author may change its size", async () => {
  await page.viewport(360, 780);
  const { screen } = await renderVault();

  await screen.getByRole("button", { name: "Skating, Sjoerd Hofstra, January 1994, Flower" }).click();
  await expect.element(screen.getByRole("link", { name: "Open: Skating" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Size of Skating" }).elements()).toEqual([]);

  await screen.getByRole("button", { name: "The wedding, Ada Vermeer, Sjoerd Hofstra, May 1993, Flower" }).click();
  await expect.element(screen.getByRole("group", { name: "Size of The wedding" })).toBeVisible();
});

test("the poster of a vault is one of that vault", async () => {
  const { server, screen } = await renderVault();

  await screen.getByRole("button", { name: "Make a poster or picture" }).click();
  await expect.element(screen.getByRole("img", { name: "Preview of your poster" })).toBeVisible();
  await screen.getByRole("button", { name: "Make the poster" }).click();

  await expect.element(screen.getByRole("alert").getByText(/Several exports are already running/)).toBeVisible();
  expect(server.bodiesOf("POST /api/lifeline/posters")).toMatchObject([
    { title: "Hofstra family", subtitle: "Our years in flowers", timelineId: "v-1", isBareShort: true },
  ]);
});

test("side by side, each person has a row over the same years, with what happened in the world", async () => {
  const { server, screen } = await renderVault();
  await screen.getByRole("button", { name: "Side by side" }).click();

  const table = screen.getByRole("table");
  await expect.element(table.getByRole("columnheader", { name: "1995 to 1998" })).toBeVisible();
  const row = table.getByRole("row", { name: /Sjoerd Hofstra/ });
  await expect.element(row.getByRole("link", { name: "The rings , May 1993, Flower" })).toBeVisible();
  await expect.element(table.getByText("A tunnel under the sea opens")).toBeVisible();
  await expect.element(table.getByRole("rowheader", { name: "Hanna de Vries" })).toBeVisible();
  await expectAccessible();
  await screen.getByRole("checkbox", { name: "Hanna de Vries" }).click();

  await expect.element(table.getByRole("rowheader", { name: "Hanna de Vries" })).not.toBeInTheDocument();
  expect(server.queriesOf("GET /api/lifeline/world")).toMatchObject([{ from: "1993", timelineId: "v-1" }]);
});

test("on a phone two people stand side by side down the years, and others can be chosen", async () => {
  await page.viewport(360, 780);
  const { screen } = await renderVault();
  await screen.getByRole("button", { name: "Side by side" }).click();

  const table = screen.getByRole("table");
  await expect.element(table.getByRole("rowheader", { name: "1993" })).toBeVisible();
  expect(table.getByRole("columnheader").elements()).toHaveLength(3);
  await screen.getByRole("checkbox", { name: "Hanna de Vries" }).click();
  await expect.element(table.getByRole("columnheader", { name: "Hanna de Vries" })).toBeVisible();
  await expectAccessible();

  await screen.getByRole("checkbox", { name: "Hanna de Vries" }).click();
  await screen.getByRole("checkbox", { name: "Ada Vermeer" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Sjoerd Hofstra" })).toBeDisabled();
});

test("the rope of somebody who has died ends with their life, and speaks of nothing to come", async () => {
  await page.viewport(360, 780);
  const { screen } = await renderVault(vault({ about: { name: "Jan", born: 1931, died: 2009 } }));

  await expect.element(screen.getByText("In memory of Jan, 1931–2009")).toBeVisible();
  await expect.element(screen.getByText("1931–2009", { exact: true })).toBeInTheDocument();
  expect(screen.getByText("Today").elements()).toEqual([]);
});

test("a vault that one no longer belongs to is not there, and one's own timeline is one tap away", async () => {
  const { screen } = await renderVault(vault(), () => refusal(404, "We can't find this"));

  await expect.element(screen.getByText("We can't find this vault")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Go to my timeline" })).toBeVisible();
});
