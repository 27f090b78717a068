import { useEffect, useEffectEvent, useState } from "react";

import { useGestures } from "./touch-gestures.ts";
import { movedBy, type Point, type View, wholeView, zoomedAt } from "./zoom.ts";

const doubleTapScale = 2.5;
const step = 1.5;

export type Zoom = ReturnType<typeof useZoom>;

/** Zooms by wheel, two fingers, double tap and buttons; moves what is enlarged, and swipes what is not. */
export function useZoom(photo: string, onSwipe: (by: 1 | -1) => void) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [view, setView] = useView(photo);
  const isEnlarged = view.scale > 1;

  function zoomAround(factor: number, at: Point) {
    if (!stage) return;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const point = { x: at.x - left - width / 2, y: at.y - top - height / 2 };
    setView((before) => zoomedAt(before, factor, point, { width, height }));
  }

  function zoomBy(factor: number) {
    const box = stage?.getBoundingClientRect();
    if (box) zoomAround(factor, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }

  function move(by: Point) {
    const box = stage?.getBoundingClientRect();
    if (box) setView((before) => movedBy(before, by, box));
  }

  const handlers = useGestures({
    onDoubleTap: (at) => (isEnlarged ? setView(wholeView) : zoomAround(doubleTapScale, at)),
    onPinch: zoomAround,
    onDrag: (by) => isEnlarged && move(by),
    onSwipe: (by) => !isEnlarged && onSwipe(by),
  });
  useWheel(stage, ({ deltaY, clientX, clientY }) => zoomAround(Math.exp(-deltaY / 400), { x: clientX, y: clientY }));

  return {
    /** For the part of the page that shows the photo. */
    setStage,
    view,
    handlers,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset: () => setView(wholeView),
  };
}

/** The next photo begins as a whole. */
function useView(photo: string) {
  const [kept, setKept] = useState({ photo, view: wholeView });
  if (kept.photo !== photo) setKept({ photo, view: wholeView });
  const setView = (next: View | ((before: View) => View)) =>
    setKept((before) => ({ photo, view: typeof next === "function" ? next(before.view) : next }));
  return [kept.photo === photo ? kept.view : wholeView, setView] as const;
}

/** Heard by hand: a listener of React's cannot keep the page from scrolling. */
function useWheel(stage: HTMLElement | null, onWheel: (event: WheelEvent) => void): void {
  const handleWheel = useEffectEvent(onWheel);
  useEffect(() => {
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      handleWheel(event);
    };
    stage?.addEventListener("wheel", listen, { passive: false });
    return () => stage?.removeEventListener("wheel", listen);
  }, [stage]);
}
