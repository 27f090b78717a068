import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { ThemeSwitch } from "./theme-switch.tsx";

const paperByDay = "rgb(251, 247, 240)";
const paperByNight = "rgb(27, 24, 21)";

afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

test("the theme follows the system until one is chosen", async () => {
  await renderPart(<ThemeSwitch />);

  // A changed medium reaches the styles a moment later.
  await withMedia("prefers-color-scheme", "dark", async () => {
    await expect.poll(paper).toBe(paperByNight);
  });
  await withMedia("prefers-color-scheme", "light", async () => {
    await expect.poll(paper).toBe(paperByDay);
  });
});

test("a chosen theme stands against the system and is remembered", async () => {
  const screen = await renderPart(<ThemeSwitch />);

  await screen.getByRole("radio", { name: "Dark" }).click();

  await withMedia("prefers-color-scheme", "light", async () => {
    await expect.poll(paper).toBe(paperByNight);
  });
  expect(localStorage.getItem("theme")).toBe("dark");
  await screen.getByRole("radio", { name: "Match system" }).click();
  expect(localStorage.getItem("theme")).toBeNull();
});

test("the theme is chosen by arrow keys", async () => {
  const screen = await renderPart(<ThemeSwitch />);

  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");

  await expect.element(screen.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect.poll(paper).toBe(paperByDay);
});

test.runIf(isLongTest)("the switch passes axe", async () => {
  const screen = await renderPart(<ThemeSwitch />);

  await expectAccessible(screen.container);
});

function paper(): string {
  return getComputedStyle(document.body).backgroundColor;
}
