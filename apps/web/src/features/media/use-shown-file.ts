import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import type { MediaViewerProps } from "./media-viewer.tsx";

/** An entry of the browser's history for the open viewer, so that Back closes it and does not leave the page. */
export interface ViewerEntry {
  /** Index of the file that was opened; undefined while the current entry is that of the page alone. */
  readonly shown: number | undefined;
  readonly open: (index: number) => void;
  readonly close: () => void;
}

// Loaded lazily, because the page is usable before a file is enlarged.
const loadViewer = async () => (await import("./media-viewer.tsx")).MediaViewer;

/** Which file is open in the viewer. It grows out of its print and shrinks back to it, where the browser can show that. */
export function useShownFile(entry: ViewerEntry | undefined, prints: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(entry?.shown);
  const [Viewer, setViewer] = useState<ComponentType<MediaViewerProps>>();
  /** A transition begins a moment after it was asked for; until then nothing else may open or close. */
  const isMoving = useRef(false);
  const isWanted = shown !== undefined && !Viewer;

  const entryShown = entry?.shown;
  const [followed, setFollowed] = useState(entryShown);
  if (entryShown !== followed) {
    setFollowed(entryShown);
    if ((entryShown === undefined) !== (shown === undefined)) setShown(entryShown);
  }

  // After a reload, or going forward, the viewer is open before it was asked for.
  useEffect(() => {
    if (isWanted) void loadViewer().then((loaded) => setViewer(() => loaded));
  }, [isWanted]);

  async function open(index: number) {
    const loaded = await loadViewer();
    if (isMoving.current) return;
    isMoving.current = true;
    morph(printImage(prints.current, index), "out", () => {
      isMoving.current = false;
      // The entry comes after it: followed before, it would open the viewer while its print still has the name.
      flushSync(() => {
        setViewer(() => loaded);
        setShown(index);
      });
      entry?.open(index);
    });
  }

  function handleShow(index: number | undefined) {
    if (index !== undefined) return setShown(index);
    if (shown === undefined || isMoving.current) return undefined;
    isMoving.current = true;
    return morph(printImage(prints.current, shown), "back", () => {
      isMoving.current = false;
      flushSync(() => setShown(undefined));
      entry?.close();
    });
  }

  return { shown, Viewer, open: (index: number) => void open(index), handleShow };
}

function printImage(prints: HTMLElement | null, index: number): HTMLElement | undefined {
  const image = prints?.querySelector<HTMLElement>(`[data-file="${index}"] img:last-of-type`) ?? undefined;
  const box = image?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < window.innerHeight ? image : undefined;
}

/** The name of the viewer's photo while it is open; one picture at a time may have it. */
const openPhotoName = "open-photo";

function morph(print: HTMLElement | undefined, way: "out" | "back", update: () => void): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!print || isStill || !("startViewTransition" in document)) {
    update();
    return;
  }
  const nameBefore = way === "out" ? openPhotoName : "";
  const nameAfter = way === "out" ? "" : openPhotoName;
  print.style.viewTransitionName = nameBefore;
  const transition = document.startViewTransition(() => {
    print.style.viewTransitionName = nameAfter;
    update();
  });
  const settle = () => {
    print.style.viewTransitionName = "";
  };
  // Skipped in a hidden window or by the next transition: the update itself is done all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.then(settle, settle);
}
