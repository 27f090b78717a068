import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { openAsWriter, type Writer } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";

/** Pages are really typeset here, by a child process that loads its fonts first. */
const patience = { timeout: 60_000 };

async function openEditor(page: Page): Promise<void> {
  await page.goto("/book");
  await expect(page.getByRole("button", { name: "Pages", exact: true })).toBeVisible(patience);
}

async function openYear(page: Page): Promise<void> {
  const pages = page.getByRole("button", { name: "Pages", exact: true });
  if ((await pages.getAttribute("aria-expanded")) === "false") await pages.click();
  const year = page.getByRole("heading", { name: /^1998/ }).getByRole("button");
  await expect(year).toBeVisible();
  if ((await year.getAttribute("aria-expanded")) === "false") await year.click();
}

async function writeTwo(writer: Writer): Promise<void> {
  await writer.add({ title: "Summer at the sea", html: "<p>We built a harbour of sand. Then the tide came.</p>" });
  await writer.add({ title: "The first snow", html: "<p>It stayed until Sunday.</p>", month: 12 });
}

const saved = (page: Page) => page.getByText("Saved", { exact: true });
/** In the list; the same buttons stand beside the open pages. */
const leaveOut = (page: Page, title: string) => page.getByRole("button", { name: `Leave this out: ${title}` }).first();
const putBack = (page: Page, title: string) => page.getByRole("button", { name: `Put it back: ${title}` }).first();

test("what was decided about a book is there after a reload, and is undone", async ({ page, product }) => {
  test.setTimeout(120_000);
  await writeTwo(await openAsWriter(page, product));
  await openEditor(page);
  await openYear(page);

  await page.getByLabel("Chapter title").fill("The long summer");
  await leaveOut(page, "The first snow").click();
  await page
    .getByRole("button", { name: /^Summer at the sea/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Print a sentence large" }).first().click();
  await page.getByRole("button", { name: "Then the tide came." }).first().click();
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();

  await openYear(page);
  await expect(page.getByLabel("Chapter title")).toHaveValue("The long summer");
  await expect(putBack(page, "The first snow")).toBeVisible();
  await page
    .getByRole("button", { name: /^Summer at the sea/ })
    .first()
    .click();
  await expect(page.getByRole("blockquote").first()).toHaveText("Then the tide came.");
  await page.getByRole("button", { name: "Remove the quote" }).first().click();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("blockquote").first()).toHaveText("Then the tide came.");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByRole("blockquote")).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
});

test("two tabs opened at once both show the book, and the second one is asked which to keep", async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(120_000);
  await writeTwo(await openAsWriter(page, product));
  const other = await page.context().newPage();
  const tabs = [page, other];
  await Promise.all(tabs.map(openEditor));
  for (const tab of tabs) {
    await expect(tab.getByRole("img", { name: "Front cover" })).toBeVisible(patience);
    await openYear(tab);
  }
  await leaveOut(other, "The first snow").click();
  await expect(saved(other)).toBeVisible();

  await page.getByLabel("Chapter title").fill("The long summer");
  await expect(page.getByRole("alert").filter({ hasText: "This book was changed in another tab" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the other one" }).click();

  await expect(putBack(page, "The first snow")).toBeVisible();
  await expect(page.getByLabel("Chapter title")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Chapter title")).toHaveValue("The long summer");
  await expect(saved(page)).toBeVisible();
  allowRefusals(complaints);
});
