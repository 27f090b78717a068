import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { writeRichText } from "@lane/domain/rich-text.ts";
import { isLongTest } from "@lane/domain/testing/test-size.ts";
import type { Page } from "@playwright/test";

import { asLine, expectHarmless } from "../harmless.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { editAddress, editor, monthAddress, openAsWriter, viewAddress } from "../memories.ts";

// Few texts in each memory, because an unclosed tag swallows everything after it.
const perMemory = 20;
const edited = 6;
const longestTitle = 200;
const fewestTexts = 500;

test("hundreds of hostile texts stay words, wherever they are shown", async ({ page, product }) => {
  test.slow();
  const texts = hostileTexts();
  expect(texts.length).toBeGreaterThanOrEqual(fewestTexts);
  const writer = await openAsWriter(page, product);
  const shown: { readonly id: string; readonly mark: string }[] = [];
  for (const [number, batch] of inBatches(texts).entries()) {
    // Each text as markup to be sanitised, and as plain text that only looks like markup.
    const words = batch.map((text) => [{ text: wellFormed(text), isBold: true }]);
    const mark = `Number ${number}.`;
    const html = `<p>${mark}</p>${writeRichText(words)}${batch.join("\n")}`;
    shown.push({
      mark,
      id: (await writer.add({ title: asLine(batch[number % batch.length] ?? "", longestTitle), html }))._id,
    });
  }
  for (const text of texts.filter((_, index) => index % 8 === 0)) {
    await writer.add({ title: asLine(text, longestTitle), html: "<p>Only its title is hostile.</p>" });
  }

  await page.goto(monthAddress);
  await expect(page.getByRole("link", { name: /^View Memory/ }).first()).toBeVisible();
  await expectInert(page);
  for (const { id, mark } of isLongTest ? shown : shown.filter((_, at) => at % 3 === 0)) {
    await walkTo(page, viewAddress(id));
    await expect(page.locator("article").getByText(mark)).toBeVisible();
    await expectInert(page);
  }
  for (const { id, mark } of shown.slice(0, edited)) {
    await walkTo(page, editAddress(id));
    await expect(editor(page)).toContainText(mark);
    await expectInert(page, ".ProseMirror");
  }
  await walkTo(page, monthAddress);
  await page.getByRole("button", { name: "Search your memories" }).click();
  await page.getByRole("combobox", { name: "Search your memories" }).fill("laneBreach");
  await expect(page.getByRole("listbox").locator("mark").first()).toBeVisible();
  await expectInert(page, "[role=listbox]");
});

/** Navigates within the app, because a reload for each memory would take minutes. */
async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, "", to), address);
}

function inBatches(texts: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(texts.length / perMemory);
  return Array.from({ length: count }, (_, index) => texts.slice(index * perMemory, (index + 1) * perMemory));
}

function wellFormed(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Cc}/gu, "");
}

/** Beside what no words may add to a page: nothing covers it, and a memory asks for nothing. */
async function expectInert(page: Page, within = "main"): Promise<void> {
  await expectHarmless(page, within);
  await expect(page.locator(within).locator("form, [srcset], [style*='url(']")).toHaveCount(0);
  await expect(page.locator("article input, article button[formaction], article [style*=fixed]")).toHaveCount(0);
}
