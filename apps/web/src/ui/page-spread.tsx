import "./page-spread.css";
import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, ZoomIn } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";

import { IconButton } from "./icon-button.tsx";

const Modal = lazy(async () => ({ default: (await import("./modal.tsx")).Modal }));

interface PageSpreadProps {
  readonly label: string;
  /** Addresses of the pictures of the pages; the first page is a right-hand one. */
  readonly pages: readonly string[];
  /** Width divided by height. */
  readonly shape: number;
  /** New pages are being made. */
  readonly isOutdated?: boolean;
}

type Side = "left" | "right";

/** A page turn that is being animated: the left-hand page before it, and its direction. */
interface Turning {
  readonly from: number;
  readonly way: "on" | "back";
}

/** Pages of a book to turn: two side by side on a wide screen, one on a phone; and an enlarged view to read them. */
export function PageSpread({ label, pages, shape, isOutdated = false }: PageSpreadProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const book = useRef<HTMLElement>(null);
  const [isLarge, setIsLarge] = useState<boolean>();
  const count = pages.length;
  const { open, last, turn, turning, endTurning } = usePageTurner(book, { count, isPair: isWide, isStill });
  const [first = 1, second] = isWide ? [open, open + 1].filter((page) => page >= 1 && page <= count) : [open + 1];
  const place =
    second === undefined
      ? t`Page ${first} of the first ${count}`
      : t`Pages ${first} and ${second} of the first ${count}`;
  const size = isWide ? { aspectRatio: shape * 2, maxWidth: "46rem" } : { aspectRatio: shape, maxWidth: "24rem" };

  return (
    <div>
      <section
        ref={book}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is turned must be within reach of the keys
        tabIndex={0}
        aria-label={label}
        className={classNames(
          "page-spread touch-pan-y rounded-card transition-opacity select-none",
          isOutdated && "opacity-60",
        )}
      >
        <div className="relative mx-auto" style={size}>
          {isWide ? (
            <Pair pages={pages} open={open} turning={turning} onTurned={endTurning} />
          ) : (
            <Page pages={pages} number={open + 1} />
          )}
        </div>
      </section>
      <TurningRow isFirst={open === 0} isLast={open >= last} onTurn={turn} place={place}>
        <IconButton label={t`Larger`} onClick={() => setIsLarge(true)}>
          <ZoomIn aria-hidden="true" className="size-6" />
        </IconButton>
      </TurningRow>
      {isLarge === undefined ? null : (
        <Suspense>
          <Modal isOpen={isLarge} onClose={() => setIsLarge(false)} title={label} isWide>
            <TurningRow isFirst={open === 0} isLast={open >= last} onTurn={turn} place={place} />
            <LargePages pages={pages} numbers={second === undefined ? [first] : [first, second]} shape={shape} />
          </Modal>
        </Suspense>
      )}
    </div>
  );
}

interface TurningRowProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onTurn: (way: Turning["way"]) => void;
  readonly place: string;
  readonly children?: ReactNode;
}

function TurningRow({ isFirst, isLast, onTurn, place, children }: TurningRowProps) {
  const { t } = useLingui();
  return (
    <div className="mt-4 flex items-center justify-center gap-1 sm:gap-4">
      <IconButton label={t`Turn back a page`} aria-disabled={isFirst} onClick={() => onTurn("back")}>
        <ChevronLeft aria-hidden="true" className="size-6" />
      </IconButton>
      <output className="min-w-36 text-center text-sm sm:min-w-44 text-ink-soft">{place}</output>
      <IconButton label={t`Turn the page`} aria-disabled={isLast} onClick={() => onTurn("on")}>
        <ChevronRight aria-hidden="true" className="size-6" />
      </IconButton>
      {children}
    </div>
  );
}

interface LargePagesProps extends Pick<PageSpreadProps, "pages" | "shape"> {
  readonly numbers: readonly number[];
}

/** As large as the window; on a phone larger than the screen, and scrolled sideways. */
function LargePages({ pages, numbers, shape }: LargePagesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved about must be within reach of the keys
    <div tabIndex={0} className="mt-4 flex overflow-x-auto md:justify-center">
      {numbers.map((number) => (
        <div key={number} className="w-[37.5rem] shrink-0 md:w-1/2" style={{ aspectRatio: shape }}>
          <Page pages={pages} number={number} />
        </div>
      ))}
    </div>
  );
}

interface PairProps {
  readonly pages: readonly string[];
  /** The left-hand page; 0 before the first. */
  readonly open: number;
  readonly turning: Turning | undefined;
  readonly onTurned: () => void;
}

/** While a page turns, the page below it is shown already, and the page that it will cover is shown still. */
function Pair({ pages, open, turning, onTurned }: PairProps) {
  const left = turning?.way === "on" ? turning.from : open;
  const right = turning?.way === "back" ? turning.from + 1 : open + 1;
  return (
    <>
      <div className="absolute inset-y-0 left-0 w-1/2">
        <Page pages={pages} number={left} side="left" />
      </div>
      <div className="absolute inset-y-0 right-0 w-1/2">
        <Page pages={pages} number={right} side="right" />
      </div>
      {turning ? (
        <div
          key={`${turning.from} ${turning.way}`}
          data-turn={turning.way}
          className="page-leaf"
          onAnimationEnd={onTurned}
        >
          <div>
            <Page
              pages={pages}
              number={turning.way === "on" ? turning.from + 1 : turning.from}
              side={turning.way === "on" ? "right" : "left"}
            />
          </div>
          <div>
            <Page
              pages={pages}
              number={turning.way === "on" ? open : open + 1}
              side={turning.way === "on" ? "left" : "right"}
            />
          </div>
        </div>
      ) : null}
    </>
  );
}

interface PageProps {
  readonly pages: readonly string[];
  /** From 1 on. */
  readonly number: number;
  readonly side?: Side;
}

const folds: Record<Side, string> = {
  left: "rounded-s-[3px] after:bg-gradient-to-l",
  right: "rounded-e-[3px] after:bg-gradient-to-r",
};

/** The paper stays light in the dark theme, as in print. */
function Page({ pages, number, side }: PageProps) {
  const { t } = useLingui();
  const src = pages[number - 1];
  if (src === undefined) return null;
  return (
    <div
      className={classNames(
        "relative h-full overflow-hidden bg-[#fffdf8] shadow-soft",
        side === undefined
          ? "rounded-[3px]"
          : `${folds[side]} after:absolute after:inset-0 after:from-black/15 after:via-transparent after:via-8%`,
      )}
    >
      <img src={src} alt={t`Page ${number}`} draggable={false} decoding="async" className="size-full object-contain" />
    </div>
  );
}

interface PageTurnerOptions {
  readonly count: number;
  /** Two pages side by side, the first of all on the right. */
  readonly isPair: boolean;
  readonly isStill: boolean;
}

const swipePx = 40;

/** The open page, and turning by buttons, arrow keys and swipes over the book. */
function usePageTurner(book: RefObject<HTMLElement | null>, { count, isPair, isStill }: PageTurnerOptions) {
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState<Turning>();
  const step = isPair ? 2 : 1;
  const last = isPair ? Math.floor(count / 2) * 2 : count - 1;
  // Where there are fewer pages than before, the last page is open.
  const open = Math.max(0, Math.min(isPair ? Math.ceil(at / 2) * 2 : at, last));

  function turn(way: Turning["way"]) {
    const next = open + (way === "on" ? step : -step);
    if (next < 0 || next > last) return;
    setTurning(isPair && !isStill ? { from: open, way } : undefined);
    setAt(next);
  }

  const handleTurn = useEffectEvent(turn);

  useEffect(() => {
    const element = book.current;
    if (!element) return undefined;
    let pressedAt: number | undefined;
    const gone = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, listener, gone);
    hear("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      handleTurn(event.key === "ArrowRight" ? "on" : "back");
    });
    hear("pointerdown", (event) => {
      pressedAt = event.clientX;
    });
    hear("pointerup", (event) => {
      const way = event.clientX - (pressedAt ?? event.clientX);
      pressedAt = undefined;
      if (Math.abs(way) >= swipePx) handleTurn(way < 0 ? "on" : "back");
    });
    return () => gone.abort();
  }, [book]);

  return { open, last, turn, turning, endTurning: () => setTurning(undefined) };
}
