import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { refusal } from "#testing/profile.ts";
import { quietSound } from "#testing/quiet-sound.ts";
import { renderSharedMemory } from "#testing/render-shares.tsx";
import { givenShare, serveShares, sharedCalls, sharedMedia, sharedMemory } from "#testing/shared-memories.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const song = sharedMedia("song", { type: "Audio", url: quietSound() });
const wedding = sharedMemory({ media: [sharedMedia("photo"), song] });

/** The page with its memory, and a server on which the share can be ended. */
async function openWedding(more: Parameters<typeof givenShare>[0] = {}) {
  const server = serveShares([givenShare({ isUnread: true, ...more }, [wedding])]);
  const page = await renderSharedMemory();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Rain at ten"));
  return { server, ...page };
}

/** The page is empty at once; the cache is emptied by an effect of the same rendering. */
async function expectPurged(cached: () => string) {
  const words = /Rain at ten|Our wedding day|For you, with love|Marianne/;
  expect(document.documentElement.innerHTML).not.toMatch(words);
  expect(document.querySelectorAll("audio")).toHaveLength(0);
  await vi.waitFor(() => expect(cached()).not.toMatch(words));
}

test("the server is told once that it was opened, and the list no longer says that it is new", async () => {
  const server = serveShares([givenShare({ isUnread: true }, [wedding])]);
  const client = createQueryClient();
  client.setQueryData(["shared-memories", "list"], [{ ...givenShare({ isUnread: true }).share, memories: [] }]);
  await renderSharedMemory({ client });
  await vi.waitFor(() => expect(server.bodiesOf(sharedCalls.opened)).toEqual([{ shareId: "s-1" }]));

  await client.refetchQueries({ queryKey: ["shared-memories", "read"] });
  lookAgain();
  await vi.waitFor(() => expect(server.queriesOf(sharedCalls.read).length).toBeGreaterThan(2));

  expect(server.bodiesOf(sharedCalls.opened)).toHaveLength(1);
  expect(client.getQueryData(["shared-memories", "list"])).toMatchObject([{ isUnread: false }]);
});

test("an opening that could not be told is told with the next answer", async () => {
  let isReached = false;
  const server = serveShares([givenShare()], {
    [sharedCalls.opened]: () => (isReached ? Response.json({ statusCode: 200 }) : refusal(503, "The server is busy")),
  });
  const { client } = await renderSharedMemory();
  await vi.waitFor(() => expect(server.bodiesOf(sharedCalls.opened)).toHaveLength(1));

  isReached = true;
  await vi.waitFor(async () => {
    await client.refetchQueries({ queryKey: ["shared-memories", "read"] });
    expect(server.bodiesOf(sharedCalls.opened)).toHaveLength(2);
  });
  await client.refetchQueries({ queryKey: ["shared-memories", "read"] });

  expect(server.bodiesOf(sharedCalls.opened)).toHaveLength(2);
});

test("a page in the background is not an opening", async () => {
  const visibility = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { server } = await openWedding();
  expect(server.bodiesOf(sharedCalls.opened)).toHaveLength(0);

  visibility.mockReturnValue(false);
  lookAgain();

  await vi.waitFor(() => expect(server.bodiesOf(sharedCalls.opened)).toHaveLength(1));
});

test("when it is no longer shared, everything leaves the page and the cache, and a sound stops", async () => {
  const { screen, server, client, cached } = await openWedding();
  client.setQueryData(["shared-memories", "list"], [{ ...givenShare().share, memories: [wedding] }]);
  // A browser plays only after something was pressed.
  await screen.getByRole("heading", { name: "Our wedding day" }).click();
  const audio = document.querySelector("audio");
  await audio?.play();
  expect(audio?.paused).toBe(false);
  server.end("s-1");

  await screen.getByRole("button", { name: "Lose photo" }).click();

  await expect.element(screen.getByRole("heading", { name: "This is no longer shared with you." })).toBeVisible();
  await expectPurged(cached);
  // A browser pauses what left the page in a task of its own.
  await expect.poll(() => audio?.paused).toBe(true);
  await expect.element(screen.getByRole("link", { name: "Shared Memories" }).first()).toBeVisible();
  await expectAccessible();
  const asked = server.queriesOf(sharedCalls.read).length;
  lookAgain();
  expect(server.queriesOf(sharedCalls.read)).toHaveLength(asked);
});

test("an end is noticed when the page is looked at again", async () => {
  const { screen, server, cached } = await openWedding();
  server.end("s-1");

  lookAgain();

  await expect.element(screen.getByRole("heading", { name: "This is no longer shared with you." })).toBeVisible();
  await expectPurged(cached);
});

test("an end is noticed half a minute later", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { screen, server, cached } = await openWedding();
  server.end("s-1");

  vi.advanceTimersByTime(30_000);

  await expect.element(screen.getByRole("heading", { name: "This is no longer shared with you." })).toBeVisible();
  await expectPurged(cached);
});

test("a file keeps its address from answer to answer, until that is lost", async () => {
  let signed = 0;
  serveShares([], {
    [sharedCalls.read]: () => {
      signed += 1;
      const signedSong = { ...song, url: `${song.url}#${signed}` };
      return Response.json(givenShare({}, [sharedMemory({ media: [sharedMedia("photo"), signedSong] })]));
    },
  });
  const { screen, client } = await renderSharedMemory();
  await vi.waitFor(() => expect(songAddress()).toMatch(/#1$/));

  await client.refetchQueries({ queryKey: ["shared-memories", "read"] });
  expect(signed).toBe(2);
  expect(songAddress()).toMatch(/#1$/);
  await screen.getByRole("button", { name: "Lose photo" }).click();

  await vi.waitFor(() => expect(songAddress()).toMatch(/#3$/));
});

test("at its end it leaves the page and the cache by itself, also without a connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const { server, cached } = await openWedding({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
  server.goOffline();

  await vi.advanceTimersByTimeAsync(59_000);
  expect(document.body.textContent).toContain("Rain at ten");
  await vi.advanceTimersByTimeAsync(1001);

  expect(document.body.textContent).toContain("This is no longer shared with you.");
  await expectPurged(cached);
});

test("a device whose clock is ahead shows what the server gives out", async () => {
  const { screen } = await openWedding({ expiresAt: new Date(Date.now() - 60_000).toISOString() });

  await expect.element(screen.getByText("Rain at ten, sun at noon.")).toBeVisible();
});

test("without a connection it says so, and drops what nobody has confirmed for five minutes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const { server, cached } = await openWedding();
  server.goOffline();

  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.body.textContent).toContain("You're offline. Shared memories need a connection");
  expect(document.body.textContent).toContain("Rain at ten");
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(document.body.textContent).toContain("They're never saved on this device.");
  await expectPurged(cached);
  server.comeBack();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(document.body.textContent).toContain("Rain at ten");
});

test("a page in the background asks before it would be emptied", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const { server } = await openWedding();

  await vi.advanceTimersByTimeAsync(9 * 60_000);

  expect(document.body.textContent).toContain("Rain at ten");
  expect(server.queriesOf(sharedCalls.read)).toHaveLength(3);
});

test("a share that is nobody's says that it is not shared", async () => {
  serveShares([]);
  const { screen } = await renderSharedMemory();

  await expect.element(screen.getByRole("heading", { name: "This is no longer shared with you." })).toBeVisible();
});

test("what somebody was writing stays theirs when the share ends", async () => {
  const { screen, server } = await openWedding();
  await screen.getByRole("button", { name: "Tell Marianne what you remember" }).click();
  await screen.getByRole("textbox", { name: "Tell Marianne what you remember" }).fill("I danced with your aunt.");

  server.end("s-1");
  await screen.getByRole("button", { name: "Lose photo" }).click();

  const kept = screen.getByRole("textbox", { name: /Your answer wasn't sent/ });
  await expect.element(kept).toHaveValue("I danced with your aunt.");
});

function songAddress(): string | undefined {
  return document.querySelector("audio")?.src;
}

function lookAgain() {
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}
