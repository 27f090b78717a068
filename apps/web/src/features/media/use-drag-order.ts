import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

const edgePx = 90;
const scrollPx = 14;

/** Lets a row of a list be dragged to another place, by mouse or finger. */
export function useDragOrder(rows: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();

  const handleMove = useEffectEvent(({ clientY }: { readonly clientY: number }) => {
    if (dragged === undefined || !rows.current) return;
    const others = [...rows.current.children].filter((row) => row.getAttribute("data-file-id") !== dragged);
    const above = others.filter((row) => middleOf(row) < clientY).length;
    const now = [...rows.current.children].findIndex((row) => row.getAttribute("data-file-id") === dragged);
    if (above !== now) onMove(dragged, above);
    if (clientY < edgePx) window.scrollBy(0, -scrollPx);
    if (clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
  });

  useEffect(() => {
    if (dragged === undefined) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => setDragged(undefined);
    window.addEventListener("pointermove", (event) => handleMove(event), { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
    return () => listening.abort();
  }, [dragged]);

  return {
    dragged,
    grab: (event: PointerEvent, id: string) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setDragged(id);
    },
  };
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
