import { expect } from "../journey.ts";
import { test } from "../member.ts";

// Codes, places and passwords are tested in otp-field.test.tsx, combobox.test.tsx and text-field.test.tsx, also in a
// browser. Only here do browser and page have different languages.
test.use({ locale: "en-US" });

test("a browser in American English takes a date in its own order, and refuses 31 February with a sentence", async ({
  page,
}) => {
  const order = ["Month", "Day", "Year"] as const;
  const keys = { Day: "9", Month: "Mar", Year: "1951" };
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto("/dev/ui");
  const dates = page.getByRole("region", { name: "Dates and months" }).locator(".scheme-light");
  const field = dates.getByRole("group", { name: "Date of birth, as here" });
  await expect(field.locator("label")).toHaveText([...order]);

  await field.getByLabel("Month").focus();
  for (const part of order) {
    await expect(field.getByLabel(part)).toBeFocused();
    await page.keyboard.type(keys[part]);
    await page.keyboard.press("Tab");
  }
  await expect(field.getByRole("option", { name: "March" })).toHaveJSProperty("selected", true);
  await expect(field).toHaveAccessibleDescription("March 9, 1951");

  await field.getByLabel("Day").fill("31");
  await field.getByLabel("Month").selectOption("2");
  await field.getByLabel("Year").focus();
  await page.keyboard.press("Tab");
  await expect(field).toHaveAccessibleDescription(/There is no 31 February: February 1951 has 28 days/);
});
