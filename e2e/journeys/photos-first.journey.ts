import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { chooseFiles } from "../files.ts";
import { expect } from "../journey.ts";
import { watchLayoutShifts } from "../layout-shift.ts";
import { test } from "../member.ts";
import { addAddress, editor, openAsWriter } from "../memories.ts";
import { allowRefusals } from "../newcomer.ts";
import { phonePhoto } from "../samples.ts";

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const photosAddress = "/timeline/memory/add-memory?photos=true";
const patience = { timeout: 30_000 };
const titleMostPx = 300;
test.use({ ...phone, actionTimeout: 10_000 });

test("photos of three days become three memories", async ({ page, product }) => {
  test.slow();
  const { allow, expectNoShift } = await watchLayoutShifts(page);
  const writer = await openAsWriter(page, product);
  await page.goto(photosAddress);
  await expect(page.getByRole("button", { name: "Choose photos" })).toBeVisible();
  await expectAccessible(page);
  await allow(async () => {
    const opened = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose photos" }).tap();
    await (await opened).setFiles(await photosOfThreeDays());
    await expect(page.getByText("These photos are from 3 days. Make 3 memories?")).toBeVisible();
  });
  await expectAccessible(page);
  const memories = page.getByRole("list", { name: "New memories" }).getByRole("listitem");
  await allow(async () => {
    await page.getByRole("button", { name: "Make 3 memories" }).tap();
    await expect(memories.getByRole("heading")).toHaveText(["14 July 1998", "15 July 1998", "2 January 1999"]);
  });
  await expectAccessible(page);
  await memories.nth(1).getByLabel("Title").fill("The pier");
  await allow(async () => {
    await page.getByRole("button", { name: "Add 3 memories" }).tap();
    await expect(page.getByText("3 memories added")).toBeVisible(patience);
  });
  await expect(page).toHaveURL("/timeline?year=1998&month=7");
  await expect(page.getByRole("link", { name: "View Memory 14 July 1998" })).toBeInViewport();
  expect((await writer.titles()).toSorted()).toEqual(["14 July 1998", "The pier"]);
  await page.goto("/timeline?year=1999&month=1");
  await page.getByRole("link", { name: "View Memory 2 January 1999" }).tap();
  await expect(page.getByRole("button", { name: "Photo 1" })).toBeVisible();
  await expectNoShift();
});

test("when one of several memories fails, the others are saved once and that one stays in the form", async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const writer = await openAsWriter(page, product);
  await page.goto(photosAddress);
  await chooseFiles(page, await photosOfThreeDays());
  await page.getByRole("button", { name: "Make 3 memories" }).tap();
  let calls = 0;
  await page.route("**/api/memories", (route) => {
    calls += 1;
    return calls === 2 ? route.fulfill({ status: 429 }) : route.fallback();
  });

  await page.getByRole("button", { name: "Add 3 memories" }).tap();
  await expect(page.getByText("HTTP error! status: 429")).toBeVisible(patience);
  await expect(page.getByRole("list", { name: "New memories" }).getByRole("heading")).toHaveText([
    "15 July 1998",
    "2 January 1999",
  ]);
  await page.getByRole("button", { name: "Add 2 memories" }).tap();

  await expect(page.getByText("2 memories added")).toBeVisible(patience);
  expect((await writer.titles()).toSorted()).toEqual(["14 July 1998", "15 July 1998"]);
  allowRefusals(complaints);
});

test("photos of several days that were parted survive a reload, and can be kept in one memory @long", async ({
  page,
  product,
}) => {
  test.slow();
  const writer = await openAsWriter(page, product);
  await page.goto(photosAddress);
  await chooseFiles(page, await photosOfThreeDays());
  await page.getByRole("button", { name: "Make 3 memories" }).tap();
  await page.getByRole("list", { name: "New memories" }).getByLabel("Title").first().fill("The pier");
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases()), patience)
    .toContainEqual(expect.objectContaining({ name: "lane-drafts" }));
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await page.getByRole("button", { name: /^Continue:/ }).tap();
  await expect(page.getByRole("list", { name: "New memories" }).getByLabel("Title").first()).toHaveValue("The pier");
  await page.getByRole("button", { name: "Keep as one memory" }).tap();
  await expect(page.getByText("The photos are from 14 July 1998 to 2 January 1999.")).toBeVisible();
  await page.getByLabel("Title").fill("All of it");
  await editor(page).click();
  await page.keyboard.type("A long summer.");
  await page.getByRole("button", { name: "Add memory" }).tap();

  await expect(page.getByText("Memory added successfully")).toBeVisible(patience);
  expect(await writer.titles()).toEqual(["All of it"]);
});

test("a photo proposes its date and says so, but changes no date that was chosen", async ({ page, product }) => {
  await openAsWriter(page, product);
  await page.goto("/timeline/memory/add-memory");
  await chooseFiles(page, [await phonePhoto("one.jpg", 1, "1998:07:14 10:00:00")]);
  await expect(page.getByText("From the photo: 14 July 1998")).toBeVisible();
  await expect(page.getByRole("button", { name: "When was it? 14 July 1998" })).toBeVisible();

  await page.goto("/timeline/memory/add-memory?year=2001&month=3");
  await chooseFiles(page, [await phonePhoto("one.jpg", 1, "1998:07:14 10:00:00")]);
  await expect(page.getByText("The photo is from 14 July 1998.")).toBeVisible();
  await expect(page.getByRole("button", { name: "When was it? March 2001" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use this date" }).tap();
  await expect(page.getByRole("button", { name: "When was it? 14 July 1998" })).toBeVisible();
  await chooseFiles(page, [await phonePhoto("old.jpg", 2, "1962:05:01 10:00:00")]);

  const closed = "A photo is from 1 May 1962, but 1962 isn't open on your timeline. The date stays 14 July 1998.";
  await expect(page.getByText(closed)).toBeVisible();
});

test("the title is high on the page, and saving is always in sight", async ({ page, product }) => {
  await openAsWriter(page, product);
  for (const address of [addAddress, "/timeline/memory/add-memory?year=1998&month=9"]) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: /^A question for 1998/ })).toBeVisible();
    await expect(editor(page)).toBeVisible();
    const { y } = (await page.getByLabel("Title").boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
    expect(y).toBeLessThanOrEqual(titleMostPx);
  }
  await expectSaveInSight(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectSaveInSight(page);
  await editor(page).click();
  for (let line = 0; line < 40; line += 1) await page.keyboard.insertText("Another line of a long text. ".repeat(4));
  await expectSaveInSight(page);
  // About as much as a keyboard leaves.
  await page.setViewportSize({ width: 360, height: 400 });
  await expectSaveInSight(page);
});

async function photosOfThreeDays() {
  return [
    await phonePhoto("a.jpg", 1, "1998:07:14 10:00:00"),
    await phonePhoto("b.jpg", 2, "1999:01:02 18:00:00"),
    await phonePhoto("c.jpg", 3, "1998:07:15 10:00:00"),
    await phonePhoto("d.jpg", 4, "1998:07:14 11:00:00"),
  ];
}

async function expectSaveInSight(page: Page): Promise<void> {
  for (const name of ["Add memory", "Discard Memory"]) {
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
}
