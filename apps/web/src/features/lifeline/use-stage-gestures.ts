import { panned, type View, zoomed } from "@lane/domain/lifeline/view.ts";
import { type MarkSize, markSizes } from "@lane/domain/marks.ts";
import { type PointerEvent, type RefObject, useRef } from "react";

import { distanceBetween, middleOf, type Point, useWheel } from "#lib/gestures.ts";

import type { StageView } from "./use-stage-view.ts";

interface GestureDeps {
  readonly view: StageView;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The size of a mark; undefined for a cluster. */
  readonly sizeOf: (key: string) => MarkSize | undefined;
  readonly onTap: (target: TapTarget) => void;
  readonly onSizing: (key: string, size: MarkSize) => void;
  readonly onSized: (key: string, size: MarkSize) => void;
}

/** A mark on the rope by the key of its cluster, or the print of a landmark by the id of its memory. */
export interface TapTarget {
  readonly kind: "mark" | "landmark";
  readonly key: string;
}

type Doing =
  | {
      readonly kind: "press";
      readonly target: TapTarget | undefined;
      readonly from: Point;
      readonly size: MarkSize | undefined;
    }
  | { readonly kind: "pan"; readonly from: Point; readonly view: View }
  | {
      readonly kind: "size";
      readonly key: string;
      readonly from: Point;
      readonly size: MarkSize;
      readonly to: MarkSize;
    }
  | { readonly kind: "pinch"; readonly apart: number; readonly middle: number; readonly view: View };

const slop = 6;
const sizeStep = 26;

/** One finger pans, two zoom, a tap shows a memory; dragging a mark up or down changes its size. */
export function useGestures(deps: GestureDeps) {
  const { view, frame, sizeOf, onTap, onSizing, onSized } = deps;
  const fingers = useRef(new Map<number, Point>());
  const doing = useRef<Doing>(undefined);
  // Read once per press: reading it with every move would make the browser lay out the tiles of this frame at once.
  const corner = useRef<Point>({ x: 0, y: 0 });
  useWheelZoom(view, frame);

  function pointIn(event: PointerEvent): Point {
    return { x: event.clientX - corner.current.x, y: event.clientY - corner.current.y };
  }

  function move(point: Point) {
    const now = doing.current;
    if (now?.kind === "press") doing.current = begun(now, point, view.now());
    else if (now?.kind === "pan") view.show(panned(now.view, view.stage, now.from.x - point.x));
    else if (now?.kind === "size") pull(now, point);
    else if (now?.kind === "pinch") pinch(now);
  }

  function pull(now: Extract<Doing, { kind: "size" }>, point: Point) {
    const to = sizeAfter(now.size, now.from.y - point.y);
    // Stored in the ref as well, because the finger may be lifted before React has rendered the new size.
    doing.current = { ...now, to };
    onSizing(now.key, to);
  }

  function pinch({ apart, middle, view: before }: Extract<Doing, { kind: "pinch" }>) {
    const now = spread(fingers.current);
    if (!now) return;
    const nearer = zoomed(before, view.stage, now.apart / apart, middle);
    view.show(panned(nearer, view.stage, middle - now.middle));
  }

  function end(event: PointerEvent, isDone: boolean) {
    const now = doing.current;
    if (!fingers.current.delete(event.pointerId)) return;
    doing.current = undefined;
    if (now?.kind === "size") onSized(now.key, now.to);
    if (isDone && now?.kind === "press" && now.target) onTap(now.target);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      const box = event.currentTarget.getBoundingClientRect();
      corner.current = { x: box.left, y: box.top };
      const from = pointIn(event);
      fingers.current.set(event.pointerId, from);
      event.currentTarget.setPointerCapture(event.pointerId);
      const two = spread(fingers.current);
      const target = tapTargetAt(event.target);
      doing.current = two
        ? { kind: "pinch", ...two, view: view.now() }
        : { kind: "press", target, from, size: target?.kind === "mark" ? sizeOf(target.key) : undefined };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!fingers.current.has(event.pointerId)) return;
      const point = pointIn(event);
      fingers.current.set(event.pointerId, point);
      move(point);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => end(event, false),
  };
}

/** A press that has moved far enough becomes a pan, or changes the size of a mark. */
function begun(press: Extract<Doing, { kind: "press" }>, point: Point, view: View): Doing {
  const { target, from, size } = press;
  const [dx, dy] = [Math.abs(point.x - from.x), Math.abs(point.y - from.y)];
  if (Math.max(dx, dy) < slop) return press;
  if (target && size !== undefined && dy > dx) return { kind: "size", key: target.key, from, size, to: size };
  return { kind: "pan", from, view };
}

function sizeAfter(size: MarkSize, up: number): MarkSize {
  const at = markSizes.indexOf(size) + Math.round(up / sizeStep);
  return markSizes[Math.max(0, Math.min(markSizes.length - 1, at))] ?? size;
}

function spread(fingers: ReadonlyMap<number, Point>): { apart: number; middle: number } | undefined {
  const [one, other] = [...fingers.values()];
  if (!one || !other) return undefined;
  return { apart: Math.max(1, distanceBetween(one, other)), middle: middleOf(one, other).x };
}

export function tapTargetAt(target: EventTarget): TapTarget | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest<SVGGElement | HTMLElement>("[data-mark],[data-landmark]")?.dataset;
  if (found?.["mark"] !== undefined) return { kind: "mark", key: found["mark"] };
  return found?.["landmark"] === undefined ? undefined : { kind: "landmark", key: found["landmark"] };
}

/** The wheel zooms; when the whole life is visible, zooming out scrolls the page instead. */
function useWheelZoom({ now, stage, show }: StageView, frame: RefObject<HTMLDivElement | null>): void {
  useWheel(frame, (event) => {
    const before = now();
    const x = event.clientX - (frame.current?.getBoundingClientRect().left ?? 0);
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const after = isSideways
      ? panned(before, stage, event.deltaX)
      : zoomed(before, stage, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022)), x);
    if (after.scale === before.scale && after.start === before.start) return;
    event.preventDefault();
    show(after);
  });
}
