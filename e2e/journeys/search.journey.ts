import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { createTimelineMember } from "../timeline.ts";

const memories = [
  { year: 1999, month: 2, title: "The river froze", text: "We walked across to the mill.", mark: "Flower" },
  { year: 2003, month: 7, title: "Zoë's bicycle", text: "Along the river, without hands." },
  { year: 2005, month: 1, title: "River, put away", isArchived: true },
] as const;

test("by keyboard alone a memory is found by the beginning of a word and opened", async ({ page, product }) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/timeline");
  await expect(page.getByRole("button", { name: "Search your memories" })).toBeVisible();

  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search your memories" })).toBeFocused();
  await page.keyboard.type("zoe riv");

  const found = page.getByRole("option");
  await expect(found).toHaveCount(1);
  await expect(found.locator("mark")).toHaveText(["Zoë", "riv"]);
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search your memories" })).toBeFocused();
  await page.keyboard.type("RIVER");
  // Only the answer for the whole word is final, and stays while a result is chosen.
  await expect(found.locator("mark")).toHaveText([/^river$/i, /^river$/i]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/timeline\/memory\/[^/]+\/[^/]+\/view$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });

  test("filters narrow what is found, and a tap opens it @long", async ({ page, product }) => {
    await signIn(page, await createTimelineMember(product, memories));
    const found = page.getByRole("listbox", { name: "Memories found" }).getByRole("option");
    await page.goto("/profile");
    await page.getByRole("button", { name: "Search your memories" }).tap();
    await page.getByRole("combobox", { name: "Search your memories" }).fill("river");
    await expect(found).toHaveCount(2);

    await page.getByRole("button", { name: "Filters" }).tap();
    await page.getByLabel("Archived memories").selectOption("Only these");
    await expect(found).toHaveText([/River, put away.*archived/]);
    await expectAccessible(page, { within: "[role=dialog]" });
    await page.getByLabel("Archived memories").selectOption("Left out");
    await page.getByLabel("To year").fill("1999");
    await expect(found).toHaveText([/The river froze.*February 1999/]);
    await found.tap();

    await expect(page).toHaveURL(/\/the-river-froze\/view$/);
  });
});
