import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const read = "GET /api/reflection-prompts/settings";
const change = "PUT /api/reflection-prompts/settings";
const off = { isHeavyWelcome: false, isServiceWelcome: false, topics: [], hasChosenTopics: false };

afterEach(() => vi.unstubAllGlobals());

test("heavy questions are welcomed with one tick, and nothing is said of a service that is not there", async () => {
  const server = serveProfile({ [change]: () => done({ settings: { ...off, isHeavyWelcome: true }, service: null }) });
  const { screen } = await renderProfile({ section: "preferences" });
  const card = screen.getByRole("region", { name: "Prompts" });
  const tick = card.getByRole("checkbox", { name: "Include questions about hard times" });
  await expect.element(tick).not.toBeChecked();
  expect(card.getByRole("checkbox").elements()).toHaveLength(1);

  await tick.click();

  await expect.element(tick).toBeChecked();
  await expect.poll(() => server.bodiesOf(change)).toEqual([{ isHeavyWelcome: true }]);
});

test("a service is named with all that it would be sent, is off, and is left in one step", async () => {
  let settings = off;
  const server = serveProfile({
    [read]: () => done({ settings, service: "words.example.org" }),
    [change]: (body) => {
      settings = { ...settings, ...Object(body) };
      return done({ settings, service: "words.example.org" });
    },
  });
  const { screen } = await renderProfile({ section: "preferences" });
  const tick = screen.getByRole("checkbox", { name: "Let words.example.org write questions for me" });
  await expect.element(tick).not.toBeChecked();
  await expect.element(screen.getByText(/your stage of life, your age in that year, the year/)).toBeVisible();
  await expect.element(screen.getByText(/Never your memories/)).toBeVisible();
  await expectAccessible();

  await tick.click();
  await expect.poll(() => server.bodiesOf(change)).toHaveLength(1);
  await expect.element(tick).toBeChecked();
  await tick.click();

  await expect.poll(() => server.bodiesOf(change)).toHaveLength(2);
  await expect.element(tick).not.toBeChecked();
  expect(server.bodiesOf(change)).toEqual([{ isServiceWelcome: true }, { isServiceWelcome: false }]);
});

test("a tick that the server refuses goes away again, and the reason is said", async () => {
  serveProfile({ [change]: () => refusal(403, "Not today") });
  const { screen } = await renderProfile({ section: "preferences" });
  const tick = screen.getByRole("checkbox", { name: "Include questions about hard times" });

  await tick.click();

  await expect.element(screen.getByText("Not today")).toBeVisible();
  await expect.element(tick).not.toBeChecked();
});
