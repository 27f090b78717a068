import type { PromptSettings } from "@lane/contract/prompts.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { noteAnswer, noteNoAnswer } from "#api/connection.ts";
import { expectAccessible } from "#testing/axe.ts";
import { ada, done, refusal } from "#testing/profile.ts";
import { renderTimeline } from "#testing/render-timeline.tsx";
import { memoryPreview, serveTimeline } from "#testing/timeline.ts";

const read = "GET /api/reflection-prompts/settings";
const change = "PUT /api/reflection-prompts/settings";
const nothing: PromptSettings = { isHeavyWelcome: false, isServiceWelcome: false, topics: [], hasChosenTopics: false };

afterEach(async () => {
  noteAnswer();
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

const home = { question: null, print: memoryPreview(), sameMonth: [], newest: [] };

/** Home of somebody with a few memories, which asks until something was chosen. */
function serveHome(answers: Parameters<typeof serveTimeline>[0] = {}) {
  let settings = nothing;
  return serveTimeline({
    "GET /api/timeline/home": () => done({ ...home, asksTopics: !settings.hasChosenTopics }),
    "GET /api/user/details": () => done({ userDetails: ada }),
    [read]: () => done({ settings, service: null }),
    [change]: (_address, body) => {
      settings = { ...settings, ...Object(body), hasChosenTopics: true };
      return done({ settings, service: null });
    },
    ...answers,
  });
}

async function openHome() {
  const screen = await renderTimeline();
  const card = screen.getByRole("region", { name: "What belongs to your life?" });
  await expect.element(card).toBeVisible();
  return { screen, card };
}

/** Not on the page as a whole: Tab would start at its top. */
function isFocusOnHome(): boolean {
  return document.activeElement?.matches("main [tabindex='-1']") === true;
}

test("home invites to choose, and does not ask again once something was", async () => {
  const server = serveHome();
  const { screen, card } = await openHome();
  await expect
    .element(card.getByText("Tell us what belongs to your life, and we'll ask better questions."))
    .toBeVisible();
  expect(server.queriesOf(read)).toEqual([]);
  await expectAccessible();

  await card.getByRole("button", { name: "Choose" }).click();
  const sheet = screen.getByRole("dialog", { name: "What belongs to your life?" });
  await sheet.getByRole("button", { name: "My mother" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByText("Saved")).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  expect(server.bodiesOf(change)).toEqual([{ topics: ["mother"] }]);
  await expect.poll(isFocusOnHome).toBe(true);
});

test("Not now is kept, and the focus stays on home", async () => {
  const server = serveHome();
  const { card } = await openHome();

  await card.getByRole("button", { name: "Not now" }).click();

  await expect.element(card).not.toBeInTheDocument();
  expect(server.bodiesOf(change)).toEqual([{ topics: [] }]);
  await expect.poll(isFocusOnHome).toBe(true);
});

test("Not now takes away nothing that was chosen on another device meanwhile", async () => {
  const asked = [true];
  const server = serveHome({
    "GET /api/timeline/home": () => done({ ...home, asksTopics: asked.shift() ?? false }),
    [read]: () => done({ settings: { ...nothing, topics: ["work"], hasChosenTopics: true }, service: null }),
  });
  const { card } = await openHome();

  await card.getByRole("button", { name: "Not now" }).click();

  await expect.element(card).not.toBeInTheDocument();
  expect(server.bodiesOf(change)).toEqual([]);
});

test("a refused Not now leaves the card, with the reason", async () => {
  serveHome({ [change]: () => refusal(403, "Not today") });
  const { screen, card } = await openHome();

  await card.getByRole("button", { name: "Not now" }).click();

  await expect.element(screen.getByText("Not today").first()).toBeVisible();
  await expect.element(card).toBeVisible();
});

test("without a connection the card is away, and takes no room", async () => {
  serveHome();
  const { screen, card } = await openHome();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

  noteNoAnswer();

  await expect.element(card).not.toBeInTheDocument();
  const place = screen.container.querySelector("[data-topics]");
  await expect.poll(() => place?.getBoundingClientRect().height).toBe(0);
});

test("home without the question has no card", async () => {
  serveHome({ "GET /api/timeline/home": () => done({ ...home, asksTopics: false }) });
  const screen = await renderTimeline();
  await expect.element(screen.getByRole("heading", { name: "Summer concert" })).toBeVisible();

  await expect.element(screen.getByRole("heading", { name: "What belongs to your life?" })).not.toBeInTheDocument();
});

test("on a wide screen the card is below what can be written, beside the print; on a phone below the print", async () => {
  await page.viewport(1280, 800);
  serveHome();
  const { screen, card } = await openHome();
  const boxOf = (name: string) => screen.getByRole("heading", { name }).element().getBoundingClientRect();

  expect(boxOf("What belongs to your life?").left).toBeLessThan(boxOf("Summer concert").left);
  expect(boxOf("What belongs to your life?").top).toBeGreaterThan(boxOf("Add Memories").bottom);

  await page.viewport(360, 740);
  expect(boxOf("What belongs to your life?").top).toBeGreaterThan(boxOf("Summer concert").bottom);
  await expect.element(card).toBeVisible();
  await expectAccessible();
});
