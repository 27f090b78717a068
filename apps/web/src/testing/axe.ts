import { expect } from "vitest";

import { isLongTest } from "./test-size.ts";

/** Page-wide rules do not apply to a single component. */
const pageRules = ["region", "page-has-heading-one", "landmark-one-main", "document-title", "html-has-lang"];

/**
 * Expects no axe violation, in long runs only: in every run the walk through all pages, parts and overlays looks
 * (`e2e/journeys/accessibility.journey.ts`), and loading axe into each test takes longer than most tests.
 */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  if (!isLongTest) return;
  const { default: axe } = await import("axe-core");
  await settled();
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await withoutFades(() => axe.run(root, { rules, resultTypes: ["violations"] }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

// Colours in the middle of a transition would give a wrong contrast.
async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map((animation) => animation.finished));
}

/** Disables transitions, because a toast that begins to fade out during the check would fail its contrast. */
async function withoutFades<T>(look: () => Promise<T>): Promise<T> {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
  try {
    return await look();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
