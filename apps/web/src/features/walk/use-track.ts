import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** For so long a row goes on rolling under what has been scrolled since. */
const rollOutMs = 500;

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

  const { isTouched, touch } = useTouch();

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
    if (!row || goal.current !== undefined) return;
    const shown = Math.min(count - 1, Math.max(0, Math.round(row.scrollLeft / row.clientWidth)));
    if (shown !== index) setMove({ index: shown, how: "swiped", isStill: false });
  }

  /** The row may still roll out after a finger when a button is pressed, and would end where the finger sent it. */
  function handleScrollEnd() {
    const row = scroller.current;
    if (!row || isTouched.current) return;
    const wanted = goal.current ?? Math.round(row.scrollLeft / row.clientWidth);
    const left = wanted * row.clientWidth;
    if (Math.abs(row.scrollLeft - left) >= 1) row.scrollTo({ left, behavior: "instant" });
    else setTimeout(() => goal.current === wanted && (goal.current = undefined), rollOutMs);
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
      onScrollEnd: handleScrollEnd,
      ...touch,
      // A finger takes over from a button or key.
      onPointerDown: () => void (goal.current = undefined),
      onWheel: () => void (goal.current = undefined),
    },
  };
}

/** Whether a finger is on the row. Pointer events end as soon as the finger scrolls. */
function useTouch() {
  const isTouched = useRef(false);
  const handleTouch = ({ touches }: TouchEvent) => void (isTouched.current = touches.length > 0);
  return { isTouched, touch: { onTouchStart: handleTouch, onTouchEnd: handleTouch, onTouchCancel: handleTouch } };
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
