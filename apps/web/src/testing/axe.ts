import axe from "axe-core";

/** Page-wide rules say nothing about a part that stands alone. */
const pageRules = ["region", "page-has-heading-one", "landmark-one-main", "document-title", "html-has-lang"];

/** What axe finds wrong, one line for each rule that is broken. */
export async function axeViolations(root: Element = document.body): Promise<string[]> {
  await settled();
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await withoutFades(() => axe.run(root, { rules, resultTypes: ["violations"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

// Colours halfway through a fade have no honest contrast.
async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map((animation) => animation.finished));
}

/** A message whose time is over while axe is still looking goes at once: seen halfway, it would be too pale. */
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
