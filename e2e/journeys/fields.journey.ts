import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../journey.ts";

test("a code is typed, taken back with Backspace, and pasted whole", async ({ page }) => {
  await page.goto("/dev/ui");
  const field = byDay(page, "Code of six digits").getByRole("group", { name: "Code", exact: true });
  const boxes = field.getByRole("textbox");
  await expect(boxes).toHaveCount(6);

  await boxes.first().focus();
  await page.keyboard.type("40x71");
  expect(await typed(boxes)).toBe("4071");
  await expect(boxes.nth(4)).toBeFocused();

  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  expect(await typed(boxes)).toBe("40");
  await expect(boxes.nth(2)).toBeFocused();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(" 814 205\n"));
  await boxes.first().focus();
  await page.keyboard.press("Control+V");
  expect(await typed(boxes)).toBe("814205");
});

const locales = [
  { locale: "en-GB", order: ["Day", "Month", "Year"], shown: "9 March 1951" },
  { locale: "en-US", order: ["Month", "Day", "Year"], shown: "March 9, 1951" },
  { locale: "de-DE", order: ["Day", "Month", "Year"], shown: "9 March 1951" },
] as const;

for (const { locale, order, shown } of locales) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test("takes a date by keyboard in its own order, and refuses 31 February with a sentence", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("language", "en"));
      await page.goto("/dev/ui");
      const field = byDay(page, "Dates and months").getByRole("group", { name: "Date of birth, as here" });
      const keys = { Day: "9", Month: "Mar", Year: "1951" };
      await expect(field.locator("label")).toHaveText([...order]);

      await field.getByLabel(order[0]).focus();
      for (const part of order) {
        await expect(field.getByLabel(part)).toBeFocused();
        await page.keyboard.type(keys[part]);
        await page.keyboard.press("Tab");
      }
      await expect(field.getByRole("option", { name: "March" })).toHaveJSProperty("selected", true);
      await expect(field).toHaveAccessibleDescription(shown);

      await field.getByLabel("Day").fill("31");
      await field.getByLabel("Month").selectOption("2");
      await field.getByLabel("Year").focus();
      await page.keyboard.press("Tab");
      await expect(field).toHaveAccessibleDescription(/There is no 31 February: February 1951 has 28 days/);
    });
  });
}

test("one of 130,000 places is found and chosen by keyboard alone", async ({ page }) => {
  await page.goto("/dev/ui");
  const trigger = byDay(page, "Searchable combobox").getByRole("combobox", { name: "Childhood city" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();

  await page.keyboard.type("Norby 99");
  const found = page.getByRole("listbox").getByRole("option");
  await expect(found).toHaveCount(11);
  await expect(found.first()).toContainText("Norby 99");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveText("Norby 990");
});

test("a search that finds nothing says so, and one that fails can be tried again", async ({ page }) => {
  await page.goto("/dev/ui");
  const places = byDay(page, "Searchable combobox");
  const search = page.getByRole("combobox", { name: "Search" });
  await places.getByRole("combobox", { name: "City nobody knows" }).press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.type("Atlantis");
  await expect(page.getByText("Nothing found for “Atlantis”. Try fewer letters.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(places.getByRole("combobox", { name: "City nobody knows" })).toBeFocused();

  await places.getByRole("combobox", { name: "City behind a broken line" }).press("Enter");
  await expect(page.getByText("The search did not get through.")).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press("Tab");

  await expect(page.getByRole("button", { name: "Try Again" })).toBeFocused();
});

test("a password is hidden, shown and hidden again", async ({ page }) => {
  await page.goto("/dev/ui");
  const part = byDay(page, "Text and password fields");
  const password = part.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");

  await password.press("Tab");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  await expect(part.getByRole("button", { name: "Hide password" })).toBeFocused();
  await page.keyboard.press("Space");

  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("correct horse");
});

/** The part as it looks by day; by night stands the same once more. */
function byDay(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title }).locator(".scheme-light");
}

async function typed(boxes: Locator): Promise<string> {
  const texts = await boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  return texts.join("");
}
