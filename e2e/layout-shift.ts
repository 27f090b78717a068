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
      if (hadRecentInput) continue;
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

/**
 * Watches every page that is opened from now on. The function it returns expects that nothing has moved by itself; what
 * moves within half a second of an input is its answer, and messages and lists lie above the page.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<void>> {
  const shifts: string[] = [];
  await page.exposeBinding("tellLayoutShift", (_source, shift: string) => shifts.push(shift));
  await page.addInitScript({ content: watch });
  return async () => {
    await page.evaluate(drawnAndTold);
    expect(shifts, "layout shifts").toEqual([]);
  };
}

/** A shift is measured when its frame is drawn. */
async function drawnAndTold(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const tell: unknown = Reflect.get(globalThis, "tellLayoutShifts");
  if (typeof tell === "function") tell();
}
