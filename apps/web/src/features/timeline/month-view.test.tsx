import { afterEach, expect, test, vi } from "vitest";

import { refusal } from "#testing/profile.ts";
import { renderTimeline } from "#testing/render-timeline.tsx";
import { mediaItem, memoriesAnswer, memory, serveTimeline, timelineAnswer, yearEntry } from "#testing/timeline.ts";

const june = { year: 2000, month: 6 };
const list = "GET /api/memories";
const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

afterEach(() => vi.unstubAllGlobals());

test("cards show a mark or the way to one, and lead to their memory", async () => {
  serveTimeline({
    [list]: () =>
      memoriesAnswer([
        memory(),
        memory({ _id: "m-2", memoryTitle: "Night shift", memoryType: "Stone" }),
        memory({ _id: "m-3", memoryTitle: "Plums", memoryType: "Flower" }),
      ]),
  });
  const screen = await renderTimeline(june);

  await expect.element(screen.getByRole("heading", { level: 1, name: "Memories of June" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Mark Summer concert" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Mark Night shift" })).not.toBeInTheDocument();
  await expect.element(screen.getByText("Stone", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Flower", { exact: true })).toBeVisible();
  const link = screen.getByRole("link", { name: "View Memory Night shift" });
  await expect.element(link).toHaveAttribute("href", "/memory/m-2");
});

test("four cards in waiting are as large as those that come", async () => {
  const answers: ((answer: Response) => void)[] = [];
  serveTimeline({ [list]: () => new Promise((resolve) => answers.push(resolve)) });
  const screen = await renderTimeline(june);
  await expect.poll(() => document.querySelectorAll("[aria-busy] li")).toHaveLength(4);
  await expect.poll(() => answers).toHaveLength(1);
  const waiting = [...document.querySelectorAll("[aria-busy] li")];
  const heightBefore = waiting[0]?.getBoundingClientRect().height ?? 0;

  const photo = mediaItem("photo", { url: dot, width: 400, height: 300 });
  const four = ["m-1", "m-2", "m-3", "m-4"].map((_id) => memory({ _id, memoryType: "Flower", media: [photo] }));
  answers[0]?.(memoriesAnswer(four));

  const card = screen.getByRole("article").first();
  await expect.element(card).toBeVisible();
  expect(Math.abs(card.element().getBoundingClientRect().height - heightBefore)).toBeLessThan(2);
});

test("an empty month invites, an empty archive only says so", async () => {
  const server = serveTimeline();
  const screen = await renderTimeline(june);
  await expect.element(screen.getByRole("heading", { name: "No memories found" })).toBeVisible();
  await expect.element(screen.getByText("Add memories to your timeline to see them here.")).toBeVisible();
  await expect.element(screen.getByText("The question of 2000")).toBeVisible();

  await screen.getByRole("button", { name: "archived memories" }).click();

  await expect.element(screen.getByRole("heading", { name: "No archived memories here" })).toBeVisible();
  expect(server.queriesOf(list).map(({ isArchived }) => isArchived)).toEqual(["false", "true"]);
  await screen.getByRole("button", { name: "Hide archives" }).click();
  await expect.element(screen.getByRole("heading", { name: "No memories found" })).toBeVisible();
});

test("what is archived can be restored and carries no tagging", async () => {
  serveTimeline({ [list]: () => memoriesAnswer([memory({ isArchived: true })]) });
  const screen = await renderTimeline({ ...june, archive: true });

  await expect.element(screen.getByRole("button", { name: "Restore Summer concert" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Mark Summer concert" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /View Memory/ })).not.toBeInTheDocument();
});

test("the pager turns months and the back link returns to the year", async () => {
  serveTimeline();
  const screen = await renderTimeline({ year: 2000, month: 11 });
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByRole("heading", { name: "Memories of December" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Next" })).toBeDisabled();

  await screen.getByRole("link", { name: "Back to 2000" }).click();

  await expect.element(screen.getByRole("heading", { name: "memories of 2000" })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

test("more memories come with scrolling, and what did not come can be asked for again", async () => {
  const many = Array.from({ length: 24 }, (_, index) => memory({ _id: `a-${index}` }));
  let pages = 0;
  const server = serveTimeline({
    [list]: ({ searchParams }) => {
      if (!searchParams.has("cursor")) return memoriesAnswer(many, "next");
      pages += 1;
      return pages === 1 ? refusal(403, "Not today") : memoriesAnswer([memory({ _id: "m-2", memoryTitle: "Plums" })]);
    },
  });
  const screen = await renderTimeline(june);

  await expect.element(screen.getByRole("article").nth(23)).toBeInTheDocument();
  screen.getByRole("article").nth(23).element().scrollIntoView();
  await expect.element(screen.getByText("We couldn't load the next memories.")).toBeVisible();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("heading", { name: "Plums" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show more memories" })).not.toBeInTheDocument();
  expect(server.queriesOf(list).map(({ cursor }) => cursor)).toEqual([undefined, "next", "next"]);
});

test("a year outside the plan is read, and nothing can be added", async () => {
  serveTimeline({
    "GET /api/timeline": () => timelineAnswer([yearEntry(2000, { lock: true })]),
    [list]: () => memoriesAnswer([memory()]),
  });
  const screen = await renderTimeline(june);

  await expect.element(screen.getByRole("link", { name: "View Memory Summer concert" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Add Memory" })).not.toBeInTheDocument();
});

test("memories that do not come can be asked for again", async () => {
  serveTimeline({ [list]: () => refusal(403, "Not today") });
  const screen = await renderTimeline(june);
  await expect.element(screen.getByText("Not today")).toBeVisible();

  serveTimeline({ [list]: () => memoriesAnswer([memory()]) });
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("heading", { name: "Summer concert" })).toBeVisible();
});

test("a card whose only picture could not be prepared says why", async () => {
  const broken = mediaItem("beach", { state: "failed", failure: "picture_unreadable" });
  serveTimeline({ [list]: () => memoriesAnswer([memory({ media: [broken] })]) });
  const screen = await renderTimeline(june);

  await expect.element(screen.getByText("This photo is damaged or too large to open.")).toBeVisible();
});

test("a picture that does not come is asked for once more, then replaced by the first words", async () => {
  const server = serveTimeline({ [list]: () => memoriesAnswer([memory({ media: [mediaItem("no-such-picture")] })]) });
  const screen = await renderTimeline(june);

  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByText("By the water.")).toBeVisible();
  expect(server.queriesOf(list)).toHaveLength(2);
});

test("pictures whose addresses have run out are shown with newer ones, all by one question", async () => {
  const answers: ((answer: Response) => void)[] = [];
  const server = serveTimeline({ [list]: () => new Promise((resolve) => answers.push(resolve)) });
  await renderTimeline(june);
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(twoWith("data:image/gif;base64,gone"));
  await expect.poll(() => answers).toHaveLength(2);
  await expect.poll(() => document.querySelectorAll("article img")).toHaveLength(0);

  answers[1]?.(twoWith(dot));

  await expect.poll(() => document.querySelectorAll(`article img[src="${dot}"]`)).toHaveLength(2);
  expect(server.queriesOf(list)).toHaveLength(2);
});

function twoWith(url: string): Response {
  return memoriesAnswer(["m-1", "m-2"].map((_id) => memory({ _id, media: [mediaItem(_id, { url })] })));
}
