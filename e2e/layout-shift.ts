import { expect, type Page } from "@playwright/test";

const watch = `{
  const elementOf = (node) => (node instanceof Element ? node : node?.parentElement);
  const nameOf = (node) => {
    const element = elementOf(node);
    if (!element) return "something that is gone";
    const label = element.id || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 30);
    return element.localName + " " + JSON.stringify(label);
  };
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const tell = (entries) => {
    for (const { hadRecentInput, value, sources } of entries) {
      if (hadRecentInput || value < 0.001) continue;
      const inPage = sources.filter(({ node }) => !elementOf(node)?.closest("[aria-label=Messages], [data-side]"));
      if (inPage.length === 0 && sources.length > 0) continue;
      const moved = inPage.map(({ node, previousRect, currentRect }) =>
        nameOf(node) + " from " + boxOf(previousRect) + " to " + boxOf(currentRect));
      tellLayoutShift(location.pathname + location.search + ": " + value.toFixed(4) + " " + moved.join(", "));
    }
  };
  const watcher = new PerformanceObserver((list) => tell(list.getEntries()));
  watcher.observe({ type: "layout-shift", buffered: true });
  globalThis.tellLayoutShifts = () => tell(watcher.takeRecords());
}`;

export interface LayoutWatch {
  /** Runs a step whose answer may move the page: files that are chosen appear, a form makes room for what it says. */
  readonly allow: (step: () => Promise<void>) => Promise<void>;
  /** Expects that nothing else has moved by itself. */
  readonly expectNoShift: () => Promise<void>;
}

/**
 * Watches every page that is opened from now on. What moves within half a second of a tap or a key is its answer, and
 * messages and lists lie above the page.
 */
export async function watchLayoutShifts(page: Page): Promise<LayoutWatch> {
  const shifts: string[] = [];
  await page.exposeBinding("tellLayoutShift", (_source, shift: string) => shifts.push(shift));
  await page.addInitScript({ content: watch });
  return {
    async allow(step) {
      await page.evaluate(drawnAndTold);
      const before = shifts.length;
      await step();
      await page.evaluate(drawnAndTold);
      shifts.splice(before);
    },
    async expectNoShift() {
      await page.evaluate(drawnAndTold);
      expect(shifts, "layout shifts").toEqual([]);
    },
  };
}

/** A shift is measured when its frame is drawn. */
async function drawnAndTold(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const tell: unknown = Reflect.get(globalThis, "tellLayoutShifts");
  if (typeof tell === "function") tell();
}
