import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { refusal } from "#testing/profile.ts";
import { renderShares, shareLinks } from "#testing/render-shares.tsx";
import { givenShare, serveShares, sharedCalls, sharedMedia, sharedMemory } from "#testing/shared-memories.ts";

import { WithMe } from "./with-me.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const photo = sharedMedia("photo");
const wedding = sharedMemory({ media: [photo] });
const storm = sharedMemory({ id: "m-2", title: "The storm", memoryType: "Stone", media: [sharedMedia("storm")] });

function open() {
  return renderShares(
    <WithMe email="ada@example.org" links={shareLinks} timelineLink={<a href="/timeline">Timeline</a>} />,
  );
}

test("a share says who it is from, until when, and that it is new, and shows its memories as a wall", async () => {
  const end = new Date(new Date().getFullYear(), 11, 16, 12).toISOString();
  serveShares([givenShare({ isUnread: true, expiresAt: end }, [wedding]), givenShare({ id: "s-2", from: "Sjoerd" })]);
  const { screen } = await open();
  const marianne = screen.getByRole("article", { name: /Marianne/ });

  await expect.element(marianne.getByText("New", { exact: true })).toBeVisible();
  await expect.element(marianne.getByText(/until (16 December|December 16)/)).toBeVisible();
  await expect.element(marianne.getByText("For you, with love")).toBeVisible();
  await expect.element(marianne.getByText(/15 May 1993|May 15, 1993/)).toBeVisible();
  const link = marianne.getByRole("link", { name: "Our wedding day" });
  await expect.element(link).toHaveAttribute("href", "/shared-memories/s-1#m-1");
  const walk = marianne.getByRole("link", { name: "Walk through Marianne" });
  await expect.element(walk).toHaveAttribute("href", "/timeline/walk?share=s-1");
  await expect.element(screen.getByRole("article", { name: "Sjoerd" }).getByText("New")).not.toBeInTheDocument();
  await expectAccessible();
});

test("a stone shows its mark and no picture", async () => {
  serveShares([givenShare({}, [wedding, storm])]);
  const { screen } = await open();
  await expect.element(screen.getByRole("link", { name: "The storm" })).toBeVisible();

  expect(document.querySelectorAll("article img")).toHaveLength(1);
  await expect.element(screen.getByRole("img", { name: "Stone" })).toBeVisible();
});

test("a share is hidden, and shown again from the fold", async () => {
  const server = serveShares([givenShare(), givenShare({ id: "s-2", from: "Sjoerd" })]);
  const { screen } = await open();
  const sjoerd = screen.getByRole("article", { name: "Sjoerd" });

  await sjoerd.getByRole("button", { name: "Hide Sjoerd" }).click();
  await expect.element(sjoerd).not.toBeInTheDocument();
  await screen.getByText("Hidden (1)").click();
  await expectAccessible();
  await screen.getByRole("button", { name: "Show again Sjoerd" }).click();

  await expect.element(sjoerd).toBeVisible();
  await expect.element(screen.getByText(/^Hidden \(/)).not.toBeInTheDocument();
  expect(server.bodiesOf(sharedCalls.hide)).toEqual([
    { shareId: "s-2", isHidden: true },
    { shareId: "s-2", isHidden: false },
  ]);
});

test("a share that cannot be hidden stays, and the reason is shown", async () => {
  serveShares([givenShare()], { [sharedCalls.hide]: () => refusal(503, "The server is busy") });
  const { screen } = await open();

  await screen.getByRole("button", { name: "Hide Marianne" }).click();

  await expect.element(screen.getByRole("alert").filter({ hasText: "The server is busy" })).toBeInTheDocument();
  await expect.element(screen.getByRole("article", { name: "Marianne" })).toBeVisible();
});

test("an empty page says how it fills, and which address others need", async () => {
  serveShares([]);
  const { screen } = await open();

  await expect.element(screen.getByRole("heading", { name: "Nobody has shared a memory with you yet" })).toBeVisible();
  await expect.element(screen.getByText("ada@example.org")).toBeVisible();
  await expectAccessible();
});

test("without a connection it says that what others share needs one", async () => {
  const server = serveShares([givenShare()]);
  server.goOffline();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const { screen } = await open();
  await expect.element(screen.getByText(/Shared memories need a connection/)).toBeVisible();
  await expectAccessible();

  server.comeBack();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("article", { name: "Marianne" })).toBeVisible();
});

test("a share that has ended leaves the page and the cache with the next answer", async () => {
  const server = serveShares([givenShare({}, [wedding]), givenShare({ id: "s-2", from: "Sjoerd" })]);
  const { screen, client, cached } = await open();
  await expect.element(screen.getByRole("article", { name: "Marianne" })).toBeVisible();
  client.setQueryData(["shared-memories", "read", "s-1"], { memories: [wedding] });

  server.end("s-1");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

  await expect.element(screen.getByRole("article", { name: "Marianne" })).not.toBeInTheDocument();
  expect(cached()).not.toContain("Marianne");
  expect(client.getQueryData(["shared-memories", "read", "s-1"])).toBeUndefined();
});

test("a share leaves the page and the cache when its time is over, also without a connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const server = serveShares([
    givenShare({ expiresAt }, [wedding]),
    givenShare({ id: "s-2", from: "Sjoerd" }, [storm]),
  ]);
  const { screen, cached } = await open();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Our wedding day"));
  server.goOffline();

  await vi.advanceTimersByTimeAsync(60_001);

  expect(document.body.textContent).not.toContain("Our wedding day");
  await vi.waitFor(() => expect(cached()).not.toContain("Our wedding day"));
  await expect.element(screen.getByRole("link", { name: "The storm" })).toBeInTheDocument();
});

test("what nobody has confirmed for five minutes leaves the page and the cache", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const server = serveShares([givenShare({}, [wedding])]);
  const { cached } = await open();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Our wedding day"));
  server.goOffline();

  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.body.textContent).toContain("You're offline. Shared memories need a connection");
  expect(document.body.textContent).toContain("Our wedding day");
  await vi.advanceTimersByTimeAsync(5 * 60_000);

  expect(document.body.textContent).toContain("They're never saved on this device.");
  expect(document.body.textContent).not.toContain("Our wedding day");
  expect(cached()).not.toContain("Our wedding day");
});
