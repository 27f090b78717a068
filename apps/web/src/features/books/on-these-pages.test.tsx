import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { done } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { memory, serveTimeline } from "#testing/timeline.ts";

import { firstWish } from "./book-wish.ts";
import type { DecideMemory } from "./decide-memory.ts";
import { OnThesePages } from "./on-these-pages.tsx";

const plain = { month: 7, day: 4, mark: null, isCandle: false, isQuiet: false, photoIds: [] };
const summer = { ...plain, id: "m-1", title: "Summer at the sea" };
const snow = { ...plain, id: "m-2", title: "The first snow" };
const wish = firstWish({ title: "Ours", author: "Ada", years: [], language: "en", timelineId: undefined });

afterEach(() => vi.unstubAllGlobals());

async function renderPages(memories: (typeof summer)[]) {
  serveTimeline({ "GET /api/memories/details": () => done({ memory: { ...memory(), next: null, previous: null } }) });
  const onDecide = vi.fn<DecideMemory>();
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <OnThesePages
        wish={wish}
        memories={memories}
        language="en"
        memoryLink={(_, content) => content}
        onDecide={onDecide}
      />
    </QueryClientProvider>,
  );
  return { screen, onDecide };
}

test("a memory alone on the open pages shows its decisions at once, and can be closed", async () => {
  const { screen, onDecide } = await renderPages([summer]);

  await screen.getByRole("checkbox", { name: "Start on a new page" }).click();
  await screen.getByRole("button", { name: /^Summer at the sea/ }).click();

  expect(onDecide.mock.calls).toEqual([[summer, "page", { startsPage: true }]]);
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
});

test("of several memories on the open pages none is open before it is chosen", async () => {
  const { screen, onDecide } = await renderPages([summer, snow]);
  await expect.element(screen.getByRole("heading", { name: "On these pages" })).toBeVisible();
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Leave this out: The first snow" }).click();
  await screen.getByRole("button", { name: /^The first snow/ }).click();

  expect(onDecide.mock.calls).toEqual([[snow, "left-out", { isLeftOut: true }]]);
  await expect.element(screen.getByRole("checkbox", { name: "Start on a new page" })).toBeVisible();
});
