import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done } from "#testing/profile.ts";
import { givenShare, serveShares, sharedCalls, sharedMedia, sharedMemory } from "#testing/shared-memories.ts";

afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

const wedding = sharedMemory({ media: [sharedMedia("photo"), sharedMedia("cake")] });
const storm = sharedMemory({ id: "m-2", title: "The storm", memoryType: "Stone" });
const cat = sharedMemory({ id: "m-3", title: "The cat", text: "<p>It slept.</p>", memoryType: null });

function serve(memories = [wedding, storm, cat]) {
  return serveShares([givenShare({}, memories)], {
    "GET /api/auth/verify": () => done({ valid: true, user: ada }),
    "GET /api/user/details": () => done({ userDetails: ada }),
    "GET /api/shares": () => done({ shares: [], mayShareByLink: true }),
    "GET /api/shares/answers": () => done({ answers: [] }),
    "GET /api/asks": () => done({ asks: [], mayAsk: true }),
    "GET /api/asks/answers": () => done({ answers: [] }),
  });
}

test("a walk goes through the light memories of a share, adds nothing, and returns to where it began", async () => {
  const server = serve();
  const { screen } = await openApp("/shared-memories");
  await screen.getByRole("link", { name: "Walk through Marianne" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Memories from Marianne" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Our wedding day" })).toHaveFocus();
  await vi.waitFor(() => expect(server.bodiesOf(sharedCalls.opened)).toEqual([{ shareId: "s-1" }]));

  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("heading", { name: "The cat" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  const end = screen.getByRole("heading", { name: "That was everything from Marianne" });
  await expect.element(end).toHaveFocus();
  await expect.element(screen.getByText("One memory with a stone or a candle was left out.")).toBeVisible();
  expect(screen.getByRole("dialog").getByRole("link").elements()).toHaveLength(0);
  await screen.getByRole("dialog").getByRole("button", { name: "Include stones and candles" }).click();
  await expect.element(screen.getByText("1 of 3").first()).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("heading", { name: "Shared Memories" })).toBeVisible();
});

test("a walk through what is no longer shared shows nothing of it", async () => {
  const server = serve();
  const { screen } = await openApp("/timeline/walk?share=s-1");
  await expect.element(screen.getByRole("heading", { name: "Our wedding day" })).toHaveFocus();

  server.end("s-1");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

  await expect.element(screen.getByText("This is no longer shared with you.")).toBeVisible();
  expect(document.body.innerHTML).not.toContain("Our wedding day");
  expect(document.body.innerHTML).not.toContain("Marianne");
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("heading", { name: "This is no longer shared with you." })).toBeVisible();
});

test("the memory that was chosen on the wall opens large, with its pictures in the viewer", async () => {
  serve();
  const { screen } = await openApp("/shared-memories");
  await screen.getByRole("link", { name: "Our wedding day" }).click();
  await expect.element(screen.getByText("Rain at ten, sun at noon.")).toBeVisible();

  await screen.getByRole("button", { name: "Photo 2" }).click();
  const viewer = screen.getByRole("dialog", { name: "Photo 2 of 2" });
  await expect.element(viewer).toBeVisible();
  await expect.element(viewer.getByRole("link", { name: "Save the original" })).not.toBeInTheDocument();
  await viewer.getByRole("button", { name: "Close" }).click();

  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(screen.getByText("Rain at ten, sun at noon.")).toBeVisible();
});

test("the open viewer closes when it is no longer shared", async () => {
  const server = serve();
  const { screen } = await openApp("/shared-memories/s-1");
  await screen.getByRole("button", { name: "Photo 2" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Photo 2 of 2" })).toBeVisible();

  server.end("s-1");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

  await expect.element(screen.getByRole("heading", { name: "This is no longer shared with you." })).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain("Our wedding day");
});

test("each tab has an address of its own", async () => {
  serve();
  const { screen } = await openApp("/shared-memories?tab=by-me");
  const byMe = screen.getByRole("link", { name: "By me" });
  await expect.element(byMe).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: "With me" })).not.toHaveAttribute("aria-current");
  await expect.element(screen.getByRole("heading", { name: "You haven't shared anything yet" })).toBeVisible();

  await screen.getByRole("link", { name: "Asked" }).click();
  await expect.element(screen.getByRole("heading", { name: "Ask someone who was there" })).toBeVisible();
  await screen.getByRole("link", { name: "With me" }).click();

  await expect.element(screen.getByRole("article", { name: "Marianne" })).toBeVisible();
  await expect.element(byMe).not.toHaveAttribute("aria-current");
});
