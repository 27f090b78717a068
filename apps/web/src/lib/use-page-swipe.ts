import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

import { type Point, swipeOf } from "./gestures.ts";

/** From here a browser's own gesture goes back or forward. */
const edgePx = 24;
/** A finger that stays longer selects text. */
const longestMs = 600;

/** A quick horizontal swipe of one finger over the page; the page must leave such moves to it by its `touch-action`. */
export function usePageSwipe(page: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const handleSwipe = useEffectEvent(onSwipe);
  // Before the page can be seen: a swipe right then would be lost.
  useLayoutEffect(() => {
    const target = page.current;
    let start: (Point & { readonly atMs: number }) | undefined;
    const forget = () => {
      start = undefined;
    };
    const begin = (event: PointerEvent) => {
      const { clientX, clientY, timeStamp } = event;
      start = isForPage(event) ? { x: clientX, y: clientY, atMs: timeStamp } : undefined;
    };
    const end = ({ clientX, clientY, timeStamp }: PointerEvent) => {
      const isQuick = start && timeStamp - start.atMs < longestMs && !isSelecting();
      const by = start && isQuick ? swipeOf({ x: clientX - start.x, y: clientY - start.y }) : undefined;
      forget();
      if (by) handleSwipe(by);
    };
    // Native listeners: React's would also hear the touches inside a dialog, whose element is elsewhere.
    target?.addEventListener("pointerdown", begin);
    target?.addEventListener("pointerup", end);
    target?.addEventListener("pointercancel", forget);
    return () => {
      target?.removeEventListener("pointerdown", begin);
      target?.removeEventListener("pointerup", end);
      target?.removeEventListener("pointercancel", forget);
    };
  }, [page]);
}

function isForPage({ clientX, isPrimary, pointerType, target }: PointerEvent): boolean {
  const isInside = clientX > edgePx && clientX < document.documentElement.clientWidth - edgePx;
  if (!isPrimary || pointerType !== "touch" || !isInside || isSelecting()) return false;
  return (
    target instanceof Element && target.closest("audio, video, input, select, textarea") === null && !canScroll(target)
  );
}

function isSelecting(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

function canScroll(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const isWider = one.scrollWidth > one.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
  }
  return false;
}
