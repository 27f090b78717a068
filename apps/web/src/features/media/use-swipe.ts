import { type PointerEvent, useRef } from "react";

import type { Point } from "./zoom.ts";

const swipePx = 60;
/** As high as browsers draw what plays and seeks in a film. */
const controlsPx = 80;

/** Which way a finger went: 1 to the next, -1 back, nothing when it was no swipe. */
export function swipeOf({ x, y }: Point): 1 | -1 | undefined {
  if (Math.abs(x) <= swipePx || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? 1 : -1;
}

/** For what has controls of its own: a finger on those, and a mouse, mean what they always mean. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<Point>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      const { clientX, clientY, isPrimary, pointerType } = event;
      const isOurs = isPrimary && pointerType !== "mouse" && !isOnControls(event);
      start.current = isOurs ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const by = swipeOf({ x: clientX - start.current.x, y: clientY - start.current.y });
      start.current = undefined;
      if (by) onSwipe(by);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

function isOnControls({ target, clientY }: PointerEvent): boolean {
  if (target instanceof HTMLVideoElement) return clientY > target.getBoundingClientRect().bottom - controlsPx;
  return target instanceof HTMLMediaElement;
}
