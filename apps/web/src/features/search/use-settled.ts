import { useEffect, useState } from "react";

const pauseMs = 200;

/** A value once it has stood still for a moment: nobody wants an answer to every letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
