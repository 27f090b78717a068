import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useState } from "react";

/** Makes a row of slides turn for ever. Its library is fetched when the row comes near; undefined until then. */
export function useTurner(row: RefObject<HTMLElement | null>): EmblaCarouselType | undefined {
  const [turner, setTurner] = useState<EmblaCarouselType>();

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let made: EmblaCarouselType | undefined;
    let isGone = false;

    async function start(viewport: HTMLElement) {
      observer.disconnect();
      const library = await import("embla-carousel").catch(() => undefined);
      if (!library || isGone) return;
      viewport.scrollLeft = 0;
      made = library.default(viewport, { loop: true, align: "start" });
      setTurner(made);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void start(element);
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      made?.destroy();
    };
  }, [row]);

  return turner;
}

/** One slide on or back; at once for whoever wants nothing to move. */
export function turn(turner: EmblaCarouselType | undefined, by: -1 | 1): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (by < 0) turner?.scrollPrev(isStill);
  else turner?.scrollNext(isStill);
}
