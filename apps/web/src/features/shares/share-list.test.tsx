import type { Share } from "@lane/contract/shares.ts";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { fine, lake, refuse, renderSignedIn, serveMemories } from "#testing/memories.tsx";
import { share, sjoerd } from "#testing/shares.ts";

import { WhoCanSeeIt } from "./who-can-see-it.tsx";

const change = "PUT /api/shares";
const stop = "POST /api/shares/stop";
const dayMs = 86_400_000;

afterEach(() => vi.unstubAllGlobals());

/** Opens the list of one memory on a server that knows these shares. */
async function openList(shares: readonly Share[], answers: Parameters<typeof serveMemories>[0] = {}) {
  const state = { shares };
  const server = serveMemories({
    "GET /api/shares": () => fine({ shares: state.shares, mayShareByLink: true }),
    ...answers,
  });
  const screen = await renderSignedIn(<WhoCanSeeIt memory={lake} />);
  return { screen, server, state };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString();
}

test("each share says until when it lasts, when it was opened, and how it is protected", async () => {
  const sunday = lastWeekday(0);
  const { screen } = await openList([
    share({ expiresAt: "2999-12-16T12:00:00.000Z", lastOpenedAt: sunday, hasPassphrase: true }),
    share({ ...sjoerd, lastOpenedAt: inDays(0) }),
    share({ id: "s-3", name: "Hanna", lastOpenedAt: inDays(-1), state: "asleep" }),
    share({ id: "s-4", name: "Ruth", lastOpenedAt: "2001-05-03T12:00:00.000Z" }),
    share({ id: "s-5", name: "Tom" }),
  ]);

  const rows = screen.getByRole("listitem");
  await expect.poll(() => rows.elements().map(({ textContent }) => textContent)).toHaveLength(5);
  const texts = rows.elements().map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
  expect(texts[0]).toMatch(/Link until 16 December 2999 · opened (on \w+day|today|yesterday) · with a passphrase/);
  expect(texts[1]).toContain("By email, no end date · opened today");
  expect(texts[2]).toContain("Link with no end date · paused while archived · opened yesterday");
  expect(texts[3]).toContain("opened on 3 May 2001");
  expect(texts[4]).toContain("not opened yet");
  await expectAccessible();
});

test("stopping asks once, says what else ends, and moves the share to the earlier ones", async () => {
  const memories = ["m-1", "m-2", "m-3", "m-4"].map((id) => ({ id, title: id, memoryType: null }));
  const vera = share({ memories });
  const ended = { ...vera, state: "stopped", url: null, endedAt: "2026-03-01T12:00:00.000Z" } as const;
  const { screen, server, state } = await openList([vera], {
    [stop]: () => {
      if (server.sentTo(stop).length === 1) return refuse(503, "Please try again in a moment");
      state.shares = [ended];
      return fine({ share: ended });
    },
  });
  await expect.element(screen.getByText("and 3 more memories")).toBeVisible();
  await screen.getByRole("button", { name: "Stop sharing with Aunt Vera" }).click();
  const question = screen.getByRole("group", { name: /^Stop sharing with Aunt Vera\?/ });
  await expect.element(question.getByText(/If anyone has the page open, it closes at once/)).toBeVisible();
  await expect.element(question.getByText("It ends for 3 other memories, too.")).toBeVisible();
  await expect.element(question.getByRole("button", { name: "Stop sharing" })).toHaveFocus();
  expect(server.sentTo(stop)).toEqual([]);
  await expectAccessible();
  await question.getByRole("button", { name: "Stop sharing" }).click();
  await expect.element(question.getByText(/Please try again in a moment/)).toBeVisible();

  await question.getByRole("button", { name: "Stop sharing" }).click();

  await expect.element(screen.getByText("Stopped", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Nobody at the moment.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Who can see it" })).toHaveFocus();
  expect(server.sentTo(stop).at(-1)?.body).toEqual({ id: "s-1" });
  await screen.getByText("Earlier").click();
  await expect.element(screen.getByText(/Stopped on 1 March/)).toBeVisible();
  expect(screen.getByRole("button", { name: /Aunt Vera/ }).elements()).toEqual([]);
});

test("a question that is answered with no leaves everything as it is", async () => {
  const { screen, server } = await openList([share()]);
  await screen.getByRole("button", { name: "Stop sharing with Aunt Vera" }).click();

  await screen.getByRole("button", { name: "Keep sharing" }).click();

  await expect.element(screen.getByRole("button", { name: "Stop sharing with Aunt Vera" })).toBeVisible();
  expect(server.sentTo(stop)).toEqual([]);
});

test("what was not touched is not sent, so that neither the end nor the passphrase changes", async () => {
  const { screen, server } = await openList([share({ hasPassphrase: true, expiresAt: inDays(3) })], {
    [change]: () => fine({ share: share() }),
  });
  await screen.getByRole("button", { name: "Change: Aunt Vera" }).click();
  await expectAccessible();
  await screen.getByLabelText("Who is it for?").fill("Vera");

  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Saved")).toBeVisible();
  expect(server.sentTo(change)[0]?.body).toEqual({
    id: "s-1",
    label: "Vera",
    shows: { text: true, pictures: true, sound: true, name: true },
    allowsAnswers: true,
    allowsCopies: false,
  });
});

test("the end is counted from today, a passphrase is replaced, and something stays to be seen", async () => {
  const nothing = { code: "invalid_input", fields: { shows: "Please choose at least one thing to show" } };
  const { screen, server } = await openList([share({ hasPassphrase: true, expiresAt: inDays(3) })], {
    [change]: () =>
      server.sentTo(change).length === 1
        ? refuse(400, "Please choose at least one thing to show", nothing)
        : fine({ share: share() }),
  });
  await screen.getByRole("button", { name: "Change: Aunt Vera" }).click();
  await screen.getByLabelText("How long?").selectOptions("30 days from today");
  await screen.getByRole("combobox", { name: "Passphrase" }).selectOptions("New passphrase");
  await screen.getByRole("textbox", { name: "Passphrase" }).fill("red kite");
  await screen.getByRole("button", { name: "Text, photos, recordings and videos" }).click();
  for (const name of ["The text", "The photos", "Recordings and videos"])
    await screen.getByRole("checkbox", { name }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Please choose at least one thing to show")).toBeVisible();
  await screen.getByRole("checkbox", { name: "The text" }).click();

  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Saved")).toBeVisible();
  expect(server.sentTo(change).at(-1)?.body).toMatchObject({
    expiresInDays: 30,
    passphrase: "red kite",
    shows: { text: true, pictures: false, sound: false, name: true },
  });
});

/** The last day with this number, as it was at noon. */
function lastWeekday(weekday: number): string {
  const day = new Date();
  day.setHours(12, 0, 0, 0);
  while (day.getDay() !== weekday || day.getTime() > Date.now()) day.setDate(day.getDate() - 1);
  return day.toISOString();
}
