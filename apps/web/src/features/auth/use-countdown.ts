import { useSyncExternalStore } from "react";

const tickMs = 250;

/** Whole seconds until a moment, read from the clock: a sleeping tab catches up when it wakes. */
export function useCountdown(untilMs: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)));
}

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
}
