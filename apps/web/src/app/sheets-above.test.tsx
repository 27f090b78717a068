import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { ask, askAnswer, askCalls, grandmother } from "#testing/asks.ts";
import { expectAccessible } from "#testing/axe.ts";
import { lake } from "#testing/memories.tsx";
import { closeApp, openApp } from "#testing/open-app.tsx";
import { ada, done } from "#testing/profile.ts";
import { mediaItem, serveTimeline, timelineAnswer } from "#testing/timeline.ts";

afterEach(async () => {
  await closeApp();
  vi.unstubAllGlobals();
});

const vera = askAnswer({ media: [mediaItem("sound-1", { type: "Audio", durationMs: 61_000 })] });

function serve(answers: Parameters<typeof serveTimeline>[0] = {}) {
  return serveTimeline({
    "GET /api/auth/verify": () => done({ valid: true, user: ada }),
    "GET /api/user/details": () => done({ userDetails: ada }),
    "GET /api/timeline": () => timelineAnswer(),
    "GET /api/timeline/home": () =>
      done({ question: { year: 2000, text: grandmother }, print: null, sameMonth: [], newest: [] }),
    "GET /api/memories/details": () => done({ memory: { ...lake, toldBy: "Vera" } }),
    "GET /api/shared-memories": () => done({ shares: [] }),
    "GET /api/transcripts": () => done({ transcripts: [] }),
    [askCalls.list]: () => done({ asks: [ask()], mayAsk: true }),
    [askCalls.answers]: () => done({ answers: [vera] }),
    [askCalls.read]: () => done(),
    ...answers,
  });
}

test("a memory says who told it, and its list of actions asks somebody about it", async () => {
  const server = serve({ [askCalls.create]: () => done({ ask: ask() }) });
  const { screen } = await openApp("/timeline/memory/m-1/the-lake/view");
  await expect.element(screen.getByText("Told by Vera · July 1998")).toBeVisible();
  await screen.getByRole("button", { name: "More" }).click();
  const button = screen.getByRole("button", { name: "Ask someone about this" });

  await button.click();

  const sheet = screen.getByRole("dialog", { name: "Ask someone" });
  await expect.element(sheet.getByLabelText("Your question")).toHaveValue("What do you remember about “The lake”?");
  await expectAccessible();
  await sheet.getByLabelText("I'll pass on the link myself").click();
  await sheet.getByLabelText("Who are you asking?").fill("Vera");
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(sheet.getByLabelText("Who are you asking?")).toHaveValue("Vera");
  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.element(sheet.getByRole("heading", { name: "The link for Vera is ready" })).toBeVisible();
  expect(server.bodiesOf(askCalls.create)).toEqual([
    { question: "What do you remember about “The lake”?", name: "Vera", year: 1998, memoryId: "m-1" },
  ]);
});

test("the question of the day is asked of somebody else", async () => {
  serve({ "GET /api/timeline": () => timelineAnswer(withMemories) });
  const { screen } = await openApp("/timeline");

  await screen.getByRole("button", { name: "Ask someone else" }).click();

  const sheet = screen.getByRole("dialog", { name: "Ask someone" });
  await expect.element(sheet.getByLabelText("Your question")).toHaveValue(grandmother);
});

test("the tab of questions has a mark for new answers, plays them, and chooses the date they belong to", async () => {
  const server = serve({
    "GET /api/timeline": () => timelineAnswer(withMemories),
    [askCalls.place]: () => done({ memoryId: "m-9", memoryTitle: "Grandmother", year: 2000, month: 6 }),
  });
  const { screen } = await openApp("/shared-memories");
  await screen.getByRole("link", { name: "Asked New answers" }).click();
  await expect
    .element(screen.getByRole("link", { name: "Asked", exact: true }))
    .toHaveAttribute("aria-current", "page");
  const answer = screen.getByRole("article", { name: "Vera answered" });
  await expect.element(answer.getByRole("region", { name: "What was said" })).toBeVisible();
  await answer.getByRole("button", { name: "Place on my timeline" }).click();
  const sheet = screen.getByRole("dialog", { name: "Place it on your timeline" });
  await sheet.getByLabelText("Year").selectOptions("2000");
  await sheet.getByLabelText("Month").selectOptions("June");
  await sheet.getByLabelText("Approximate date").click();
  await sheet.getByRole("button", { name: /^Flower/ }).click();
  await expectAccessible();

  await sheet.getByRole("button", { name: "Add to my timeline" }).click();

  await expect.element(screen.getByText("It's on your timeline now, in June 2000, told by Vera.")).toHaveFocus();
  expect(server.bodiesOf(askCalls.place)).toMatchObject([
    { yearId: "y-2000", month: 6, isCirca: true, memoryType: "Flower", fileIds: ["sound-1"] },
  ]);
});

const withMemories = Array.from({ length: 3 }, (_, index) => ({
  _id: `y-${1998 + index}`,
  year: 1998 + index,
  memoryCount: 1,
  flowerMemoryCount: 1,
  stoneMemoryCount: 0,
  monthCounts: Array.from({ length: 12 }, (_month, at) => (at === 5 ? 1 : 0)),
  lock: false,
  disable: false,
}));
