import type { AskAnswer } from "@lane/contract/asks.ts";
import { afterEach, expect, test, vi } from "vitest";

import { askAnswer, askCalls, grandmother } from "#testing/asks.ts";
import { expectAccessible } from "#testing/axe.ts";
import { fine, refuse } from "#testing/memories.tsx";
import { openAsked } from "#testing/render-asked.tsx";
import { mediaItem } from "#testing/timeline.ts";

const transcripts = "GET /api/transcripts";

afterEach(() => vi.unstubAllGlobals());

const sound = mediaItem("sound-1", { type: "Audio", durationMs: 134_000 });
const photo = mediaItem("photo-1");

test("an answer is marked as new, read by being shown, heard, seen and read", async () => {
  const { screen, server } = await openAsked({ answers: [askAnswer({ media: [sound, photo] })] });
  const answer = screen.getByRole("article", { name: "Vera answered" });

  await expect.element(answer.getByText("New")).toBeVisible();
  await expect.element(answer.getByText(`Your question: ${grandmother}`)).toBeVisible();
  await expect.element(answer.getByText("1 February 2026")).toBeVisible();
  await expect.element(answer.getByText(/And she <laughed>\./)).toBeVisible();
  await expect.element(answer.getByText("Files: sound-1, photo-1 by Vera · 1 February 2026")).toBeVisible();
  await expect.poll(() => server.sentTo(askCalls.read)[0]?.body).toEqual({ ids: ["a-1"] });
  await expectAccessible();
});

test("an answer is placed as a memory, then thanked for", async () => {
  const { screen, server } = await openAsked({
    answers: [askAnswer({ media: [sound, photo], isThankedByMail: true })],
    calls: {
      [transcripts]: () => fine({ transcripts: [{ ...said, fileId: "sound-1", text: "She was never still." }] }),
      [askCalls.place]: () => fine({ memoryId: "m-9", memoryTitle: "Grandmother", year: 1998, month: 7 }),
      [askCalls.thank]: () => fine({ answer: askAnswer({ state: "accepted", memoryId: "m-9", thanks: "Thank you!" }) }),
    },
  });
  await screen.getByRole("button", { name: "Place on my timeline" }).click();
  const sheet = screen.getByRole("dialog", { name: "Place it on your timeline" });
  await expect.element(sheet.getByLabelText("Title")).toHaveValue(grandmother);
  await expect.element(sheet.getByLabelText("Text")).toHaveValue(askAnswer().text);
  await expect.element(sheet.getByText("Year: 1998 of 1998, month: none")).toBeVisible();
  await expect.element(sheet.getByRole("checkbox", { name: "Recording 1 2:14" })).toBeChecked();
  await expectAccessible();
  await sheet.getByLabelText("Title").fill("Grandmother");
  await sheet.getByRole("button", { name: "Add what's said in the recording" }).click();
  await expect.element(sheet.getByRole("button", { name: "Add what's said in the recording" })).not.toBeInTheDocument();
  await sheet.getByRole("checkbox", { name: "Photo 1" }).click();
  await sheet.getByRole("button", { name: "Add to my timeline" }).click();
  await expect.element(sheet.getByText("Please choose a year and a month. A guess is fine.")).toBeVisible();
  expect(server.sentTo(askCalls.place)).toEqual([]);
  await sheet.getByRole("button", { name: "In July" }).click();
  await sheet.getByRole("button", { name: "As a flower" }).click();

  await sheet.getByRole("button", { name: "Add to my timeline" }).click();

  await expect.element(screen.getByText("It's on your timeline now, in July 1998, told by Vera.")).toHaveFocus();
  await expect
    .element(screen.getByRole("link", { name: "Open the memory" }))
    .toHaveAttribute("href", "/memory/m-9/Grandmother");
  expect(server.sentTo(askCalls.place).map(({ body }) => body)).toEqual([
    {
      answerId: "a-1",
      timelineId: "t-1",
      yearId: "y-1998",
      month: 7,
      day: null,
      isCirca: false,
      memoryTitle: "Grandmother",
      memoryDescription: "<p>She sang.<br>All day long.</p><p>And she &lt;laughed&gt;.</p><p>She was never still.</p>",
      memoryType: "Flower",
      isCandle: false,
      fileIds: ["sound-1"],
    },
  ]);
  await expect.element(screen.getByText(/We'll email it to Vera/)).toBeVisible();
  await expectAccessible();
  const words = screen.getByLabelText("Say thank you");
  await expect.element(words).toHaveValue("Thank you, Vera. It means a lot to me that you told me this.");
  await words.fill("Thank you!");
  await screen.getByRole("button", { name: "Send your thanks" }).click();
  await expect.element(screen.getByText(/You thanked Vera:/)).toHaveFocus();
  expect(server.sentTo(askCalls.thank)[0]?.body).toEqual({ id: "a-1", words: "Thank you!" });
});

test("sent twice after a lost connection, an answer is placed with the same key", async () => {
  let isReached = false;
  let answers: readonly AskAnswer[] = [askAnswer()];
  const { screen, server } = await openAsked({
    calls: {
      [askCalls.answers]: () => fine({ answers }),
      [askCalls.place]: () => {
        if (!isReached) throw new TypeError("Failed to fetch");
        answers = [askAnswer({ state: "accepted", memoryId: "m-9" })];
        return fine({ memoryId: "m-9", memoryTitle: grandmother, year: 1998, month: 7 });
      },
    },
  });
  await screen.getByRole("button", { name: "Place on my timeline" }).click();
  const sheet = screen.getByRole("dialog", { name: "Place it on your timeline" });
  await sheet.getByRole("button", { name: "In July" }).click();
  await sheet.getByRole("button", { name: "Add to my timeline" }).click();
  await expect.element(sheet.getByText("It isn't on your timeline yet")).toBeVisible();
  isReached = true;

  await sheet.getByRole("button", { name: "Add to my timeline" }).click();

  await expect.element(screen.getByText(/It's on your timeline now/)).toBeVisible();
  const keys = server.sentTo(askCalls.place).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("an answer that was withdrawn meanwhile leaves the list with a kind sentence", async () => {
  let answers: readonly AskAnswer[] = [askAnswer()];
  const { screen } = await openAsked({
    calls: {
      [askCalls.answers]: () => fine({ answers }),
      [askCalls.thank]: () => {
        answers = [];
        return refuse(404, "This is not there", { code: "not_found" });
      },
    },
  });
  await screen.getByRole("button", { name: "Say thank you" }).click();
  await expect.element(screen.getByLabelText("Say thank you")).toHaveFocus();

  await screen.getByRole("button", { name: "Send your thanks" }).click();

  await expect.element(screen.getByText("Vera has withdrawn this answer. It's no longer here.")).toBeVisible();
  await expect.element(screen.getByRole("article")).not.toBeInTheDocument();
});

test("declining asks first, takes a kind word along, and leaves a line among the earlier answers", async () => {
  const declined = askAnswer({ state: "declined", text: "", thanks: "I know this one already." });
  const { screen, server } = await openAsked({
    answers: [askAnswer()],
    calls: { [askCalls.decline]: () => fine({ answer: declined }) },
  });
  await screen.getByRole("button", { name: "Decline" }).click();
  const question = screen.getByRole("group", { name: /Decline this answer\?/ });
  await expectAccessible();
  await question.getByRole("button", { name: "Keep it here" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Decline" })).toHaveFocus();
  expect(server.sentTo(askCalls.decline)).toEqual([]);
  await screen.getByRole("button", { name: "Decline" }).click();
  await question.getByLabelText("A kind word for Vera (optional)").fill("I know this one already.");

  await question.getByRole("button", { name: "Decline" }).click();

  await expect.element(screen.getByRole("heading", { name: "Answers" })).toHaveFocus();
  await expect.element(screen.getByText("Nothing new at the moment.")).toBeVisible();
  expect(server.sentTo(askCalls.decline)[0]?.body).toEqual({ id: "a-1", words: "I know this one already." });
  await screen.getByText("Earlier answers").click();
  await expect.element(screen.getByText("Declined · 1 February 2026")).toBeVisible();
  await expect.element(screen.getByText(/You wrote to Vera:/)).toBeVisible();
});

test("an earlier answer leads to its memory and can still be thanked for", async () => {
  const { screen } = await openAsked({
    answers: [askAnswer({ state: "accepted", memoryId: "m-9", isUnread: false })],
  });
  await screen.getByText("Earlier answers").click();
  await expect.element(screen.getByRole("link", { name: "Open the memory" })).toBeVisible();

  await screen.getByRole("button", { name: "Say thank you" }).click();

  await expect.element(screen.getByLabelText("Say thank you")).toHaveFocus();
  await expectAccessible();
});

test("an answer that was placed in another window leads to its memory", async () => {
  let answers: readonly AskAnswer[] = [askAnswer()];
  const { screen } = await openAsked({ calls: { [askCalls.answers]: () => fine({ answers }) } });
  await expect.element(screen.getByRole("button", { name: "Place on my timeline" })).toBeVisible();
  answers = [askAnswer({ state: "accepted", memoryId: "m-9" })];

  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

  await expect.element(screen.getByText("It's on your timeline now, told by Vera.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Open the memory" })).toBeVisible();
});

test("parts that could not be read are counted", async () => {
  const { screen } = await openAsked({ answers: [askAnswer({ lostParts: 2 })] });

  await expect.element(screen.getByText("2 recordings or photos couldn't be read.")).toBeVisible();
});

test("where storage is full, one sentence leads to it", async () => {
  const { screen } = await openAsked({ answers: [askAnswer({ lacksRoom: true })] });

  await expect.element(screen.getByText(/Your storage is full/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See your storage" })).toBeVisible();
  await expectAccessible();
});

test("a timeline without years is chosen first", async () => {
  const { screen } = await openAsked({
    answers: [askAnswer()],
    calls: {
      "GET /api/timeline": () => fine({ timeline: null, years: [], lockedYears: [], mustChooseYears: true }),
    },
  });

  await screen.getByRole("button", { name: "Place on my timeline" }).click();

  await expect.element(screen.getByRole("link", { name: "Go to your timeline" })).toBeVisible();
});

const said = { state: "done", progress: null, isByMachine: true, isOwn: true };
