import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

const edgePx = 60;
const scrollPx = 14;
/** A press that moves less is a click. */
const slackPx = 6;

interface Grip {
  readonly id: string;
  readonly startX: number;
  readonly isDragging: boolean;
}

/** Lets a tile of a row be dragged to another place with the mouse. A finger scrolls the row instead. */
export function useDragOrder(tiles: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [grip, setGrip] = useState<Grip>();

  const handleMove = useEffectEvent(({ clientX }: { readonly clientX: number }) => {
    if (!grip || !tiles.current || (!grip.isDragging && Math.abs(clientX - grip.startX) < slackPx)) return;
    if (!grip.isDragging) setGrip({ ...grip, isDragging: true });
    const all = [...tiles.current.children];
    const isDragged = (tile: Element) => tile.getAttribute("data-drag-id") === grip.id;
    const before = all.filter((tile) => !isDragged(tile) && middleOf(tile) < clientX).length;
    if (before !== all.findIndex(isDragged)) onMove(grip.id, before);
    scrollAtEdge(tiles.current.parentElement, clientX);
  });

  const handleEnd = useEffectEvent(() => {
    // The browser makes a click of the whole drag, which would open the tile.
    if (grip?.isDragging) window.addEventListener("click", stopOnce, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", stopOnce, { capture: true }));
    setGrip(undefined);
  });

  const isGripped = grip !== undefined;
  useEffect(() => {
    if (!isGripped) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("pointermove", (event) => handleMove(event), { signal });
    window.addEventListener("pointerup", () => handleEnd(), { signal });
    window.addEventListener("pointercancel", () => handleEnd(), { signal });
    return () => listening.abort();
  }, [isGripped]);

  return {
    dragged: grip?.isDragging ? grip.id : undefined,
    grab: (event: PointerEvent, id: string) => {
      if (event.button === 0 && event.pointerType === "mouse") {
        setGrip({ id, startX: event.clientX, isDragging: false });
      }
    },
  };
}

function stopOnce(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function scrollAtEdge(row: HTMLElement | null, clientX: number): void {
  if (!row) return;
  const { left, right } = row.getBoundingClientRect();
  if (clientX < left + edgePx) row.scrollBy(-scrollPx, 0);
  if (clientX > right - edgePx) row.scrollBy(scrollPx, 0);
}

function middleOf(tile: Element): number {
  const { left, width } = tile.getBoundingClientRect();
  return left + width / 2;
}
