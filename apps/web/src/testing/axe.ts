import axe from "axe-core";

/** Page-wide rules do not apply to a single component. */
const pageRules = ["region", "page-has-heading-one", "landmark-one-main", "document-title", "html-has-lang"];

/** The violations found by axe, one line for each rule. */
export async function axeViolations(root: Element = document.body): Promise<string[]> {
  await settled();
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await withoutFades(() => axe.run(root, { rules, resultTypes: ["violations"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
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
