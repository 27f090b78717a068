import { expect, type Locator, type Page } from "@playwright/test";

const steps = 12;
/** Seconds between the moments of a finger, as the browser is told them. */
const stepSeconds = 0.02;

interface Drag {
  readonly from: { readonly x: number; readonly y: number };
  readonly byPx: number;
  /** How long it lies still before it is lifted. After a rest, what it has scrolled does not go on rolling. */
  readonly restSeconds: number;
}

/** Moves one finger horizontally, at moments of its own: at those of a busy machine it would be faster than any hand. */
export async function drag(page: Page, { from: { x, y }, byPx, restSeconds }: Drag): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const dragSeconds = steps * stepSeconds + restSeconds;
  const start = Date.now() / 1000 - dragSeconds;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", seconds: number, shift?: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: shift === undefined ? [] : [{ x: x + shift, y }],
      timestamp: start + seconds,
    });
  await touch("touchStart", 0, 0);
  for (let step = 1; step <= steps; step += 1) await touch("touchMove", step * stepSeconds, (byPx * step) / steps);
  await touch("touchEnd", dragSeconds);
  await finger.detach();
}

/** Moves one finger horizontally over an element that is at rest, starting in its middle. */
export async function swipe(page: Page, shown: Locator, byPx: number): Promise<void> {
  await expectStillness(page);
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await drag(page, { from: { x: x + width / 2, y: y + height / 4 }, byPx, restSeconds: 0 });
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
