import { useSyncExternalStore } from "react";

/** The stage takes this part of the window's height. */
const share = 0.6;
const least = 340;

export function useStageHeight(): number {
  return useSyncExternalStore(subscribe, () => Math.max(least, Math.round(window.innerHeight * share)));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
