import { useEffect, useRef } from "react";

import { type Address, addressText } from "./address.tsx";

/**
 * A page that a link led to is read from its top, and the keyboard goes on from there; one that somebody went back to
 * is where they left it.
 */
export function useArrival(address: Address) {
  const main = useRef<HTMLElement>(null);
  const here = address.page === "search" ? "#search" : addressText(address);
  const last = useRef(here);
  const left = useRef(new Map<string, number>());
  const isLed = useRef(false);

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      isLed.current = target instanceof Element && target.closest('a[href^="#"]') !== null;
      if (isLed.current) left.current.set(last.current, scrollY);
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);

  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    // There the field wants the keyboard.
    if (here !== "#search") main.current?.focus({ preventScroll: true });
    scrollTo({ top: isLed.current ? 0 : (left.current.get(here) ?? 0), behavior: "instant" });
    isLed.current = false;
  }, [here]);

  return main;
}
