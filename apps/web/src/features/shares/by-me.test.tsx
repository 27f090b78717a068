import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { fine, lake, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { share, shareAnswer, sjoerd } from "#testing/shares.ts";
import { tenYears } from "#testing/timeline.ts";

import type { GoToMemory } from "./answer-list.tsx";
import { ByMe } from "./by-me.tsx";

const createMemory = "POST /api/memories";
const removeAnswer = "DELETE /api/shares/answers";
const timeline = { timeline: { _id: "t-1", startYear: 1998, endYear: 2007 }, years: tenYears, lockedYears: [] };

afterEach(() => vi.unstubAllGlobals());

type Answers = Parameters<typeof serveMemories>[0];

async function openByMe(answers: Answers = {}) {
  const server = serveMemories({
    "GET /api/timeline": () => fine({ ...timeline, mustChooseYears: false }),
    "GET /api/shares": () => fine({ shares: [share(), share(sjoerd)], mayShareByLink: true }),
    "GET /api/shares/answers": () => fine({ answers: [] }),
    "POST /api/shares/answers/read": () => fine(),
    ...answers,
  });
  const goToMemory = vi.fn<GoToMemory>();
  const screen = await renderSignedIn(
    <main>
      <h1>Shared Memories</h1>
      <ByMe timelineLink={<a href="/timeline">Timeline</a>} goToMemory={goToMemory} />
    </main>,
  );
  return { screen, server, goToMemory };
}

test("nothing shared yet leads to the timeline", async () => {
  const { screen } = await openByMe({ "GET /api/shares": () => fine({ shares: [], mayShareByLink: true }) });

  await expect.element(screen.getByRole("heading", { name: "You haven't shared anything yet" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Timeline" })).toBeVisible();
  await expectAccessible();
});

test("every share names who sees what, and the flowers of a year are shared from here", async () => {
  const memories = ["One", "Two", "Three", "Four", "Five"].map((title) => ({ id: title, title, memoryType: null }));
  const { screen, server } = await openByMe({
    "GET /api/shares": () => fine({ shares: [share({ memories }), share(sjoerd)], mayShareByLink: true }),
    "POST /api/shares": () => fine({ share: share() }),
  });
  await expect.element(screen.getByText("“One”, “Two”, “Three”, and 2 more memories")).toBeVisible();
  await expect.element(screen.getByText("“The lake”")).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Share the flowers from a year" }).click();
  await screen.getByRole("button", { name: "2000 2 flowers" }).click();
  const sheet = screen.getByRole("dialog", { name: "Share the flowers from 2000" });
  await sheet.getByLabelText("Who is it for?").fill("Aunt Vera");
  await sheet.getByRole("button", { name: "Create the link" }).click();

  await expect.poll(() => server.sentTo("POST /api/shares")[0]?.body).toMatchObject({ flowersOfYearId: "y-2000" });
});

test("a new answer is marked, read by being shown, and kept as a memory of its month", async () => {
  const { screen, server, goToMemory } = await openByMe({
    "GET /api/shares/answers": () => fine({ answers: [shareAnswer()] }),
    [createMemory]: () => fine({ memory: { ...lake, _id: "m-9", memoryTitle: "What Aunt Vera remembers" } }),
    [removeAnswer]: () => fine(),
  });
  const answer = screen.getByRole("article", { name: "Aunt Vera remembers:" });
  await expect.element(answer.getByText("New")).toBeVisible();
  await expect.element(answer.getByText("About “The lake” · 1 February 2026")).toBeVisible();
  await expect.element(answer.getByText(/The water was <cold>\./)).toBeVisible();
  await expect.poll(() => server.sentTo("POST /api/shares/answers/read")[0]?.body).toEqual({ ids: ["a-1"] });
  await expectAccessible();

  await answer.getByRole("button", { name: "Keep as a memory" }).click();

  await expect.element(screen.getByText("Saved in July 1998")).toBeVisible();
  await expect.element(answer).not.toBeInTheDocument();
  expect(server.sentTo(createMemory)).toEqual([
    {
      call: createMemory,
      idempotencyKey: "answer-a-1",
      body: {
        timelineId: "t-1",
        yearId: "y-1998",
        month: 7,
        memoryTitle: "What Aunt Vera remembers",
        memoryDescription: "<p>The water was &lt;cold&gt;.<br>You cried.</p><p>Then you swam.</p>",
      },
    },
  ]);
  expect(server.sentTo(removeAnswer)[0]?.body).toEqual({ id: "a-1" });
  await screen.getByRole("button", { name: "Open" }).click();
  expect(goToMemory).toHaveBeenCalledExactlyOnceWith({ id: "m-9", title: "What Aunt Vera remembers" });
});

test("an answer stays where its year is closed", async () => {
  const { screen, server } = await openByMe({
    "GET /api/shares/answers": () => fine({ answers: [shareAnswer()] }),
    [createMemory]: () => refuse(403, "This year is outside your plan"),
  });
  const answer = screen.getByRole("article", { name: "Aunt Vera remembers:" });

  await answer.getByRole("button", { name: "Keep as a memory" }).click();

  await expect.element(answer.getByText(/This year is outside your plan/)).toBeVisible();
  expect(server.sentTo(removeAnswer)).toEqual([]);
});

test("an answer whose memory is gone is kept at the end of the timeline", async () => {
  const { screen, server } = await openByMe({
    "GET /api/shares": () => fine({ shares: [], mayShareByLink: true }),
    "GET /api/shares/answers": () => fine({ answers: [shareAnswer({ memoryId: null, memoryTitle: null })] }),
    [createMemory]: () => fine({ memory: { ...lake, year: 2007, month: 12 } }),
    [removeAnswer]: () => fine(),
  });

  await screen.getByRole("button", { name: "Keep as a memory" }).click();

  await expect.element(screen.getByText("Saved in December 2007")).toBeVisible();
  expect(server.sentTo(createMemory)[0]?.body).toMatchObject({ timelineId: "t-1", yearId: "y-2007", month: 12 });
});

test("an answer is deleted only after a question", async () => {
  const { screen, server } = await openByMe({
    "GET /api/shares/answers": () => fine({ answers: [shareAnswer()] }),
    [removeAnswer]: () => fine(),
  });
  const button = screen.getByRole("article").getByRole("button", { name: "Delete" });
  await button.click();
  const question = screen.getByRole("dialog", { name: "Delete what Aunt Vera wrote?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.sentTo(removeAnswer)).toEqual([]);
  await button.click();

  await question.getByRole("button", { name: "Delete" }).click();

  await expect.element(screen.getByRole("article")).not.toBeInTheDocument();
  expect(server.sentTo(removeAnswer)[0]?.body).toEqual({ id: "a-1" });
});
