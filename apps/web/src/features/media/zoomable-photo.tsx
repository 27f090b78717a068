import { useLingui } from "@lingui/react/macro";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";

import type { Picture } from "#lib/picture-of.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { useGestures } from "./touch-gestures.ts";
import { movedBy, type Point, type View, wholeView, zoomedAt } from "./zoom.ts";

/** What is shown in full: on a phone from edge to edge, whatever the popup leaves free around its words. */
export const stageStyle = "-mx-6 flex h-[calc(100dvh-17rem)] min-h-40 items-center justify-center sm:mx-0";

interface ZoomablePhotoProps {
  readonly zoom: Zoom;
  readonly picture: Picture;
  readonly alt: string;
  readonly onLost: () => void;
}

export function ZoomablePhoto({ zoom, picture, alt, onLost }: ZoomablePhotoProps) {
  const { setStage, view, handlers, zoomIn, zoomOut, reset } = zoom;
  const { scale, x, y } = view;
  useViewerKeys({ "+": zoomIn, "=": zoomIn, "-": zoomOut, "0": reset });
  return (
    <div
      ref={setStage}
      {...handlers}
      className={`${stageStyle} touch-none overflow-hidden select-none ${scale > 1 ? "cursor-grab" : "cursor-zoom-in"}`}
    >
      <MediaImage
        picture={picture}
        alt={alt}
        sizes={scale > 1 ? "200vw" : "(min-width: 70rem) 66rem, (min-width: 40rem) 90vw, 100vw"}
        isEager
        draggable={false}
        onLost={onLost}
        className="h-auto max-h-full w-auto max-w-full rounded-[2px]"
        transform={scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`}
      />
    </div>
  );
}

export function ZoomOutButton({ zoom: { view, zoomOut } }: { readonly zoom: Zoom }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Smaller`}
      aria-keyshortcuts="-"
      aria-disabled={view.scale === 1 || undefined}
      onClick={zoomOut}
    >
      <ZoomOut aria-hidden="true" className="size-6" />
    </IconButton>
  );
}

export function ZoomInButton({ zoom: { zoomIn } }: { readonly zoom: Zoom }) {
  const { t } = useLingui();
  return (
    <IconButton label={t`Larger`} aria-keyshortcuts="+" onClick={zoomIn}>
      <ZoomIn aria-hidden="true" className="size-6" />
    </IconButton>
  );
}

const doubleTapScale = 2.5;
const step = 1.5;

type Zoom = ReturnType<typeof useZoom>;

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

/** The keys of an open viewer are its own: the page behind it never hears of them. */
export function useViewerKeys(keys: Readonly<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    // A player has its own use for the arrows.
    const isTaken = target instanceof HTMLMediaElement || altKey || ctrlKey || metaKey;
    const act = isTaken ? undefined : keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    // Before the dialog, which keeps its keys to itself.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}
