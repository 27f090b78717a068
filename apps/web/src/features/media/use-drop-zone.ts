import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Takes files that are dropped on an element; true while some are held over it. */
export function useDropZone(zone: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    zone.current?.addEventListener("dragover", (event) => hover(event, true), { signal });
    zone.current?.addEventListener("dragleave", (event) => hover(event, false), { signal });
    zone.current?.addEventListener(
      "drop",
      (event) => {
        hover(event, false);
        handleFiles([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();

    // Left to itself, the browser would leave the page and show the file instead.
    function hover(event: DragEvent, isNowOver: boolean) {
      event.preventDefault();
      setIsOver(isNowOver);
    }
  }, [zone]);

  return isOver;
}
