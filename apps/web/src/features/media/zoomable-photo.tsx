import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useState } from "react";

import { type Point, useWheel } from "#lib/gestures.ts";
import type { Picture } from "#lib/picture-of.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { MediaImage } from "#ui/media-image.tsx";

import { useGestures } from "./touch-gestures.ts";
import { movedBy, type View, wholeView, zoomedAt } from "./zoom.ts";

/** Size of the stage: on a phone from edge to edge, with the height that the popup leaves beside its texts. */
export const stageStyle = "-mx-6 flex h-[calc(100dvh-17rem)] min-h-40 items-center justify-center sm:mx-0";

interface ZoomablePhotoProps {
  readonly zoom: Zoom;
  readonly picture: Picture;
  readonly alt: string;
  /** Whether the photo has the name by which a view transition finds it. */
  readonly isNamed?: boolean;
  readonly onLost: () => void;
}

export function ZoomablePhoto({ zoom, picture, alt, isNamed = false, onLost }: ZoomablePhotoProps) {
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
        className={`h-auto max-h-full w-auto max-w-full rounded-[2px] ${isNamed ? "[view-transition-name:open-photo]" : ""}`}
        transform={scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`}
      />
    </div>
  );
}

interface Stepping {
  readonly shown: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
}

/** Steps from one file to the next; also by the arrow keys, Home and End. */
export function useStepping({ shown, count, onShow }: Stepping): (by: 1 | -1) => void {
  function step(by: 1 | -1) {
    if (shown + by >= 0 && shown + by < count) onShow(shown + by);
  }

  useViewerKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => onShow(0),
    End: () => onShow(count - 1),
  });
  return step;
}

interface StageButtonsProps extends Omit<Stepping, "onShow"> {
  /** Undefined while no photo is shown. */
  readonly zoom: Zoom | undefined;
  /** Labels of the two buttons between the files; without labels there are no buttons. */
  readonly labels: { readonly before: string; readonly after: string } | undefined;
  readonly onStep: (by: 1 | -1) => void;
}

export function StageButtons({ zoom, labels, shown, count, onStep }: StageButtonsProps) {
  return (
    <div className="mt-3 flex items-center justify-center gap-1 sm:gap-3">
      {zoom ? <ZoomOutButton zoom={zoom} /> : null}
      {labels ? (
        <>
          <IconButton label={labels.before} aria-disabled={shown === 0 || undefined} onClick={() => onStep(-1)}>
            <ChevronLeft aria-hidden="true" className="size-6" />
          </IconButton>
          <IconButton label={labels.after} aria-disabled={shown === count - 1 || undefined} onClick={() => onStep(1)}>
            <ChevronRight aria-hidden="true" className="size-6" />
          </IconButton>
        </>
      ) : null}
      {zoom ? <ZoomInButton zoom={zoom} /> : null}
    </div>
  );
}

function ZoomOutButton({ zoom: { view, zoomOut } }: { readonly zoom: Zoom }) {
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

function ZoomInButton({ zoom: { zoomIn } }: { readonly zoom: Zoom }) {
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

/** Zooms by wheel, two fingers, double tap and buttons; drags an enlarged photo, and swipes any other. */
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
  useWheel(stage, (event) => {
    event.preventDefault();
    zoomAround(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  });

  return {
    /** Ref of the element that shows the photo. */
    setStage,
    view,
    handlers,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset: () => setView(wholeView),
  };
}

/** Resets the zoom for the next photo. */
function useView(photo: string) {
  const [kept, setKept] = useState({ photo, view: wholeView });
  if (kept.photo !== photo) setKept({ photo, view: wholeView });
  const setView = (next: View | ((before: View) => View)) =>
    setKept((before) => ({ photo, view: typeof next === "function" ? next(before.view) : next }));
  return [kept.photo === photo ? kept.view : wholeView, setView] as const;
}

/** Handles the keys of an open viewer, so that the page behind it never receives them. */
function useViewerKeys(keys: Readonly<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    // A player uses the arrow keys itself.
    const isTaken = target instanceof HTMLMediaElement || altKey || ctrlKey || metaKey;
    const act = isTaken ? undefined : keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  // Before the viewer can be seen: the page behind it would get a key pressed right then.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    // In the capture phase, because the dialog stops the propagation of its keys.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}
