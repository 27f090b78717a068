import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ruleSets = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const everyRule: RunOptions = { runOnly: { type: "tag", values: ruleSets } };
/** The only rule whose answer depends on the theme. */
const contrastRule: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
const moving = `document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).length`;

interface Look {
  /** A selector: axe judges only what is inside the part. */
  readonly within?: string;
  /** Both by default: all rules in the theme that is shown, and the contrast of colours in the other theme as well. */
  readonly themes?: "both" | "shown";
}

declare global {
  var axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } | undefined;
}

/** No violation that axe can find on the page as it stands now, in the light theme and in the dark one. */
export async function expectAccessible(page: Page, { within, themes = "both" }: Look = {}): Promise<void> {
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

/** A message whose time is over while axe is still looking goes at once: seen halfway, it would be too pale. */
function holdFades(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
}

function releaseFades(): void {
  document.adoptedStyleSheets.pop();
}

/** Everything that moves has arrived: colours halfway through a fade have no honest contrast. */
export async function expectSettled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(moving), { intervals: [50] }).toBe(0);
}
