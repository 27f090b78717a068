import type { MemoryDetails } from "@lane/contract/memories.ts";
import { useEffect, useEffectEvent } from "react";

import type { ViewLinks } from "./view-links.ts";

/** Left and right walk along the memories, Escape goes back to the month; not while typing or in a sheet. */
export function useMemoryKeys(memory: MemoryDetails, links: ViewLinks): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft" && memory.previous) links.goToMemory(memory.previous);
    if (key === "ArrowRight" && memory.next) links.goToMemory(memory.next);
    if (key === "Escape") links.goToMonth(memory);
  });

  useEffect(() => {
    let isForPage = false;
    // Before anything answers the key: a dialog may close with it, or replace the button that was pressed.
    const look = (event: KeyboardEvent) => {
      isForPage = isMeantForPage(event);
    };
    const listen = (event: KeyboardEvent) => {
      if (isForPage && !event.defaultPrevented) handleKey(event);
    };
    document.addEventListener("keydown", look, true);
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", look, true);
      document.removeEventListener("keydown", listen);
    };
  }, []);
}

const busy = "input, textarea, select, [contenteditable=true], [role$=dialog], [role=menu], [role=listbox]";
/** A toast calls itself a dialog, too, and keeps nobody from the page. */
const openDialog = "[role$=dialog]:not([aria-modal=false])";

function isMeantForPage({ altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || document.querySelector(openDialog)) return false;
  return !(target instanceof Element) || target.closest(busy) === null;
}
