import type { PromptSettings } from "@lane/contract/prompts.ts";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { ada, done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const read = "GET /api/reflection-prompts/settings";
const change = "PUT /api/reflection-prompts/settings";
const details = "GET /api/user/details";
const update = "PUT /api/user/profile";
const nothing: PromptSettings = { isHeavyWelcome: false, isServiceWelcome: false, topics: [], hasChosenTopics: false };

afterEach(() => vi.unstubAllGlobals());

/** A server that keeps what it is sent. */
function serveTopics(stored: Partial<PromptSettings> = {}, isReflectionPrompt = false) {
  let settings = { ...nothing, ...stored };
  let user = { ...ada, isReflectionPrompt };
  return serveProfile({
    [read]: () => done({ settings, service: null }),
    [change]: (body) => {
      settings = { ...settings, ...Object(body), hasChosenTopics: true };
      return done({ settings, service: null });
    },
    [details]: () => done({ userDetails: user }),
    [update]: (body) => {
      user = { ...user, ...Object(body) };
      return done();
    },
  });
}

async function openCard() {
  const { screen } = await renderProfile({ section: "preferences" });
  const card = screen.getByRole("region", { name: "What belongs to your life?" });
  await expect.element(card).toBeVisible();
  return { screen, card };
}

async function openSheet() {
  const { screen, card } = await openCard();
  await card.getByRole("button", { name: "Change what belongs to your life" }).click();
  const sheet = screen.getByRole("dialog", { name: "What belongs to your life?" });
  await expect.element(sheet.getByRole("group", { name: "People" })).toBeVisible();
  return { screen, card, sheet };
}

test("nothing is chosen that is not stored, and four groups of chips and three steps can be", async () => {
  const server = serveTopics();
  const { sheet } = await openSheet();

  const chips = sheet.getByRole("group").getByRole("button").elements();
  expect(chips).toHaveLength(20);
  expect(chips.filter((chip) => chip.getAttribute("aria-pressed") !== "false")).toEqual([]);
  expect(Math.min(...chips.map((chip) => chip.getBoundingClientRect().height))).toBeGreaterThanOrEqual(44);
  expect(
    sheet
      .getByRole("group")
      .elements()
      .map((group) => group.querySelector("legend")?.textContent),
  ).toEqual(["People", "Everyday", "What you love", "Hard times", "Faith and meaning"]);
  await expect
    .element(sheet.getByRole("group", { name: "Hard times" }))
    .toHaveAccessibleDescription("We'll only ask about these if you choose them.");
  await expect.element(sheet.getByRole("radio", { name: "Not for me" })).toBeChecked();
  await expectAccessible();
  expect(server.bodiesOf(change)).toEqual([]);
});

test("what is chosen by keyboard is saved to both calls, and stands on the card and in the sheet again", async () => {
  const server = serveTopics();
  const { screen, card, sheet } = await openSheet();
  const mother = sheet.getByRole("button", { name: "My mother" });
  const width = mother.element().getBoundingClientRect().width;

  mother.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(mother).toHaveAttribute("aria-pressed", "true");
  expect(mother.element().getBoundingClientRect().width).toBe(width);
  await sheet.getByRole("button", { name: "School" }).click();
  await sheet.getByRole("button", { name: "School" }).click();
  await sheet.getByRole("button", { name: "Work" }).click();
  await sheet.getByRole("radio", { name: "Faith, too" }).click();
  await expectAccessible();
  await sheet.getByRole("button", { name: "Save" }).click();

  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(card.getByText("My mother, Work, Faith", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Reflection style" }).getByText("Yes")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Change what belongs to your life" })).toHaveFocus();
  expect(server.bodiesOf(update)).toEqual([{ isReflectionPrompt: true }]);
  expect(server.bodiesOf(change)).toEqual([{ topics: ["mother", "work", "faith"] }]);

  await card.getByRole("button", { name: "Change what belongs to your life" }).click();
  await expect.element(sheet.getByRole("button", { name: "My mother" })).toHaveAttribute("aria-pressed", "true");
  await expect.element(sheet.getByRole("button", { name: "My father" })).toHaveAttribute("aria-pressed", "false");
  await expect.element(sheet.getByRole("radio", { name: "Faith, too" })).toBeChecked();
});

test("only what has changed is sent, and a first choice of nothing, too", async () => {
  const server = serveTopics({ topics: ["loss", "faith"], hasChosenTopics: true }, true);
  const { card, sheet } = await openSheet();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect([...server.bodiesOf(update), ...server.bodiesOf(change)]).toEqual([]);

  await card.getByRole("button", { name: "Change what belongs to your life" }).click();
  await sheet.getByRole("radio", { name: "Questions about meaning" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();

  await expect.element(card.getByText("Losing someone, Questions about meaning", { exact: true })).toBeVisible();
  expect(server.bodiesOf(update)).toEqual([]);
  expect(server.bodiesOf(change)).toEqual([{ topics: ["loss"] }]);
});

test("somebody who saves without a choice has chosen, and Not for me takes faith out", async () => {
  const server = serveTopics({ topics: ["faith"] }, true);
  const { card, sheet } = await openSheet();

  await sheet.getByRole("radio", { name: "Not for me" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();

  await expect.element(card.getByText("Nothing chosen yet", { exact: true })).toBeVisible();
  expect(server.bodiesOf(update)).toEqual([{ isReflectionPrompt: false }]);
  expect(server.bodiesOf(change)).toEqual([{ topics: [] }]);
});

test("Cancel and Escape leave all as it was", async () => {
  const server = serveTopics({ topics: ["work"], hasChosenTopics: true });
  const { card, sheet } = await openSheet();
  await sheet.getByRole("button", { name: "Music" }).click();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect.element(sheet).not.toBeInTheDocument();

  await card.getByRole("button", { name: "Change what belongs to your life" }).click();
  await expect.element(sheet.getByRole("button", { name: "Music" })).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("{Escape}");

  await expect.element(sheet).not.toBeInTheDocument();
  expect(server.bodiesOf(change)).toEqual([]);
});

test("what cannot be saved stays chosen, with the reason", async () => {
  serveProfile({ [change]: () => refusal(403, "Not today") });
  const { sheet } = await openSheet();
  await sheet.getByRole("button", { name: "Travel" }).click();

  await sheet.getByRole("button", { name: "Save" }).click();

  await expect.element(sheet.getByRole("alert").getByText("Not today")).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Travel" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible();
});

test("what cannot be read is said on the card and in the sheet, and asked for again", async () => {
  let isThere = false;
  serveProfile({
    [read]: () => (isThere ? done({ settings: nothing, service: null }) : refusal(403, "Not today")),
  });
  const { screen, card } = await openCard();
  await expect.element(card.getByText("Not today")).toBeVisible();
  await card.getByRole("button", { name: "Change what belongs to your life" }).click();
  const sheet = screen.getByRole("dialog", { name: "What belongs to your life?" });
  await expect.element(sheet.getByText("Not today")).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Save" })).toBeDisabled();
  isThere = true;

  await sheet.getByRole("button", { name: "Try Again" }).click();

  await expect.element(sheet.getByRole("group", { name: "People" })).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Save" })).toBeEnabled();
});
