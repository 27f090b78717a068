import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { classNames } from "#lib/class-names.ts";

import { IconButton } from "./icon-button.tsx";
import { turn, useTurner } from "./use-turner.ts";

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
  const turner = useTurner(row);

  // The same keys turn it from the row and from its buttons.
  useEffect(() => {
    const element = whole.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!turner || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
      event.preventDefault();
      turn(turner, event.key === "ArrowLeft" ? -1 : 1);
    };
    element?.addEventListener("keydown", handleKeyDown);
    return () => element?.removeEventListener("keydown", handleKeyDown);
  }, [turner]);

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
          turner ? "overflow-hidden" : "snap-x overflow-x-auto",
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
          disabled={!turner}
          className="size-12 bg-card shadow-soft"
          onClick={() => turn(turner, -1)}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
        <IconButton
          label={t`Next card`}
          disabled={!turner}
          className="size-12 bg-card shadow-soft"
          onClick={() => turn(turner, 1)}
        >
          <ChevronRight aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </div>
  );
}
