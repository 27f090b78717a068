import type { MemoryDetails } from "@lane/contract/memories.ts";
import { useEffect, useEffectEvent } from "react";

import type { ViewLinks } from "./view-links.ts";

/** Left and right walk along the memories, Escape goes back to the month; not while typing or in a sheet. */
export function useMemoryKeys(memory: MemoryDetails, links: ViewLinks): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeantForPage(event)) return;
    if (event.key === "ArrowLeft" && memory.previous) links.goToMemory(memory.previous);
    if (event.key === "ArrowRight" && memory.next) links.goToMemory(memory.next);
    if (event.key === "Escape") links.goToMonth(memory);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isMeantForPage({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  const busy = "input, textarea, select, [contenteditable=true], [role$=dialog], [role=menu], [role=listbox]";
  return !(target instanceof Element) || target.closest(busy) === null;
}
