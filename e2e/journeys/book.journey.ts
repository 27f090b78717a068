import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { type Writer, openAsWriter } from "../memories.ts";
import type { Product } from "../product.ts";
import { phonePhoto } from "../samples.ts";

/** Pages are really typeset here, by a child process that loads its fonts first. */
const patience = { timeout: 60_000 };

async function openBookForm(page: Page): Promise<void> {
  await page.goto("/book");
  await expect(page.getByRole("img", { name: "Front cover" })).toBeVisible(patience);
}

/** Two memories, one of them with two photos, and a stone. */
async function writeLife(writer: Writer, product: Product): Promise<void> {
  const photos = [await phonePhoto("one.jpg", 1), await phonePhoto("two.jpg", 2)];
  const keys = await Promise.all(
    photos.map(async ({ buffer }) => {
      const imageBase64 = `data:image/jpeg;base64,${buffer.toString("base64")}`;
      const answer = await fetch(`${product.address}/api/auth/upload-image`, {
        method: "POST",
        headers: { authorization: `Bearer ${writer.member.token}`, "content-type": "application/json" },
        body: JSON.stringify({ imageBase64 }),
      });
      const { Key }: { Key: string } = await answer.json();
      return Key;
    }),
  );
  const summer = await writer.add({ title: "Summer at the sea", html: "<p>We built a <b>harbour</b> of sand.</p>" });
  await writer.change(summer._id, { media: keys.map((s3id) => ({ s3id })), memoryType: "Flower" });
  await writer.add({ title: "The first snow", html: "<p>It stayed until Sunday.</p>", month: 12 });
  const stone = await writer.add({ title: "The long winter", html: "<p>We moved away.</p>", month: 11 });
  await writer.change(stone._id, { memoryType: "Stone" });
}

test("a book is chosen, turned, made, and saved", async ({ page, product }) => {
  test.setTimeout(180_000);
  const writer = await openAsWriter(page, product);
  await writeLife(writer, product);
  await openBookForm(page);
  await expect(page.getByText("2 memories", { exact: true }).last()).toBeVisible();

  const pages = page.getByRole("region", { name: "The pages of your book" });
  await expect(pages.getByRole("img", { name: "Front cover" })).toBeVisible();
  await pages.press("ArrowRight");
  await pages.press("ArrowRight");
  await expect(page.getByText(/^Pages 2 and 3 of/)).toBeVisible();
  await page.getByRole("button", { name: "Larger" }).click();
  const large = page.getByRole("dialog", { name: "The pages of your book" });
  await expect(large.getByRole("img", { name: /^Page 3/ })).toBeVisible();
  await expectAccessible(page);
  await large.getByRole("button", { name: "Close" }).click();
  await page.getByRole("radio", { name: "Single memories" }).check();
  await page.getByText("1998", { exact: true }).click();
  await page.getByLabel("Summer at the sea").check();
  await expect(page.getByText("1 memory", { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleInLongRuns(page, { themes: "shown" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("radio", { name: "Whole years" }).check();
  await page.getByLabel("Include stones and candles").check();
  await expect(page.getByText("3 memories", { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: "Next: Title pages" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("By the sea");
  await page.getByRole("button", { name: "Next: Book cover" }).click();
  await page.getByRole("radio", { name: "Photo 1" }).check();
  await page.getByRole("button", { name: "Make my book" }).click();

  const books = page.getByRole("region", { name: "Your books" });
  await expect(books.getByRole("heading", { name: "By the sea" })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  const reading = books.getByRole("link", { name: "To read (PDF)" });
  await expect(reading).toBeVisible({ timeout: 120_000 });
  await expect(books.getByRole("link")).toHaveCount(4);
  const saving = page.waitForEvent("download");
  await reading.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("By the sea.pdf");
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await books.getByRole("button", { name: "Remove By the sea" }).click();
  await expect(books).toBeHidden();
});

test("whoever has not written anything yet is shown the way", async ({ page, member }) => {
  await signIn(page, member);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Booklet export" }).click();

  await expect(page.getByRole("heading", { name: "A book begins with one memory" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to my timeline" })).toBeVisible();
  await expectAccessible(page);
});
