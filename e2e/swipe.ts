import { expect, type Locator, type Page } from "@playwright/test";

/** Moves one finger horizontally over an element that is at rest, starting in its middle. */
export async function swipe(page: Page, shown: Locator, byPx: number): Promise<void> {
  await expectStillness(page);
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const at = (shift: number) => [{ x: x + width / 2 + shift, y: y + height / 4 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(byPx / 2) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(byPx) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** While the page changes with a transition, the browser shows a picture of it that no finger can move. */
async function expectStillness(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ playState, effect }) => {
          const isEndless = effect?.getComputedTiming().endTime === Infinity;
          return playState === "running" && !isEndless;
        }).length,
    );
  await expect.poll(moving).toBe(0);
}
