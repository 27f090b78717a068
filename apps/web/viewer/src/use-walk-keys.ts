import type { OfflineLine } from "@lane/contract/offline-page.ts";
import { useEffect, useEffectEvent } from "react";

import { type Address, addressText } from "./address.tsx";
import { type Life, neighboursOf } from "./life.ts";

/** Left and right walk along the memories, Escape goes back to the month; not while something else has a use for them. */
export function useWalkKeys(life: Life, line: OfflineLine): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const place = isMeantForPage(event) ? placeAfter(event.key, life, line) : undefined;
    if (place) location.hash = addressText(place);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function placeAfter(key: string, life: Life, line: OfflineLine): Address | undefined {
  if (key === "Escape") return { page: "month", year: line.year, month: line.month };
  const { previous, next } = neighboursOf(life, line.id);
  const wanted = { ArrowLeft: previous, ArrowRight: next }[key];
  return wanted && { page: "memory", id: wanted.id };
}

function isMeantForPage({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  return !(target instanceof Element) || target.closest("input, select, dialog, audio, video") === null;
}
