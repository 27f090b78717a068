import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { renderPart } from "#testing/render-part.tsx";

import { LifelineScreen } from "./lifeline-screen.tsx";

test("a lifeline without memories offers a first one and hopes, and nothing that needs memories", async () => {
  const person = { name: "Ada", place: null, born: "1951-03-09" };
  const client = createQueryClient();
  client.setQueryData(["memories", "lifeline"], { person, memories: [], favourites: [], hopes: [] });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      <LifelineScreen
        memoryLink={() => null}
        walkLink={() => null}
        addLink={<a href="/timeline">First memory</a>}
        ownLink={null}
      />
    </QueryClientProvider>,
  );

  await expect.element(screen.getByRole("heading", { name: "Hopes" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "First memory" })).toBeVisible();
  expect(screen.getByRole("checkbox").elements()).toEqual([]);
  expect(screen.getByRole("button", { name: "Show as a list" }).elements()).toEqual([]);
  expect(screen.getByRole("heading", { name: "Export the lifeline" }).elements()).toEqual([]);
  vi.unstubAllGlobals();
});
