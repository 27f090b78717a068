import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { hanna, ownTimeline, serveFamilies, sjoerd, vault } from "#testing/families.tsx";
import { done } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { foundMemory } from "#testing/timeline.ts";

import { SearchDialog } from "./search-dialog.tsx";

const search = "GET /api/memories/search";
const skating = foundMemory("m-1", "Skating", { timelineId: "v-1", author: sjoerd, isFolded: false });
const heavy = foundMemory("m-2", "", {
  timelineId: "v-1",
  author: hanna,
  isFolded: true,
  title: [],
  memoryType: "Stone",
});
const own = foundMemory("m-3", "My skates", { timelineId: "t-1" });

afterEach(() => vi.unstubAllGlobals());

async function searchFrom(timelineId: string | undefined) {
  const server = serveFamilies(
    { timelines: [ownTimeline, vault()] },
    {
      [search]: ({ searchParams }) =>
        done({ memories: searchParams.has("timelineId") ? [skating, heavy] : [skating, own], nextCursor: null }),
    },
  );
  const handleOpen = vi.fn<(found: object) => void>();
  const screen = await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <ChosenTimelineProvider value={timelineId}>
        <SearchDialog
          isOpen
          onClose={() => undefined}
          onOpenMemory={handleOpen}
          renderWalkLink={({ words, timelineId: walked }, content) => <a href={`#${words} ${walked}`}>{content}</a>}
          renderAddLink={() => null}
        />
      </ChosenTimelineProvider>
    </QueryClientProvider>,
  );
  return { server, screen, handleOpen, field: screen.getByRole("combobox", { name: "Search your memories" }) };
}

test("from a vault its own memories come first, and everything is one tap away", async () => {
  const { server, screen, field, handleOpen } = await searchFrom("v-1");
  const here = screen.getByRole("button", { name: "In Hofstra family" });
  await expect.element(here).toHaveAttribute("aria-pressed", "true");

  await field.fill("skat");
  await expect
    .element(screen.getByRole("option", { name: /Skating June 2000 Sjoerd Hofstra · Hofstra/ }))
    .toBeVisible();
  const folded = screen.getByRole("option", { name: /A heavy memory by Hanna de Vries June 2000/ });
  await expect.element(folded).toBeVisible();
  const walkLink = screen.getByRole("link", { name: "Walk through these" });
  await expect.element(walkLink).toHaveAttribute("href", "#skat v-1");
  await expectAccessible();
  await screen.getByRole("button", { name: "Everywhere" }).click();

  const mine = screen.getByRole("option", { name: "My skates June 2000" });
  await expect.element(mine).toBeVisible();
  await expect.element(walkLink).toHaveAttribute("href", "#skat undefined");
  expect(server.queriesOf(search)).toEqual([
    { q: "skat", limit: "20", timelineId: "v-1" },
    { q: "skat", limit: "20" },
  ]);
  await screen.getByRole("option", { name: /Skating/ }).click();
  expect(handleOpen).toHaveBeenCalledWith(skating);
});

test("from one's own timeline all timelines are searched, and what is in a vault says so", async () => {
  const { screen, field } = await searchFrom(undefined);

  await field.fill("skat");

  await expect.element(screen.getByText("Sjoerd Hofstra · Hofstra family")).toBeVisible();
  expect(screen.getByRole("button", { name: "Everywhere" }).elements()).toEqual([]);
});
