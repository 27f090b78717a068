import { type RefObject, useEffect, useEffectEvent } from "react";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const swipePx = 60;

/** Direction of a swipe: 1 for next, -1 for previous; undefined when the move was no swipe. */
export function swipeOf({ x, y }: Point): 1 | -1 | undefined {
  if (Math.abs(x) <= swipePx || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? 1 : -1;
}

/** A native listener, because React's wheel listener is passive and cannot prevent scrolling. */
export function useWheel(
  target: HTMLElement | RefObject<HTMLElement | null> | null,
  onWheel: (event: WheelEvent) => void,
): void {
  const handleWheel = useEffectEvent(onWheel);
  useEffect(() => {
    const element = target && "current" in target ? target.current : target;
    const listen = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [target]);
}
