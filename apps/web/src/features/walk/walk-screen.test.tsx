import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";
import { mediaItem, memory, serveTimeline } from "#testing/timeline.ts";

import { WalkScreen } from "./walk-screen.tsx";
import type { WalkPlace } from "./walk.queries.ts";

const walkCall = "GET /api/memories/walk";
const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const photo = (name: string) => mediaItem(name, { url: dot, width: 400, height: 300, placeholder: dot });
const first = memory({ _id: "m-1", memoryTitle: "The lake", media: [photo("one.jpg"), photo("two.jpg")] });
const second = memory({ _id: "m-2", memoryTitle: "The storm", month: 8, toldBy: "Vera" });
const third = memory({ _id: "m-3", memoryTitle: "The cat", month: 9 });

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

function answer(more: object = {}) {
  return done({ memories: [first, second, third], total: 3, leftOut: 0, next: null, nextCursor: null, ...more });
}

async function walk(place: WalkPlace = { year: 2000 }, from?: string) {
  const handleWalkOn = vi.fn<(next: WalkPlace, from?: string) => void>();
  const handleClose = vi.fn<() => void>();
  const handleShown = vi.fn<(id: string) => void>();
  const client = createQueryClient();
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      <WalkScreen
        place={place}
        from={from}
        links={{
          addLink: (_place, content, className) => (
            <a href="#add" className={className}>
              {content}
            </a>
          ),
          memoryLink: (_memory, content, className) => (
            <a href="#memory" className={className}>
              {content}
            </a>
          ),
        }}
        renderText={(html) => <p>{html.replace(/<[^>]*>/g, "")}</p>}
        onWalkOn={handleWalkOn}
        onShown={handleShown}
        onClose={handleClose}
      />
    </QueryClientProvider>,
  );
  return { screen, client, handleWalkOn, handleClose, handleShown };
}

test("each page is an article; keys and buttons go on, and the heading of the new page gets the focus", async () => {
  serveTimeline({ [walkCall]: () => answer({ next: { year: 2003, month: 2 } }) });
  const { screen, handleWalkOn, handleShown } = await walk();
  await expect.element(screen.getByRole("heading", { name: "The lake" })).toHaveFocus();
  expect(screen.getByRole("article").elements()).toHaveLength(1);
  await expectAccessible();

  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("heading", { name: "The storm" })).toHaveFocus();
  await expect.element(screen.getByText(/^Told by Vera ·/)).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("heading", { name: "The cat" })).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(screen.getByRole("heading", { name: "The lake" })).toHaveFocus();
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect.element(screen.getByRole("heading", { name: "The storm" })).toHaveFocus();
  await expect.element(screen.getByText("2 of 3").first()).toBeVisible();
  await vi.waitFor(() => expect(handleShown).toHaveBeenLastCalledWith("m-2"));
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("heading", { name: "That was 2000" })).toHaveFocus();
  await screen.getByRole("button", { name: "On to 2003" }).click();

  expect(handleWalkOn).toHaveBeenCalledWith({ year: 2003, month: undefined, stones: undefined });
});

test("several pictures of one memory follow each other while its words stay", async () => {
  serveTimeline({ [walkCall]: () => answer() });
  const { screen } = await walk();
  const pictures = screen.getByRole("list", { name: "Photos in this memory" });
  await expect.element(pictures).toBeVisible();

  await pictures.getByRole("button", { name: "Photo 2 of 2" }).click();

  expect(pictures.getByRole("button", { name: "Photo 2 of 2" }).element().ariaCurrent).toBe("true");
  await expect.element(screen.getByRole("heading", { name: "The lake" })).toBeVisible();
});

test("a long text shows its beginning beside the picture, and all of it on request", async () => {
  await page.viewport(360, 780);
  const long = { ...first, memoryDescription: `<p>${"We swam until it was dark. ".repeat(40)}</p>` };
  serveTimeline({ [walkCall]: () => answer({ memories: [long], total: 1 }) });
  const { screen } = await walk();

  await screen.getByRole("button", { name: "Read on" }).click();
  await expectAccessible();
  await screen.getByRole("button", { name: "Show less" }).click();

  await expect.element(screen.getByRole("button", { name: "Read on" })).toBeVisible();
});

test("films and sounds play on request only, and end with their page", async () => {
  const film = mediaItem("film.mp4", { type: "Video", url: dot, posterUrl: dot });
  const sound = mediaItem("song.webm", { type: "Audio", url: dot, durationMs: 65_000 });
  serveTimeline({ [walkCall]: () => answer({ memories: [{ ...first, media: [film, sound] }, second], total: 2 }) });
  const { screen } = await walk();
  await expect.element(screen.getByRole("button", { name: "Listen 1:05" })).toBeVisible();
  expect(document.querySelectorAll("video, audio")).toHaveLength(0);

  await screen.getByRole("button", { name: "Play video" }).click();
  await screen.getByRole("button", { name: "Listen 1:05" }).click();
  expect(document.querySelectorAll("video, audio")).toHaveLength(2);
  await screen.getByRole("button", { name: "Next page" }).click();

  await expect.element(screen.getByRole("heading", { name: "The storm" })).toHaveFocus();
  expect(document.querySelectorAll("video, audio")).toHaveLength(0);
});

test("stones and candles are left out until they are asked for", async () => {
  const server = serveTimeline({ [walkCall]: () => answer({ memories: [second], total: 1, leftOut: 2 }) });
  const { screen, handleWalkOn } = await walk();
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("button", { name: "Include stones and candles" }).click();
  expect(handleWalkOn).toHaveBeenLastCalledWith({ year: 2000, stones: true }, "m-2");
  await userEvent.keyboard("{End}");

  await expect.element(screen.getByText("2 memories with a stone or a candle were left out.")).toBeVisible();
  await screen.getByRole("button", { name: "Include stones and candles" }).click();

  expect(handleWalkOn).toHaveBeenLastCalledWith({ year: 2000, stones: true });
  expect(server.queriesOf(walkCall)).toEqual([{ yearId: "y-2000", stones: "false" }]);
});

test("a walk begins with the memory it is asked for, also when it is on a later page of the answer", async () => {
  serveTimeline({
    [walkCall]: ({ searchParams }) =>
      searchParams.has("cursor")
        ? answer({ memories: [third] })
        : answer({ memories: [first, second], nextCursor: "more" }),
  });
  const { screen } = await walk({ year: 2000 }, "m-3");

  await expect.element(screen.getByRole("heading", { name: "The cat" })).toHaveFocus();
  await expect.element(screen.getByText("3 of 3").first()).toBeVisible();
});

test("an empty year says so plainly, and offers a way to add", async () => {
  serveTimeline({ [walkCall]: () => answer({ memories: [], total: 0, next: { year: 2003, month: 2 } }) });
  const { screen, handleClose } = await walk({ year: 2000 });

  await expect.element(screen.getByRole("heading", { name: "No memories of 2000 yet" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Write a memory of 2000" })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");

  expect(handleClose).toHaveBeenCalledOnce();
});

test("the slideshow goes on by itself, and any key pauses it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  serveTimeline({ [walkCall]: () => answer({ memories: [second, third], total: 2 }) });
  const { screen } = await walk();
  await screen.getByRole("button", { name: "Play slideshow" }).click();
  await expect.element(screen.getByText("The slideshow is playing")).toBeInTheDocument();

  vi.advanceTimersByTime(6100);
  await expect.element(screen.getByRole("heading", { name: "The cat" })).toBeVisible();
  await expect.element(screen.getByText("2 of 2: The cat")).toBeInTheDocument();
  await userEvent.keyboard("{Shift}");

  await expect.element(screen.getByText("The slideshow is paused")).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  vi.useRealTimers();
});

test("without a connection the months that were read make up the walk", async () => {
  serveTimeline({
    [walkCall]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const { screen, client } = await walk();
  client.setQueryData(["memories", "month", "y-2000", 6, false], { pages: [{ memories: [first] }], pageParams: [""] });

  await expect.element(screen.getByRole("heading", { name: "The lake" })).toHaveFocus();
});

test("a walk through what was found knows no total until all is loaded", async () => {
  const found = "GET /api/memories/walk/found";
  serveTimeline({
    [found]: ({ searchParams }) =>
      searchParams.has("cursor")
        ? done({ memories: [third], leftOut: 1, nextCursor: null })
        : done({ memories: [first, second], leftOut: 1, nextCursor: "more" }),
  });
  const { screen } = await walk({ q: "river" });

  await expect.element(screen.getByRole("dialog", { name: "Walk through memories of “river”" })).toBeVisible();
  await expect.element(screen.getByText("1 of 3").first()).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("heading", { name: "That was everything we found for “river”" })).toHaveFocus();
  await expect.element(screen.getByText("2 memories with a stone or a candle were left out.")).toBeVisible();
});
