import axe from "axe-core";

/** Page-wide rules say nothing about a part that stands alone. */
const pageRules = ["region", "page-has-heading-one", "landmark-one-main", "document-title", "html-has-lang"];

/** What axe finds wrong, one line for each rule that is broken. */
export async function axeViolations(root: Element = document.body): Promise<string[]> {
  await settled();
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(root, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

// Colours halfway through a fade have no honest contrast.
async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map((animation) => animation.finished));
}
