import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ruleSets = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const everyRule: RunOptions = { runOnly: { type: "tag", values: ruleSets } };
/** The only rule whose result depends on the theme. */
const contrastRule: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
const moving = `document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).length`;

interface Look {
  /** A selector: axe checks only this part of the page. */
  readonly within?: string;
  /**
   * "both": all rules in the current theme, and the contrast rule in the other theme as well. Without a choice, both in
   * long runs only: the walk through every screen always looks at both.
   */
  readonly themes?: "both" | "shown";
}

declare global {
  var axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } | undefined;
}

/** Expects no axe violation on the page in its current state. */
export async function expectAccessible(
  page: Page,
  { within, themes = isLongTest ? "both" : "shown" }: Look = {},
): Promise<void> {
  await expectSettled(page);
  await page.evaluate(holdFades);
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(source);
  const found = await violations(page, within, everyRule);
  if (themes === "both") {
    const shown = await page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
    const other = shown === "dark" ? "light" : "dark";
    await page.emulateMedia({ colorScheme: other });
    for (const violation of await violations(page, within, contrastRule)) found.push(`in ${other}: ${violation}`);
    await page.emulateMedia({ colorScheme: shown });
  }
  await page.evaluate(releaseFades);
  expect(found, "accessibility").toEqual([]);
}

/** For a screen that the walk through all screens looks at, in a state that differs in little but its words. */
export async function expectAccessibleInLongRuns(page: Page, look: Look = {}): Promise<void> {
  if (isLongTest) await expectAccessible(page, look);
}

function violations(page: Page, within: string | undefined, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({ within, options }) => {
      const context = within === undefined ? document : { include: [within] };
      const answer = await globalThis.axe?.run(context, { ...options, resultTypes: ["violations"], iframes: false });
      return (answer?.violations ?? []).map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    { within, options },
  );
}

/** Disables transitions, because a toast that begins to fade out during the check would fail its contrast. */
function holdFades(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
}

function releaseFades(): void {
  document.adoptedStyleSheets.pop();
}

/** Waits for the end of all animations: colours in the middle of a fade would give a wrong contrast. */
export async function expectSettled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(moving), { intervals: [50] }).toBe(0);
}
