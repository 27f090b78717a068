import { useLayoutEffect, useRef } from "react";

/** Keeps a year in the middle of its rope, also when the rope is turned. Only the rope scrolls: the page stays where it is. */
export function useShownYear(year: number | undefined, isUpright: boolean) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rail = scroller.current;
    const box = rail?.querySelector(`[data-year="${year}"]`);
    if (!rail || !box) return;
    const inner = box.getBoundingClientRect();
    const outer = rail.getBoundingClientRect();
    const top = inner.top + inner.height / 2 - (outer.top + outer.height / 2);
    const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    rail.scrollBy({ ...(isUpright ? { top } : { left }), behavior: "instant" });
  }, [year, isUpright]);
  return scroller;
}
