import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onSeen` once each time the element comes near the viewport, while `isWanted`. */
export function useSeen(isWanted: boolean, onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const handleSeen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isWanted || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) handleSeen();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return element;
}
