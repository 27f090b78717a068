import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";

import { RailMarks, RailRope } from "./rail-drawing.tsx";
import {
  byDecade,
  layOutRail,
  lyingRail,
  type RailMeasures,
  type RailPart,
  type RailYear,
  rem,
  sizeOfYear,
  uprightRail,
  yearAfterKey,
  yearByDigits,
} from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import { YearBox } from "./year-box.tsx";

interface YearRailProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly isUpright: boolean;
  readonly links: TimelineLinks;
}

/** Number of rows that fit beside a page; a longer timeline scrolls inside its own column. */
const mostUnscrolled = 14;
/** Decades within this distance of the middle year are rendered at once. */
const nearYears = 15;

/** Memoised, because it does not change while the page around it loads a name or opens an overlay. */
export const YearRail = memo(function YearRail({ years, selectedYear, isUpright, links }: YearRailProps) {
  const { t } = useLingui();
  const measures = isUpright ? uprightRail : lyingRail;
  const layout = useMemo(() => layOutRail(byDecade(years), measures), [years, measures]);
  const start = selectedYear ?? firstOpen(years);
  const keys = useRailKeys(years, start);
  const scroller = useShownYear(start, isUpright);
  return (
    <nav
      ref={scroller}
      aria-label={t`Years`}
      // A different id for each year, or the router would restore the scroll position of the previous year.
      data-scroll-restoration-id={`years-${start}`}
      className={classNames(
        "relative",
        !isUpright && "-mx-5 overflow-x-auto overscroll-x-contain px-5 sm:-mx-8 sm:px-8",
        isUpright && years.length > mostUnscrolled && "rail-fade min-h-0 overflow-y-auto overscroll-contain",
      )}
    >
      <div
        className={classNames("relative", !isUpright && "flex w-max pt-6")}
        style={isUpright ? { height: rem(layout.lengthPx) } : {}}
      >
        <RailRope lengthPx={layout.lengthPx} isUpright={isUpright} />
        {layout.parts.map((part) => (
          <Decade
            key={part.firstYear}
            part={part}
            selectedYear={selectedYear}
            isNear={start !== undefined && Math.abs(part.firstYear + 5 - start) < nearYears}
            measures={measures}
            keys={keys}
            links={links}
          />
        ))}
      </div>
    </nav>
  );
});

interface DecadeProps extends Pick<YearRailProps, "selectedYear" | "links"> {
  readonly part: RailPart;
  readonly isNear: boolean;
  readonly measures: RailMeasures;
  readonly keys: ReturnType<typeof useRailKeys>;
}

/** On a phone one decade fills the screen, so the others are laid out and painted only when scrolled to. */
function Decade({ part, selectedYear, isNear, measures, keys, links }: DecadeProps) {
  const { t } = useLingui();
  const { isUpright } = measures;
  return (
    <section
      aria-label={t`The ${part.firstYear}s`}
      className={classNames(
        "relative",
        !isUpright && "-mt-6 flex pt-6 pb-3",
        // Hidden until the rope has been scrolled into position, so that its layout is not computed before.
        !isUpright && !isNear && "[content-visibility:hidden] in-data-placed:[content-visibility:auto]",
      )}
      style={isUpright ? {} : { width: rem(part.lengthPx) }}
    >
      <RailMarks part={part} isUpright={isUpright} />
      <DecadeMark firstYear={part.firstYear} measures={measures} />
      <ol className={isUpright ? "" : "flex"}>
        {part.knots.map((one) => (
          <li key={one.year} className="relative" style={boxStyle(one, measures)}>
            <YearBox
              year={one}
              isSelected={one.year === selectedYear}
              isUpright={isUpright}
              tabIndex={one.year === keys.tabYear ? 0 : -1}
              onKeyDown={keys.handleKeyDown}
              links={links}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DecadeMark({ firstYear, measures }: { readonly firstYear: number; readonly measures: RailMeasures }) {
  const place = measures.isUpright
    ? "flex items-end ps-[5.6rem] pb-1"
    : "absolute top-0 start-0 flex w-[6rem] justify-center";
  return (
    <p
      aria-hidden="true"
      className={classNames("figures-old text-sm whitespace-nowrap text-ink-soft italic", place)}
      style={measures.isUpright ? { height: rem(measures.decadePx) } : {}}
    >
      <Trans>{firstYear}s</Trans>
    </p>
  );
}

function firstOpen(years: readonly RailYear[]): number | undefined {
  return (years.find(({ state }) => state === "open") ?? years.at(-1))?.year;
}

function boxStyle(year: RailYear, measures: RailMeasures): CSSProperties {
  const size = rem(sizeOfYear(year, measures));
  return measures.isUpright ? { height: size } : { width: size };
}

/** After a pause this long, the next digit begins another year. */
const digitPauseMs = 1500;

/**
 * One tab stop for the whole rope, with arrows, Home, End and digits to move within it: eighty tab stops would make the
 * rest of the page hard to reach by keyboard.
 */
function useRailKeys(years: readonly RailYear[], startYear: number | undefined) {
  const [focused, setFocused] = useState<number>();
  const digits = useRef({ text: "", atMs: 0 });
  const list = years.filter(({ state }) => state !== "disabled").map(({ year }) => year);

  function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number(event.currentTarget.dataset["year"]);
    const wanted = /^\d$/.test(event.key) ? afterDigit(event) : yearAfterKey(event.key, list, from);
    if (wanted === undefined) return;
    event.preventDefault();
    setFocused(wanted);
    const rail = event.currentTarget.closest("nav");
    rail?.querySelector<HTMLElement>(`[data-year="${wanted}"]`)?.focus();
  }

  function afterDigit({ key, timeStamp }: KeyboardEvent): number | undefined {
    const { text, atMs } = digits.current;
    const isNext = timeStamp - atMs < digitPauseMs && text.length < 4;
    digits.current = { text: (isNext ? text : "") + key, atMs: timeStamp };
    return yearByDigits(digits.current.text, list);
  }

  const isListed = focused !== undefined && list.includes(focused);
  return { tabYear: isListed ? focused : startYear, handleKeyDown };
}

/**
 * Scrolls a year to the middle of its rope, also after a change of orientation. Only the rope scrolls, never the page.
 */
function useShownYear(year: number | undefined, isUpright: boolean) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rail = scroller.current;
    if (!rail) return;
    // The observer is called between layout and first paint; measuring directly would force a second layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      rail.dataset["placed"] = "";
      scrollToMiddle(rail, year, isUpright);
    });
    observer.observe(rail);
    return () => observer.disconnect();
  }, [year, isUpright]);
  return scroller;
}

function scrollToMiddle(rail: HTMLElement, year: number | undefined, isUpright: boolean): void {
  const box = rail.querySelector(`[data-year="${year}"]`);
  if (!box) return;
  const inner = box.getBoundingClientRect();
  const outer = rail.getBoundingClientRect();
  const top = inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  rail.scrollBy({ ...(isUpright ? { top } : { left }), behavior: "instant" });
}
