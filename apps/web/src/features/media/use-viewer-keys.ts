import { useEffect, useEffectEvent } from "react";

/** The keys of an open viewer are its own: the page behind it never hears of them. */
export function useViewerKeys(keys: Readonly<Record<string, () => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    // A player has its own use for the arrows.
    const isTaken = target instanceof HTMLMediaElement || altKey || ctrlKey || metaKey;
    const act = isTaken ? undefined : keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    // Before the dialog, which keeps its keys to itself.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}
