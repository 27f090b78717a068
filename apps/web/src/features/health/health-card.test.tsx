import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { healthy } from "#testing/health.ts";
import { renderPart } from "#testing/render-part.tsx";

import { HealthCard } from "./health-card.tsx";

afterEach(() => vi.unstubAllGlobals());

test("the card shows the engine, the schema, the round trip and the uptime", async () => {
  vi.stubGlobal("fetch", async () => Response.json(healthy));

  const screen = await renderCard();

  await expect.element(screen.getByText("SQLite")).toBeVisible();
  await expect.element(screen.getByText("0.42 ms")).toBeVisible();
  await expect.element(screen.getByText("1 day, 2 hours, 3 minutes")).toBeVisible();
});

test("while it waits it says so", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));

  const screen = await renderCard();

  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading...");
  await expect.element(screen.getByRole("button", { name: "Checking..." })).toBeVisible();
  await expectAccessible(screen.container);
});

test("a server that does not answer is said so, and can be asked again", async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetched);
  const screen = await renderCard();
  await expect.element(screen.getByText("Network error - no response received")).toBeVisible();
  await expectAccessible(screen.container);

  fetched.mockResolvedValueOnce(Response.json(healthy));
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByText("SQLite")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

function renderCard() {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <HealthCard />
    </QueryClientProvider>,
  );
}
