import { useLayoutEffect, useRef } from "react";

/** Keeps a year in the middle of its rope, also when the rope is turned. Only the rope scrolls: the page stays where it is. */
export function useShownYear(year: number | undefined, isUpright: boolean) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rail = scroller.current;
    if (!rail) return;
    // Told between the layout and the first paint. Asked here and now, the browser would have to lay out everything twice.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      rail.dataset["placed"] = "";
      bringToMiddle(rail, year, isUpright);
    });
    observer.observe(rail);
    return () => observer.disconnect();
  }, [year, isUpright]);
  return scroller;
}

function bringToMiddle(rail: HTMLElement, year: number | undefined, isUpright: boolean): void {
  const box = rail.querySelector(`[data-year="${year}"]`);
  if (!box) return;
  const inner = box.getBoundingClientRect();
  const outer = rail.getBoundingClientRect();
  const top = inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  rail.scrollBy({ ...(isUpright ? { top } : { left }), behavior: "instant" });
}
