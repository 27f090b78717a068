import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** A leaf on its way: which left-hand page lay open before, and which way it goes. */
export interface Turning {
  readonly from: number;
  readonly way: "on" | "back";
}

interface PageTurnerOptions {
  readonly count: number;
  /** Two pages side by side, the first of all on the right. */
  readonly isPair: boolean;
  readonly isStill: boolean;
}

const swipePx = 40;

/** What lies open, and how it is turned: by buttons, arrow keys and swiping over the book. */
export function usePageTurner(book: RefObject<HTMLElement | null>, { count, isPair, isStill }: PageTurnerOptions) {
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState<Turning>();
  const step = isPair ? 2 : 1;
  const last = isPair ? Math.floor(count / 2) * 2 : count - 1;
  // Fewer pages than before: what lies open is the last there is.
  const open = Math.max(0, Math.min(isPair ? Math.ceil(at / 2) * 2 : at, last));

  function turn(way: Turning["way"]) {
    const next = open + (way === "on" ? step : -step);
    if (next < 0 || next > last) return;
    setTurning(isPair && !isStill ? { from: open, way } : undefined);
    setAt(next);
  }

  const handleTurn = useEffectEvent(turn);

  useEffect(() => {
    const element = book.current;
    if (!element) return undefined;
    let pressedAt: number | undefined;
    const gone = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, listener, gone);
    hear("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      handleTurn(event.key === "ArrowRight" ? "on" : "back");
    });
    hear("pointerdown", (event) => {
      pressedAt = event.clientX;
    });
    hear("pointerup", (event) => {
      const way = event.clientX - (pressedAt ?? event.clientX);
      pressedAt = undefined;
      if (Math.abs(way) >= swipePx) handleTurn(way < 0 ? "on" : "back");
    });
    return () => gone.abort();
  }, [book]);

  return { open, last, turn, turning, endTurning: () => setTurning(undefined) };
}
