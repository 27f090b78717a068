import { useLayoutEffect, useRef, useState } from "react";

/** How wide a box is, in whole pixels; undefined until it has been measured. */
export function useWidth<E extends HTMLElement>() {
  const box = useRef<E>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    setWidth(Math.floor(box.current.clientWidth));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return { box, width };
}
