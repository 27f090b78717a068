import { useEffect, useEffectEvent, useState } from "react";

/** Takes files that are dropped anywhere on the page; true while some are held over it. */
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

    // Left to itself, the browser would leave the page and show the file instead. Words go where they are dropped.
    function hover(event: DragEvent, isNowOver: boolean) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(isNowOver);
    }
  }, []);

  return isOver;
}
