import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, useMemo } from "react";

import { classNames } from "#lib/class-names.ts";

import type { TimelineDoors } from "./doors.ts";
import { RailDrawing } from "./rail-drawing.tsx";
import { layRail, lyingRail, type RailMeasures, rem, sizeOfYear, uprightRail } from "./rail-geometry.ts";
import { byDecade, type RailYear } from "./rail.ts";
import { useRailKeys } from "./use-rail-keys.ts";
import { useShownYear } from "./use-shown-year.ts";
import { YearBox } from "./year-box.tsx";

interface YearRailProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly isUpright: boolean;
  readonly doors: TimelineDoors;
}

/** So many rows fit beside a page; a longer life scrolls inside its own column. */
const mostUnscrolled = 14;

export function YearRail({ years, selectedYear, isUpright, doors }: YearRailProps) {
  const { t } = useLingui();
  const measures = isUpright ? uprightRail : lyingRail;
  const decades = useMemo(() => byDecade(years), [years]);
  const layout = useMemo(() => layRail(decades, measures), [decades, measures]);
  const start = selectedYear ?? firstOpen(years);
  const keys = useRailKeys(years, start);
  const scroller = useShownYear(start, isUpright);
  return (
    <nav
      ref={scroller}
      aria-label={t`Years`}
      // Another name for each year: the router would carry the scroll of the year before over to this one.
      data-scroll-restoration-id={`years-${start}`}
      className={classNames(
        "relative",
        !isUpright && "-mx-5 overflow-x-auto overscroll-x-contain px-5 pb-3 sm:-mx-8 sm:px-8",
        isUpright && years.length > mostUnscrolled && "rail-fade min-h-0 overflow-y-auto overscroll-contain",
      )}
    >
      <div
        className={classNames("relative", !isUpright && "flex w-max pt-6")}
        style={isUpright ? { height: rem(layout.lengthPx) } : {}}
      >
        <RailDrawing layout={layout} isUpright={isUpright} />
        {decades.map((decade) => (
          <section
            key={decade.firstYear}
            aria-label={t`The ${decade.firstYear}s`}
            className={isUpright ? "relative" : "relative flex"}
          >
            <DecadeMark firstYear={decade.firstYear} measures={measures} />
            <ol className={isUpright ? "" : "flex"}>
              {decade.years.map((one) => (
                <li key={one.year} className="relative" style={boxStyle(one, measures)}>
                  <YearBox
                    year={one}
                    isSelected={one.year === selectedYear}
                    isUpright={isUpright}
                    tabIndex={one.year === keys.tabYear ? 0 : -1}
                    onKeyDown={keys.handleKeyDown}
                    doors={doors}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </nav>
  );
}

function DecadeMark({ firstYear, measures }: { readonly firstYear: number; readonly measures: RailMeasures }) {
  const place = measures.isUpright
    ? "flex items-end ps-[5.6rem] pb-1"
    : "absolute -top-6 start-0 flex w-[6rem] justify-center";
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
