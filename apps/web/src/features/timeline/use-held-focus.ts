import { useEffect, useRef } from "react";

/** When what had the focus went away with the place it led from, the new place takes it: otherwise Tab starts at the top. */
export function useHeldFocus(place: string) {
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [place]);
  return section;
}
