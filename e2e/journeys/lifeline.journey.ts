import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { expectAccessible, expectAccessibleInLongRuns } from "../axe.ts";
import { expect } from "../journey.ts";
import { signIn, test } from "../member.ts";
import { createTimelineMember } from "../timeline.ts";

const memories = [
  { year: 1998, month: 6, title: "Summer concert", mark: "Flower" },
  { year: 2002, month: 3, title: "The flood", mark: "Stone" },
  { year: 2006, month: 9, title: "Plums" },
] as const;

test("by keyboard alone one comes nearer, goes from mark to mark, makes one large and opens it", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/timeline");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Lifeline" }).press("Enter");
  await expect(page.getByText("Ada Vermeer · Ghent · ")).toBeVisible();
  const rope = page.getByRole("region", { name: "Your lifeline" });
  const range = page.getByRole("status").first();
  await expect(range).toHaveText(/^1951 – \d{4}$/);

  await rope.focus();
  await page.keyboard.press("End");
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("+");
  await expect(range).not.toHaveText(/^1951/);
  await page.keyboard.press("0");
  await expect(range).toHaveText(/^1951/);
  await page.getByRole("button", { name: "Decade", exact: true }).press("Enter");
  await expect(range).toHaveText("1990 – 1999");
  await page.getByRole("button", { name: "Month", exact: true }).press("Enter");
  await expect(range).toHaveText("June 1998");
  await page.getByRole("button", { name: "Life", exact: true }).press("Enter");
  await expect(range).toHaveText(/^1951/);
  await rope.focus();
  await page.keyboard.press("Enter");
  const first = rope.getByRole("button", { name: "Summer concert, June 1998, Flower" });
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(rope.getByRole("button", { name: "The flood, March 2002, Stone" })).toBeFocused();
  const spot = page.getByRole("region", { name: "On this spot" });
  await spot.getByRole("button", { name: "Large" }).press("Enter");
  await expect(spot.getByRole("button", { name: "Large", pressed: true })).toBeVisible();

  await spot.getByRole("button", { name: "Close" }).press("Enter");
  await expect(rope).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/timeline\/memory\/[^/]+\/summer-concert\/view$/);
});

test("a mark is pulled larger, what is heavy is left out, and hopes and the whole rope are kept", async ({
  page,
  product,
}) => {
  await signIn(page, await createTimelineMember(product, memories));
  await page.goto("/lifeline");
  const flower = page.getByRole("button", { name: "Summer concert, June 1998, Flower" });
  const stone = page.getByRole("button", { name: "The flood, March 2002, Stone" });
  // Waits until the rope is drawn as far as the flower.
  await flower.hover();
  await pull(page, await middleOf(flower), -40);
  await page.getByRole("button", { name: "Read it as a list" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Summer concert" });
  await expect(entry).toContainText("June 1998 · Flower · Large");

  await page.getByRole("checkbox", { name: "Emotional journey" }).check();
  await expect(page.getByText("judges nothing")).toBeVisible();
  await page.getByRole("checkbox", { name: "Leave out stones and candles" }).check();
  await expect(stone).toBeHidden();
  await page.getByLabel("Something you hope for").fill("Rome in spring");
  await page.getByRole("button", { name: "Lay it on the future" }).click();
  await expect(page.getByRole("button", { name: "Take away: Rome in spring" })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as SVG" }).click();
  const drawing = await readFile(await (await saving).path(), "utf8");
  expect(drawing).toContain(">Summer concert</text>");
  expect(drawing).toContain("url(data:font/woff2;base64,");
  expect(drawing).not.toContain("The flood");
  const painting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PNG" }).click();
  expect((await painting).suggestedFilename()).toBe("lifeline.png");
  await expectAccessibleInLongRuns(page);

  await page.reload();
  await expect(flower).toBeVisible();
  await expect(stone).toBeHidden();
  await page.getByRole("button", { name: "Read it as a list" }).click();
  await expect(entry).toContainText("Large");
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });

  test("two fingers come nearer, and a tap opens", async ({ page, product }) => {
    await signIn(page, await createTimelineMember(product, memories));
    await page.goto("/lifeline");
    const range = page.getByRole("status").first();
    await expect(range).toHaveText(/^1951/);
    await expectAccessible(page);

    const together = page.getByRole("button", { name: /^\d memories, 1998/ });
    await pinch(page, await middleOf(together));
    await expect(range).not.toHaveText(/^1951/);
    await page.getByRole("button", { name: "Summer concert, June 1998, Flower" }).tap();
    await expect(page).toHaveURL(/\/summer-concert\/view$/);
  });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(part: Locator): Promise<Spot> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pull(page: Page, { x, y }: Spot, byPx: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + byPx / 4);
  await page.mouse.move(x, y + byPx / 2);
  await page.mouse.move(x, y + byPx);
  await page.mouse.up();
}

async function pinch(page: Page, { x, y }: Spot): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (const apart of [30, 50, 70, 90]) {
    await hand.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await hand.detach();
}
