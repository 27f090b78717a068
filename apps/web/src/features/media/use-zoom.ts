import { type RefObject, useEffect, useEffectEvent, useState } from "react";

import { useGestures } from "./use-gestures.ts";
import { movedBy, type Point, type View, wholeView, zoomedAt } from "./zoom.ts";

const doubleTapScale = 2.5;
const step = 1.5;

/** Zooms by wheel, two fingers, double tap and buttons; moves what is enlarged, and swipes what is not. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState<View>(wholeView);
  const isEnlarged = view.scale > 1;

  function zoomAround(factor: number, at: Point) {
    if (!stage.current) return;
    const { left, top, width, height } = stage.current.getBoundingClientRect();
    const point = { x: at.x - left - width / 2, y: at.y - top - height / 2 };
    setView((before) => zoomedAt(before, factor, point, { width, height }));
  }

  function zoomBy(factor: number) {
    const box = stage.current?.getBoundingClientRect();
    if (box) zoomAround(factor, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }

  function move(by: Point) {
    const box = stage.current?.getBoundingClientRect();
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
    view,
    handlers,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset: () => setView(wholeView),
  };
}

/** Heard by hand: a listener of React's cannot keep the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const handleWheel = useEffectEvent(onWheel);
  useEffect(() => {
    const box = stage.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      handleWheel(event);
    };
    box?.addEventListener("wheel", listen, { passive: false });
    return () => box?.removeEventListener("wheel", listen);
  }, [stage]);
}
