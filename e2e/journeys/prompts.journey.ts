import type { Locator, Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, editor, monthAddress, openAsWriter } from "../memories.ts";

// Every locked year of a life is a tab stop.
const mostPresses = 160;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const yearAddress = "/timeline?year=1998";
test.use({ actionTimeout: 10_000 });

test("by keyboard alone a memory is written from a question, and keeps it", async ({ page, product }) => {
  test.slow();
  await openAsWriter(page, product);
  await page.goto(monthAddress);
  const invitation = page.getByRole("link", { name: "Write about it" });
  await expect(invitation).toBeVisible();
  await reach(page, invitation);
  await page.keyboard.press("Enter");

  const box = page.getByRole("region", { name: "A question for 1998" });
  const question = box.locator("[aria-live] > p").first();
  await expect(questionLine(page)).toHaveText(/[?.]$/);
  await reach(page, questionLine(page));
  await page.keyboard.press("Enter");
  await expect(question).toHaveText(/[?.]$/);
  await expect(box.getByText("This question will be shown above your memory.")).toBeVisible();
  await expectAccessible(page);
  const first = await question.textContent();
  await reach(page, box.getByRole("button", { name: "Not sure where to start?" }));
  await page.keyboard.press("Enter");
  await expect(box.getByRole("listitem")).toHaveCount(2);
  await reach(page, box.getByRole("button", { name: "Ask me something else" }));
  await page.keyboard.press("Enter");
  await expect(question).not.toHaveText(first ?? "");
  await expect(question).toHaveText(/[?.]$/);
  const second = (await question.textContent()) ?? "";
  await reach(page, box.getByRole("button", { name: "Answer this question" }));
  await page.keyboard.press("Enter");
  await expect(box.getByText("This question will be shown above your memory.")).toBeVisible();

  await reach(page, page.getByLabel("Title"));
  await page.keyboard.type("From a question");
  await reach(page, editor(page));
  await page.keyboard.type("It was the blue one.");
  await reach(page, page.getByRole("button", { name: "Add memory" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(monthAddress);
  await reach(page, page.getByRole("link", { name: "View Memory From a question" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`The question: ${second}`)).toBeVisible();
  await expectAccessibleInLongRuns(page);

  await reach(page, page.getByRole("link", { name: "Edit memory" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`The question: ${second}`)).toBeVisible();
});

test("a question that was only seen is not kept with the memory @long", async ({ page, product }) => {
  await openAsWriter(page, product);
  await page.goto(addAddress);
  const box = page.getByRole("region", { name: "A question for 1998" });
  const answer = box.getByRole("button", { name: "Answer this question" });
  await questionLine(page).click();
  await answer.click();
  await box.getByRole("button", { name: "Remove the question" }).click();
  await expect(answer).toBeVisible();
  await page.getByLabel("Title").fill("My own");
  await editor(page).click();
  await page.keyboard.type("Something else entirely.");
  await page.getByRole("button", { name: "Add memory" }).click();
  await page.getByRole("link", { name: "View Memory My own" }).click();

  await expect(page.locator("article")).toContainText("Something else entirely.");
  await expect(page.getByText("The question:")).toHaveCount(0);
});

test("a question can be put away, and a year left in peace @long", async ({ page, product }) => {
  await openAsWriter(page, product);
  await page.goto(addAddress);
  const box = page.getByRole("region", { name: "A question for 1998" });
  const question = box.locator("[aria-live] > p").first();
  await questionLine(page).click();
  await expect(question).toHaveText(/[?.]$/);
  const first = (await question.textContent()) ?? "";

  await box.getByRole("button", { name: "This was a hard year" }).click();
  await expect(box.getByText("Only gentle questions about 1998.")).toBeVisible();
  await box.getByRole("button", { name: "Undo" }).click();
  await box.getByRole("button", { name: "Don't ask about this year" }).click();
  await expect(box.getByText("We won't ask about 1998.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(monthAddress);
  await expect(page.getByRole("heading", { name: "No memories found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Write about it" })).toHaveCount(0);

  await page.goto(addAddress);
  await page.getByRole("button", { name: "No questions about 1998." }).click();
  await box.getByRole("button", { name: "Undo" }).click();
  await expect(question).toHaveText(first);
  await box.getByRole("button", { name: "Just write" }).click();
  await expect(page.getByText("Writing without a question.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Title").fill("Free");
  await editor(page).click();
  await page.keyboard.type("Nobody asked.");
  await page.getByRole("button", { name: "Add memory" }).click();
  await page.getByRole("link", { name: "View Memory Free" }).click();
  await expect(page.getByText("Nobody asked.")).toBeVisible();
  await expect(page.getByText("The question:")).toHaveCount(0);
});

test.describe("by touch on a phone", () => {
  test.use(phone);

  test("songs are chosen and named, and the year keeps them @long", async ({ page, product }) => {
    test.slow();
    await openAsWriter(page, product);
    await page.goto(yearAddress);
    const card = page.getByRole("button", { name: /^Song/ });
    const sheet = page.getByRole("dialog", { name: "It's Time For A Memory Quiz" });
    const offered = sheet.getByRole("group", { name: "Which song takes you back to 1998?" }).getByRole("radio");
    await card.tap();
    await expect(offered).toHaveCount(4);
    await expectAccessible(page);
    const before = await namesOf(offered);
    await sheet.getByRole("button", { name: "Show four more" }).tap();
    await expect.poll(() => namesOf(offered)).not.toEqual(before);
    const [chosen = ""] = await namesOf(offered);
    await offered.first().tap();
    await sheet.getByRole("button", { name: "Save Song" }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "Your year in six favourites" })).toBeVisible();
    await expect(card).toContainText(chosen);
    await expectAccessible(page);

    await card.tap();
    await expect(sheet.getByText("Your answer so far:")).toBeVisible();
    await sheet.getByRole("radio", { name: "Something else" }).tap();
    await sheet.getByLabel("In your own words").fill("What my sister sang");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Save Song" }).tap();
    await expect(card).toHaveText("Song: What my sister sang");
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(card).toHaveText("Song: What my sister sang");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await card.tap();
    await sheet.getByRole("button", { name: "Remove" }).tap();
  });
});

/** Titles of the offered songs, without their artists. */
function namesOf(offered: Locator): Promise<string[]> {
  return offered.evaluateAll((radios) =>
    radios.map((radio) => radio.closest("label")?.querySelector("span > span > span")?.textContent ?? ""),
  );
}

/** Presses Tab until the element has the focus: no pointer is needed. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it");
}

/** The question as one line above the form. */
function questionLine(page: Page): Locator {
  return page.getByRole("button", { name: /^A question for 1998/ });
}
