import { useEffect, useEffectEvent } from "react";

// A toast is a dialog too, by its role, and asks nothing of anybody.
const busyDialog = ":is([role=dialog], [role=alertdialog]):not([aria-modal=false])";

/** "/" and Ctrl+K open the search, unless somebody is writing or already busy in a dialog. */
export function useSearchKeys(onSearch: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector(busyDialog) !== null) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}

function isSearchKey(event: KeyboardEvent): boolean {
  const hasControl = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === "k") return hasControl && !event.altKey && !event.shiftKey;
  return event.key === "/" && !hasControl && !event.altKey && !isWriting(event.target);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
