import { type PointerEvent, useRef } from "react";

import { distanceBetween, middleOf, type Point, swipeOf } from "#lib/gestures.ts";

const tapPx = 10;
const doubleTapMs = 300;

interface Touch {
  readonly start: Point;
  readonly last: Point;
}

interface Gestures {
  readonly onDoubleTap: (at: Point) => void;
  readonly onPinch: (factor: number, at: Point) => void;
  readonly onDrag: (by: Point) => void;
  /** A quick horizontal swipe: 1 for next, -1 for previous. */
  readonly onSwipe: (by: 1 | -1) => void;
}

/** Turns pointer events into double taps, pinches, drags and swipes. */
export function useGestures({ onDoubleTap, onPinch, onDrag, onSwipe }: Gestures) {
  const touches = useRef(new Map<number, Touch>());
  const lastTap = useRef<number>(undefined);
  const wasPinched = useRef(false);

  function handleTap(event: PointerEvent) {
    const isDouble = lastTap.current !== undefined && event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isDouble ? undefined : event.timeStamp;
    if (isDouble) onDoubleTap(pointOf(event));
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const point = pointOf(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      touches.current.set(event.pointerId, { start: point, last: point });
      wasPinched.current = touches.current.size > 1;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const touch = touches.current.get(event.pointerId);
      if (!touch) return;
      const now = pointOf(event);
      const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1].last;
      touches.current.set(event.pointerId, { ...touch, last: now });
      if (other)
        onPinch(distanceBetween(now, other) / Math.max(1, distanceBetween(touch.last, other)), middleOf(now, other));
      else onDrag({ x: now.x - touch.last.x, y: now.y - touch.last.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const touch = touches.current.get(event.pointerId);
      touches.current.delete(event.pointerId);
      // After a pinch, lifting the last finger is neither a tap nor a swipe.
      if (!touch || wasPinched.current) return;
      const way = { x: event.clientX - touch.start.x, y: event.clientY - touch.start.y };
      const swipe = swipeOf(way);
      if (Math.hypot(way.x, way.y) < tapPx) handleTap(event);
      else if (swipe) onSwipe(swipe);
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => void touches.current.delete(pointerId),
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The height of a browser's video controls. */
const controlsPx = 80;

/** Swipes on a player: touches on its controls, and the mouse, are left to the player. */
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
