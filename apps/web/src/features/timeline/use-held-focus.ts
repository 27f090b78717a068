import { useEffect, useRef } from "react";

/**
 * When an update removes the focused element, such as the pressed month or the archived card, this part takes the focus
 * over; otherwise Tab would start again at the top of the page.
 */
export function useHeldFocus<E extends HTMLElement>(shown: string) {
  const part = useRef<E>(null);
  const last = useRef<EventTarget>(null);
  const before = useRef(shown);

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener("focusin", handleFocus);
    return () => document.removeEventListener("focusin", handleFocus);
  }, []);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [shown]);

  return part;
}
