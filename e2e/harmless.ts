import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { expect, type Page } from "@playwright/test";

/** Elements and attributes that no words of a person may add to a page. */
const aliens =
  "script:not([nonce]), iframe, object, embed, form[action*='canary'], marquee, math, base, [srcset*='canary'], [style*='canary'], [onerror], [onload], [onclick], [onfocus], [href*='//canary'], [src*='//canary'], [href^='javascript']";

/**
 * No script ran, and no foreign element is in the page. A request to another host, an error and a violation of the
 * policy would be complaints, and fail a journey by themselves.
 */
export async function expectHarmless(page: Page, within = "body"): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, "laneBreach"))).toBeUndefined();
  await expect(page.locator(within).locator(aliens)).toHaveCount(0);
}

/** The text as one line of at most this many letters, never empty. */
export function asLine(text: string, longest: number): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "")
    .trim()
    .slice(0, longest)
    .trim();
  return line === "" ? "Nameless" : line;
}

/** Hostile texts by turns: each call gives the next one. */
export function createHostileWords() {
  const texts = hostileTexts();
  let next = 0;
  const take = (): string => {
    next += 1;
    return texts[next % texts.length] ?? "";
  };
  return {
    line: (longest: number): string => asLine(take(), longest),
    /** As markup to be sanitised, behind words that stay. */
    html: (): string => `<p>It rained.</p>${take()}`,
  };
}

export type HostileWords = ReturnType<typeof createHostileWords>;
