import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { editAddress, editor, openAsWriter, type Writer } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import type { Product } from "../product.ts";

test("of two texts mine is kept, after a third change was shown too", async ({ page, product, complaints }) => {
  const { writer, id } = await meetConflict(page, product);
  await expect(page.getByRole("region", { name: "Saved elsewhere" }).locator("mark")).toHaveText(["icy."]);
  await expect(page.getByRole("region", { name: "Yours, not saved yet" }).locator("mark")).toHaveText(["warm."]);
  await expectAccessible(page);
  await writer.change(id, { memoryDescription: "<p>The lake was frozen.</p>" });

  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("The lake was frozen.")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();

  await expect(page.getByText("Memory updated successfully")).toBeVisible();
  expect((await writer.read(id)).memoryDescription).toBe("<p>The lake was warm.</p>");
  allowRefusals(complaints);
});

test("of two texts the other is kept, and nothing of mine is offered again @long", async ({
  page,
  product,
  complaints,
}) => {
  const { writer, id } = await meetConflict(page, product);

  await page.getByRole("button", { name: "Keep the other one" }).click();

  await expect(page.locator("article")).toContainText("The lake was icy.");
  expect((await writer.read(id)).memoryDescription).toBe("<p>The lake was icy.</p>");
  await page.goto(editAddress(id));
  await expect(editor(page)).toHaveText("The lake was icy.");
  await expect(page.getByText("You started editing this memory")).toBeHidden();
  allowRefusals(complaints);
});

test("both texts are kept, on a phone, and looked at before they are saved @long", async ({
  page,
  product,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { writer, id } = await meetConflict(page, product);

  await page.getByRole("button", { name: "Keep both" }).click();
  await expect(editor(page)).toContainText("The lake was icy.The lake was warm.");
  await page.getByRole("button", { name: "Update memory" }).click();

  await expect(page.getByText("Memory updated successfully")).toBeVisible();
  expect((await writer.read(id)).memoryDescription).toBe("<p>The lake was icy.</p><p>The lake was warm.</p>");
  allowRefusals(complaints);
});

/** Saves another text through the API while one is being written on the page. */
async function meetConflict(page: Page, product: Product): Promise<{ readonly writer: Writer; readonly id: string }> {
  const writer = await openAsWriter(page, product);
  const { _id } = await writer.add({ title: "The lake", html: "<p>The lake was cold.</p>" });
  await page.goto(editAddress(_id));
  await expect(editor(page)).toHaveText("The lake was cold.");
  await editor(page).fill("The lake was warm.");
  await writer.change(_id, { memoryDescription: "<p>The lake was icy.</p>" });
  await page.getByRole("button", { name: "Update memory" }).click();
  await expect(page.getByRole("heading", { name: "This memory has changed" })).toBeVisible();
  return { writer, id: _id };
}
