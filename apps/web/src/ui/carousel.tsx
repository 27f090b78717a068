import { useLingui } from "@lingui/react/macro";
import type { EmblaCarouselType } from "embla-carousel";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";

import { IconButton } from "./icon-button.tsx";

interface CarouselProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

const slideStyle =
  "min-w-0 shrink-0 grow-0 basis-[86%] snap-start ps-[30px] min-[34rem]:basis-1/2 md:basis-1/3 lg:basis-1/4 " +
  "print:mb-6 print:basis-1/2 print:transform-none!";

/**
 * Cards side by side, four where there is room, going round without an end. Until its library has come, and where no
 * script runs, it is a plain row that scrolls.
 */
export function Carousel({ labelledBy, items }: CarouselProps) {
  const { t } = useLingui();
  const whole = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  const embla = useEmbla(row);

  // The same keys scroll it from the row and from its buttons.
  useEffect(() => {
    const element = whole.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!embla || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
      event.preventDefault();
      scrollBy(embla, event.key === "ArrowLeft" ? -1 : 1);
    };
    element?.addEventListener("keydown", handleKeyDown);
    return () => element?.removeEventListener("keydown", handleKeyDown);
  }, [embla]);

  return (
    <div ref={whole}>
      <section
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
        tabIndex={0}
        aria-roledescription={t`carousel`}
        aria-labelledby={labelledBy}
        className={classNames(
          "rounded-card",
          "print:overflow-visible",
          embla ? "overflow-hidden" : "snap-x overflow-x-auto",
        )}
      >
        <ul className="-ms-[30px] flex touch-pan-y touch-pinch-zoom print:flex-wrap print:transform-none!">
          {items.map(({ key, content }) => (
            <li key={key} className={slideStyle}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-5 flex justify-center gap-3" data-screen-only>
        <IconButton
          label={t`Previous card`}
          disabled={!embla}
          className="size-12 bg-card shadow-soft"
          onClick={() => scrollBy(embla, -1)}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
        <IconButton
          label={t`Next card`}
          disabled={!embla}
          className="size-12 bg-card shadow-soft"
          onClick={() => scrollBy(embla, 1)}
        >
          <ChevronRight aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </div>
  );
}

/** Makes a row of slides scroll without an end. Its library is fetched when the row comes near; undefined until then. */
function useEmbla(row: RefObject<HTMLElement | null>): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();

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
      setEmbla(made);
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

  return embla;
}

/** One slide on or back; without animation where the reader prefers reduced motion. */
function scrollBy(embla: EmblaCarouselType | undefined, by: -1 | 1): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (by < 0) embla?.scrollPrev(isStill);
  else embla?.scrollNext(isStill);
}
