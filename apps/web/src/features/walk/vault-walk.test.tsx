import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { hanna, sjoerd } from "#testing/families.tsx";
import { done } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { memory, serveTimeline, timelineAnswer, yearEntry } from "#testing/timeline.ts";

import type { WalkLinks } from "./walk-end.tsx";
import { WalkScreen } from "./walk-screen.tsx";

const walkCall = "GET /api/memories/walk";
const tellingsCall = "GET /api/memories/tellings";
const inVault = { timelineId: "v-1", yearId: "vy-1993", year: 1993 } as const;
const wedding = memory({
  ...inVault,
  _id: "m-1",
  memoryTitle: "The wedding",
  author: sjoerd,
  isFolded: false,
  tellingCount: 2,
  tellings: [
    { id: "m-1", author: sjoerd },
    { id: "m-2", author: hanna },
  ],
});
const otherTelling = memory({
  ...inVault,
  _id: "m-2",
  memoryTitle: "The rings",
  memoryDescription: "<p>I had them in my other jacket.</p>",
  author: hanna,
});
const heavy = memory({
  ...inVault,
  _id: "m-3",
  memoryTitle: "",
  memoryDescription: "",
  memoryType: "Stone",
  author: hanna,
  isFolded: true,
});
const opened = { ...heavy, memoryTitle: "The long winter", isFolded: false };

afterEach(() => vi.unstubAllGlobals());

const links: WalkLinks = { addLink: () => null, memoryLink: () => null };

async function walkVault(stones?: true) {
  const client = createQueryClient();
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      <ChosenTimelineProvider value="v-1">
        <WalkScreen
          place={{ year: 1993, stones }}
          from={undefined}
          links={links}
          renderText={(html) => <p>{html.replace(/<[^>]*>/g, "")}</p>}
          onWalkOn={() => undefined}
          onShown={() => undefined}
          onClose={() => undefined}
        />
      </ChosenTimelineProvider>
    </QueryClientProvider>,
  );
  return { screen, client };
}

const answerOf = (memories: readonly object[]) =>
  done({ memories, total: memories.length, leftOut: 0, next: null, nextCursor: null });

const read = (found: object) => ({ pages: [{ memories: [found] }], pageParams: [""] });

function serveVault(answers: Parameters<typeof serveTimeline>[0]) {
  return serveTimeline({
    "GET /api/timeline": ({ searchParams }) =>
      searchParams.get("timelineId") === "v-1"
        ? timelineAnswer([yearEntry(1993, { _id: "vy-1993", memoryCount: 2 })])
        : timelineAnswer(),
    [tellingsCall]: () => done({ memories: [wedding, otherTelling] }),
    ...answers,
  });
}

test("an event is one page with the faces of all who tell it, and their words below under their names", async () => {
  const server = serveVault({ [walkCall]: () => answerOf([wedding]) });
  const { screen, client } = await walkVault();

  await expect.element(screen.getByRole("heading", { name: "The wedding" })).toHaveFocus();
  await expect.element(screen.getByText("2 tellings: Sjoerd Hofstra and Hanna de Vries")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Hanna de Vries remembers it differently" })).toBeVisible();
  await expect.element(screen.getByText("I had them in my other jacket.")).toBeVisible();
  expect(screen.getByRole("article").elements()).toHaveLength(1);
  expect(server.queriesOf(walkCall)).toEqual([{ yearId: "vy-1993", stones: "false", timelineId: "v-1" }]);
  // What is kept of it names the vault, so that it can be dropped with the membership.
  const keys = client.getQueryCache().findAll({ queryKey: ["memories", "walk"] });
  expect(keys.filter(({ queryKey }) => JSON.stringify(queryKey.at(-1)) !== '{"timelineId":"v-1"}')).toEqual([]);
  await expectAccessible();
});

test("a heavy memory of somebody else lies folded, and its words take its place once it is opened", async () => {
  let isOpen = false;
  const server = serveVault({
    [walkCall]: () => answerOf([isOpen ? opened : heavy]),
    "POST /api/memories/open": () => {
      isOpen = true;
      return done();
    },
  });
  const { screen } = await walkVault(true);

  await expect.element(screen.getByRole("heading", { name: "June 1993" })).toHaveFocus();
  await expect.element(screen.getByText("A heavy memory by Hanna de Vries")).toBeVisible();
  await expectAccessible();
  await screen.getByRole("button", { name: "Open" }).click();

  await expect.element(screen.getByRole("heading", { name: "The long winter" })).toHaveFocus();
  await expect.element(screen.getByText("Hanna de Vries", { exact: true })).toBeVisible();
  expect(server.bodiesOf("POST /api/memories/open")).toEqual([{ id: "m-3" }]);
});

test("without a connection the walk is made of the vault's own months", async () => {
  serveVault({
    [walkCall]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const { screen, client } = await walkVault();
  client.setQueryData(["memories", "month", "y-1993", 6, false], read(memory({ memoryTitle: "My own day" })));
  client.setQueryData(
    ["memories", "month", "vy-1993", 6, false],
    read({ ...wedding, tellingCount: undefined, tellings: undefined }),
  );

  await expect.element(screen.getByRole("heading", { name: "The wedding" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("heading", { name: "That was 1993" })).toHaveFocus();
});

test("a year that the vault does not have is said to be missing there", async () => {
  serveVault({ "GET /api/timeline": () => timelineAnswer([yearEntry(1960)]) });
  const { screen } = await walkVault();

  await expect.element(screen.getByRole("alert")).toHaveTextContent("This year isn't on this timeline.");
});
