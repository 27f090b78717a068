import type { Locator, Page } from "@playwright/test";

import { expect } from "./journey.ts";

const dragSteps = 10;

/** Expects the sheet to cover this share of the window, once its animation has ended. */
export async function expectSheetShare(sheet: Locator, share: number): Promise<void> {
  const covered = () => sheet.evaluate((popup) => 1 - popup.getBoundingClientRect().top / globalThis.innerHeight);
  await expect.poll(covered, { intervals: [60] }).toBeGreaterThan(share - 0.03);
  await expect.poll(covered, { intervals: [60] }).toBeLessThan(share + 0.03);
}

/** Touches an element, moves the finger by this many pixels, and lifts it, with real touch events of the browser. */
export async function dragByFinger(page: Page, grip: Locator, byPx: number): Promise<void> {
  const { x, y } = await middleOf(grip);
  const screen = await page.context().newCDPSession(page);
  await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let step = 1; step <= dragSteps; step += 1) {
    const touchPoints = [{ x, y: y + (byPx * step) / dragSteps }];
    await screen.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await screen.detach();
}

export async function dragByMouse(page: Page, grip: Locator, byPx: number): Promise<void> {
  const { x, y } = await middleOf(grip);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + byPx, { steps: dragSteps });
  await page.mouse.up();
}

async function middleOf(grip: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await grip.boundingBox();
  if (!box) throw new Error("There is nothing to take hold of");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
