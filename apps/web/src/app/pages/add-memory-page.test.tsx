import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { fine, lake, serveMemories } from "#testing/memories.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada } from "#testing/profile.ts";
import { freePlan } from "#testing/subscriptions.ts";
import { yearEntry } from "#testing/timeline.ts";

const create = "POST /api/memories";

beforeEach(async () => {
  await page.viewport(360, 1400);
});
afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

test("the month shows a memory and the walk through it at once, before the server has answered again", async () => {
  const server = serveMonth();
  const { screen } = await openApp("/timeline?year=1998&month=7");
  await expect.element(screen.getByRole("heading", { name: "No memories found" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Walk through July" })).not.toBeInTheDocument();

  await screen.getByRole("main").getByRole("link", { name: "Add Memory" }).click();
  await screen.getByLabelText("Title").fill("The lake");
  await screen.getByRole("textbox", { name: "Your memory" }).click();
  await userEvent.keyboard("We swam");
  await screen.getByRole("button", { name: "Add memory" }).click();

  await expect.element(screen.getByRole("link", { name: "View Memory The lake" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Walk through July" })).toBeVisible();
  expect(server.sentTo(create)).toHaveLength(1);
});

/** An empty July of 1998. Once a memory was added, nothing is answered about the timeline and its memories. */
function serveMonth() {
  const years = [yearEntry(1998)];
  const timeline = { _id: "t-1", startYear: 1998, endYear: 1998 };
  let isAdded = false;
  const untilAdded = (answer: object) => () => (isAdded ? new Promise<Response>(() => {}) : fine(answer));
  return serveMemories({
    "GET /api/auth/verify": () => fine({ valid: true, user: ada, draftKey: btoa("k".repeat(32)).replaceAll("=", "") }),
    "GET /api/user/details": () => fine({ userDetails: ada }),
    "GET /api/subscriptions": () => fine({ subscription: freePlan }),
    "GET /api/timeline": untilAdded({ timeline, years, lockedYears: [], mustChooseYears: false }),
    "GET /api/memories": untilAdded({ memories: [], nextCursor: null }),
    [create]: () => {
      isAdded = true;
      return fine({ memory: lake });
    },
  });
}
