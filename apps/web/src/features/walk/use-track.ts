import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

interface TrackOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly start: number;
}

interface Move {
  readonly index: number;
  readonly how: "swiped" | "gone" | "shown";
  readonly isStill: boolean;
}

/** Which page of a row is shown. A finger moves the row itself; buttons and keys go to a page. */
export function useTrack({ scroller, count, start }: TrackOptions) {
  const [move, setMove] = useState<Move>({ index: start, how: "gone", isStill: true });
  const index = Math.min(move.index, count - 1);
  /** The page that a button or key leads to, until the row has arrived there. */
  const goal = useRef<number>(undefined);

  const align = useEffectEvent(() => {
    const row = scroller.current;
    if (row) row.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
  });

  // In the pages' layout effect: before, a page that is far away does not exist and nothing could be scrolled to.
  useLayoutEffect(() => {
    const row = scroller.current;
    if (!row || move.how === "swiped") return;
    const left = move.index * row.clientWidth;
    goal.current = Math.abs(row.scrollLeft - left) < 2 ? undefined : move.index;
    row.scrollTo({ left, behavior: move.isStill ? "instant" : "smooth" });
  }, [scroller, move]);

  useEffect(() => {
    const row = scroller.current;
    if (!row) return undefined;
    const watcher = new ResizeObserver(() => align());
    watcher.observe(row);
    return () => watcher.disconnect();
  }, [scroller]);

  function handleScroll() {
    const row = scroller.current;
    if (!row) return;
    const place = row.scrollLeft / row.clientWidth;
    if (goal.current !== undefined) {
      if (Math.abs(place - goal.current) < 0.01) goal.current = undefined;
      return;
    }
    const shown = Math.min(count - 1, Math.max(0, Math.round(place)));
    if (shown !== index) setMove({ index: shown, how: "swiped", isStill: false });
  }

  return {
    index,
    how: move.how,
    /** `shown` is for a slideshow, which moves without taking the focus along. */
    go: (to: number, { how = "gone", isStill = false }: Partial<Pick<Move, "how" | "isStill">> = {}) => {
      const next = Math.min(count - 1, Math.max(0, to));
      if (next !== index)
        setMove({ index: next, how, isStill: isStill || Math.abs(next - index) > 1 || prefersStillness() });
    },
    row: {
      onScroll: handleScroll,
      // A finger takes over from a button or key.
      onPointerDown: () => void (goal.current = undefined),
      onWheel: () => void (goal.current = undefined),
    },
  };
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
