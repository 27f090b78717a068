import { useEffect, useEffectEvent, useState } from "react";

/** Accepts files dropped anywhere on the page; true while files are dragged over it. */
export function useDropZone(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("dragover", (event) => hover(event, true), { signal });
    document.addEventListener(
      "dragleave",
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsOver(false);
      },
      { signal },
    );
    document.addEventListener(
      "drop",
      (event) => {
        hover(event, false);
        handleFiles([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();

    // By default the browser would leave the page to show the file. Dropped text is left to the browser.
    function hover(event: DragEvent, isNowOver: boolean) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(isNowOver);
    }
  }, []);

  return isOver;
}
