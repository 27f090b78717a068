import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";

import { RailMarks, RailRope } from "./rail-drawing.tsx";
import {
  byDecade,
  decadePx,
  layOutRail,
  type RailPart,
  type RailYear,
  rem,
  yearAfterKey,
  yearByDigits,
  yearPx,
} from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import { YearBox } from "./year-box.tsx";

interface YearRailProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly links: TimelineLinks;
}

/** Number of rows that fit beside a page; a longer timeline scrolls inside its own column. */
const mostUnscrolled = 14;

/** Memoised, because it does not change while the page around it loads a name or opens an overlay. */
export const YearRail = memo(function YearRail({ years, selectedYear, links }: YearRailProps) {
  const { t } = useLingui();
  const layout = useMemo(() => layOutRail(byDecade(years)), [years]);
  const start = selectedYear ?? firstOpen(years);
  const keys = useRailKeys(years, start);
  const scroller = useShownYear(start);
  return (
    <nav
      ref={scroller}
      aria-label={t`Years`}
      // A different id for each year, or the router would restore the scroll position of the previous year.
      data-scroll-restoration-id={`years-${start}`}
      className={classNames(
        "relative",
        years.length > mostUnscrolled && "rail-fade min-h-0 overflow-y-auto overscroll-contain",
      )}
    >
      <div className="relative" style={{ height: rem(layout.lengthPx) }}>
        <RailRope lengthPx={layout.lengthPx} />
        {layout.parts.map((part) => (
          <Decade key={part.firstYear} part={part} selectedYear={selectedYear} keys={keys} links={links} />
        ))}
      </div>
    </nav>
  );
});

interface DecadeProps extends Pick<YearRailProps, "selectedYear" | "links"> {
  readonly part: RailPart;
  readonly keys: ReturnType<typeof useRailKeys>;
}

function Decade({ part, selectedYear, keys, links }: DecadeProps) {
  const { t } = useLingui();
  const { firstYear } = part;
  return (
    <section aria-label={t`The ${firstYear}s`} className="relative">
      <RailMarks part={part} />
      <p
        aria-hidden="true"
        className="figures-old flex items-end ps-[5.6rem] pb-1 text-sm whitespace-nowrap text-ink-soft italic"
        style={{ height: rem(decadePx) }}
      >
        <Trans>{firstYear}s</Trans>
      </p>
      <ol>
        {part.knots.map((one) => (
          <li key={one.year} className="relative" style={{ height: rem(yearPx) }}>
            <YearBox
              year={one}
              isSelected={one.year === selectedYear}
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

function firstOpen(years: readonly RailYear[]): number | undefined {
  return (years.find(({ state }) => state === "open") ?? years.at(-1))?.year;
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

/** Scrolls a year to the middle of its rope. Only the rope scrolls, never the page. */
function useShownYear(year: number | undefined) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rail = scroller.current;
    if (!rail) return;
    // The observer is called between layout and first paint; measuring directly would force a second layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      scrollToMiddle(rail, year);
    });
    observer.observe(rail);
    return () => observer.disconnect();
  }, [year]);
  return scroller;
}

function scrollToMiddle(rail: HTMLElement, year: number | undefined): void {
  const box = rail.querySelector(`[data-year="${year}"]`);
  if (!box) return;
  const inner = box.getBoundingClientRect();
  const outer = rail.getBoundingClientRect();
  rail.scrollBy({ top: inner.top + inner.height / 2 - (outer.top + outer.height / 2), behavior: "instant" });
}
