import { expectAccessible } from "../axe.ts";
import { expect } from "../journey.ts";
import { test } from "../member.ts";
import { addAddress, monthAddress, openAsWriter, writeMemory } from "../memories.ts";
import { phonePhoto } from "../samples.ts";
import { swipe } from "../swipe.ts";

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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("Back closes an open photo and then leads to the same place of the month, also after memories in between", async ({
    page,
    product,
  }) => {
    test.slow();
    const writer = await openAsWriter(page, product);
    await page.goto(addAddress);
    await writeMemory(page, "The lake", "We swam");
    await page.getByLabel("Files to add").setInputFiles([await phonePhoto("lake.jpg", 1)]);
    await page.getByRole("button", { name: "Add memory" }).click();
    await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
    for (const title of ["The storm", "The boat", "The fair", "The train"]) {
      await writer.add({ title, html: "<p>It rained.</p>" });
    }
    await page.goto(monthAddress);
    await expect(page.locator("article img[srcset]"), "the picture has its size").toBeVisible(patience);
    await page.getByRole("link", { name: "View Memory The storm" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 60));
    // The focus scrolls by itself as far as it needs to.
    await page.getByRole("link", { name: "View Memory The lake" }).focus();
    const place = await page.evaluate(restingPlace);
    expect(place).toBeGreaterThan(0);

    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "The lake", level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("button", { name: "Photo 1" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Photo 1" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Photo 1" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Photo 1" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "The lake", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Photo 1" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Photo 1" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Photo 1" })).toBeHidden();
    await page.getByRole("link", { name: "Next Memory The storm" }).click();
    await expect(page.getByRole("heading", { name: "The storm", level: 1 })).toBeVisible();
    await swipe(page, page.getByText("It rained."), -150);
    await expect(page.getByRole("heading", { name: "The boat", level: 1 })).toBeVisible();
    await swipe(page, page.getByText("It rained."), 150);
    await expect(page.getByRole("heading", { name: "The storm", level: 1 })).toBeVisible();
    await page.goBack();

    await expect(page).toHaveURL(monthAddress);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
});

/** Where the page is once it has stopped scrolling. */
async function restingPlace(): Promise<number> {
  let last = -1;
  while (last !== window.scrollY) {
    last = window.scrollY;
    for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return last;
}
