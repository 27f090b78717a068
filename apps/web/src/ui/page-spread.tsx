import "./page-spread.css";
import { useLingui } from "@lingui/react/macro";
import { ZoomIn } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";

import { IconButton } from "./icon-button.tsx";
import { openingsOf } from "./openings.ts";
import { TurningRow, usePlaceText, type Way } from "./turning-row.tsx";

/** What is shown of a book, page by page. Page 0 is its cover, laid flat. */
export interface ShownBook {
  readonly pageCount: number;
  /** The address of its picture; undefined while it is drawn. */
  readonly pictureOf: (page: number) => string | undefined;
  readonly altOf: (page: number) => string;
  /** Of a page: width divided by height. */
  readonly shape: number;
  /** Which way it is read, and so turned. */
  readonly direction: "ltr" | "rtl";
}

interface PageSpreadProps {
  readonly label: string;
  readonly book: ShownBook;
  /** One of the open pages. */
  readonly page: number;
  readonly onTurn: (page: number) => void;
  /** The open pages were tapped, to see them larger. */
  readonly onOpen: () => void;
  /** New pages are being made. */
  readonly isOutdated?: boolean;
}

/** Pages of a book to turn: two side by side on a wide screen, one on a phone. */
export function PageSpread({ label, book, page, onTurn, onOpen, isOutdated = false }: PageSpreadProps) {
  const { t } = useLingui();
  const isPair = useIsPair();
  const element = useRef<HTMLElement>(null);
  const { openingOf, pagesOf, last } = openingsOf(book.pageCount, isPair);
  const open = openingOf(page);
  const { turn, turning, endTurning } = useTurning({
    open,
    last,
    isPair,
    onOpen: (next) => onTurn(pagesOf(next)[0] ?? 0),
  });
  const { shape, direction } = book;
  useTurningByHand(element, { direction, onTurn: turn, onTap: onOpen });
  const size = isPair ? { aspectRatio: shape * 2, maxWidth: "46rem" } : { aspectRatio: shape, maxWidth: "24rem" };

  return (
    <div dir={direction}>
      <section
        ref={element}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is turned must be within reach of the keys
        tabIndex={0}
        aria-label={label}
        className={classNames(
          "page-spread cursor-zoom-in touch-pan-y rounded-card transition-opacity select-none rtl:overflow-x-clip",
          isOutdated && "opacity-60",
        )}
      >
        <div
          className={classNames(
            "relative mx-auto transition-transform duration-300 motion-reduce:transition-none",
            // Closed, the book lies in the middle.
            isPair && open === 0 && "-translate-x-1/4 rtl:translate-x-1/4",
          )}
          style={size}
        >
          {isPair ? (
            <Pair book={book} open={open} last={last} turning={turning} onTurned={endTurning} />
          ) : (
            <Page book={book} page={open} />
          )}
        </div>
      </section>
      <TurningRow
        isFirst={open === 0}
        isLast={open >= last}
        onTurn={turn}
        place={usePlaceText(pagesOf(open), book.pageCount)}
      >
        <IconButton label={t`Larger`} onClick={onOpen}>
          <ZoomIn aria-hidden="true" className="size-6" />
        </IconButton>
      </TurningRow>
    </div>
  );
}

export function useIsPair(): boolean {
  return useMediaQuery("(min-width: 48rem)");
}

/** A page turn that is being animated: the opening before it, and its direction. */
interface Turning {
  readonly from: number;
  readonly way: Way;
}

interface PairProps {
  readonly book: ShownBook;
  readonly open: number;
  readonly last: number;
  readonly turning: Turning | undefined;
  readonly onTurned: () => void;
}

/** While a page turns, the page below it is shown already, and the page that it will cover is shown still. */
function Pair({ book, open, last, turning, onTurned }: PairProps) {
  const first = turning?.way === "on" ? turning.from : open;
  const second = turning?.way === "back" ? turning.from : open;
  const isOn = turning?.way === "on";
  return (
    <>
      <div className="absolute inset-y-0 start-0 w-1/2">
        <Half book={book} opening={first} last={last} side="first" />
      </div>
      <div className="absolute inset-y-0 end-0 w-1/2">
        <Half book={book} opening={second} last={last} side="second" />
      </div>
      {turning ? (
        <div
          key={`${turning.from} ${turning.way}`}
          aria-hidden="true"
          data-turn={isOn === (book.direction === "ltr") ? "left" : "right"}
          className="page-leaf"
          onAnimationEnd={onTurned}
        >
          <div>
            <Half book={book} opening={turning.from} last={last} side={isOn ? "second" : "first"} />
          </div>
          <div>
            <Half book={book} opening={open} last={last} side={isOn ? "first" : "second"} />
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Of the pages that lie open, in the order they are read. */
type Side = "first" | "second";

interface HalfProps {
  readonly book: ShownBook;
  readonly opening: number;
  readonly last: number;
  readonly side: Side;
}

/** One half of an opening. Beside the first and the last page lies the inside of the cover. */
function Half({ book, opening, last, side }: HalfProps) {
  if (opening === 0) return side === "second" ? <Page book={book} page={0} /> : null;
  const page = opening * 2 - (side === "first" ? 2 : 1);
  if (page >= 1 && page <= book.pageCount) return <Page book={book} page={page} side={side} />;
  return opening === 1 || opening === last ? (
    <div className={`h-full bg-[#ece2d2] shadow-soft ${folds[side]}`} />
  ) : null;
}

interface PageProps {
  readonly book: ShownBook;
  readonly page: number;
  readonly side?: Side;
}

const folds: Record<Side, string> = {
  first: "rounded-s-[3px] after:bg-gradient-to-l rtl:after:bg-gradient-to-r",
  second: "rounded-e-[3px] after:bg-gradient-to-r rtl:after:bg-gradient-to-l",
};

/** The paper stays light in the dark theme, as in print. Of the flat cover the front is where the pages begin. */
function Page({ book, page, side }: PageProps) {
  const src = book.pictureOf(page);
  return (
    <div
      className={classNames(
        "relative h-full overflow-hidden bg-[#fffdf8] shadow-soft",
        side === undefined
          ? "rounded-[3px]"
          : `${folds[side]} after:absolute after:inset-0 after:from-black/15 after:via-transparent after:via-8%`,
      )}
    >
      {src === undefined ? (
        <PageSkeleton label={book.altOf(page)} />
      ) : (
        <img
          src={src}
          alt={book.altOf(page)}
          draggable={false}
          decoding="async"
          className={classNames(
            "size-full",
            page === 0 ? "object-cover object-right rtl:object-left" : "object-contain",
          )}
        />
      )}
    </div>
  );
}

const lines = ["w-1/3", "w-full", "w-full", "w-11/12", "w-full", "w-3/4"];

/** A page that is still drawn: a few lines, barely there. */
function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="grid h-full animate-breathe content-start gap-[3.5%] px-[13%] py-[18%]">
      <span className="sr-only">{label}</span>
      {lines.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <div key={at} aria-hidden="true" className={`h-2 rounded-full bg-[#eee6d8] ${width}`} />
      ))}
    </div>
  );
}

interface TurningOptions {
  readonly open: number;
  readonly last: number;
  readonly isPair: boolean;
  readonly onOpen: (opening: number) => void;
}

function useTurning({ open, last, isPair, onOpen }: TurningOptions) {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [turning, setTurning] = useState<Turning>();
  function turn(way: Way): void {
    const next = open + (way === "on" ? 1 : -1);
    if (next < 0 || next > last) return;
    setTurning(isPair && !isStill ? { from: open, way } : undefined);
    onOpen(next);
  }
  return { turn, turning, endTurning: () => setTurning(undefined) };
}

const swipePx = 40;
const tapPx = 8;

interface TurningByHand {
  readonly direction: ShownBook["direction"];
  readonly onTurn: (way: Way) => void;
  readonly onTap: () => void;
}

/** Turning by arrow keys and swipes over the book. */
function useTurningByHand(book: RefObject<HTMLElement | null>, { direction, onTurn, onTap }: TurningByHand): void {
  const onward = direction === "ltr" ? 1 : -1;
  const handleTurn = useEffectEvent((right: number) => onTurn(right * onward > 0 ? "on" : "back"));
  const handleTap = useEffectEvent(onTap);

  useEffect(() => {
    const element = book.current;
    if (!element) return undefined;
    let pressedAt: { readonly x: number; readonly y: number } | undefined;
    const gone = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, listener, gone);
    hear("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      handleTurn(event.key === "ArrowRight" ? 1 : -1);
    });
    hear("pointerdown", (event) => {
      pressedAt = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    });
    hear("pointercancel", () => {
      pressedAt = undefined;
    });
    hear("pointerup", (event) => {
      if (!pressedAt) return;
      const [right, down] = [event.clientX - pressedAt.x, event.clientY - pressedAt.y];
      pressedAt = undefined;
      if (Math.abs(right) >= swipePx) handleTurn(-right);
      else if (Math.hypot(right, down) < tapPx) handleTap();
    });
    return () => gone.abort();
  }, [book]);
}
