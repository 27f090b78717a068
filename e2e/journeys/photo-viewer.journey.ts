import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, openAsWriter, writeMemory } from "../memories.ts";
import { phonePhoto } from "../samples.ts";

const patience = { timeout: 30_000 };

test("the keys of an open photo never leave its memory, and the focus comes back to the print @long", async ({
  page,
  product,
}) => {
  test.slow();
  const writer = await openAsWriter(page, product);
  await page.goto(addAddress);
  await writeMemory(page, "The lake", "We swam");
  const photos = await Promise.all([1, 2, 3].map((number) => phonePhoto(`photo-${number}.jpg`, number)));
  await page.getByLabel("Files to add").setInputFiles(photos);
  await page.getByRole("button", { name: "Add memory" }).click();
  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  await writer.add({ title: "The storm", html: "<p>It rained.</p>" });
  await page.getByRole("link", { name: "View Memory The lake" }).click();
  await expect(page.getByRole("link", { name: "Next Memory" })).toBeVisible();

  await page.getByRole("button", { name: "Photo 1" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Photo 1 of 3" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await expectAccessible(page, { within: "[role=dialog]" });
  for (const [key, number] of [
    ["ArrowRight", 2],
    ["ArrowRight", 3],
    ["ArrowRight", 3],
    ["Home", 1],
    ["ArrowLeft", 1],
    ["End", 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name: `Photo ${number} of 3` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Larger" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 3" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Larger" })).toBeFocused();
  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog", { name: "Photo" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Photo 1" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "The lake" })).toBeVisible();
});
