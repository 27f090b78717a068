import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { SelectField } from "#ui/select-field.tsx";

import { LockedRow } from "./locked-row.tsx";
import { byDecade, type Rail, type RailYear } from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import { YearRail } from "./year-rail.tsx";
import { YearStrip } from "./year-strip.tsx";

interface TimelineLayoutProps {
  readonly rail: Rail;
  readonly selectedYear: number | undefined;
  /** The year in the middle of the strip while none is selected. */
  readonly nearYear?: number | undefined;
  readonly links: TimelineLinks;
  readonly onYear: (year: number) => void;
  /** Shown under the rope, or at the end of the page on a narrow screen. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const wideScreen = "(min-width: 64rem)";

/** The rope of years beside the content of the selected year; on a narrow screen, a strip of years above it. */
export function TimelineLayout({ note = null, children, ...years }: TimelineLayoutProps) {
  const isWide = useMediaQuery(wideScreen);
  return (
    <div
      className="group/timeline grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
      data-wide
    >
      {isWide ? <TimelineColumn {...years}>{note}</TimelineColumn> : <YearStrip {...years} />}
      {children}
      {isWide || note === null ? null : (
        <div className="mt-10 group-has-aria-busy/timeline:invisible group-has-data-room/timeline:invisible">
          {note}
        </div>
      )}
    </div>
  );
}

/** From this number of years on, the rope scrolls by itself, and a year can be selected from a list. */
const longFrom = 15;

function TimelineColumn({ rail, selectedYear, links, onYear, children }: TimelineLayoutProps) {
  const open = rail.years.filter(({ state }) => state === "open");
  const isLong = rail.years.length >= longFrom;
  return (
    <div
      data-screen-only
      className={classNames(
        "flex min-w-0 flex-col gap-5 self-start",
        isLong && "sticky top-6 max-h-[max(30rem,calc(100dvh-8rem))] min-[100rem]:max-h-[calc(100dvh-3rem)]",
      )}
    >
      {open.length >= longFrom ? <JumpToYear years={open} selectedYear={selectedYear} onYear={onYear} /> : null}
      <div className="flex min-h-0 flex-col">
        {rail.lockedBefore ? <LockedRow span={rail.lockedBefore} links={links} /> : null}
        <YearRail years={rail.years} selectedYear={selectedYear} links={links} />
        {rail.lockedAfter ? <LockedRow span={rail.lockedAfter} links={links} /> : null}
      </div>
      {children}
    </div>
  );
}

interface JumpToYearProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly onYear: (year: number) => void;
}

/** Selects a year from a list by decade; the closed list accepts typed digits. */
function JumpToYear({ years, selectedYear, onYear }: JumpToYearProps) {
  const { t } = useLingui();
  return (
    <SelectField
      isInline
      label={t`Go to a year`}
      value={selectedYear === undefined ? "" : String(selectedYear)}
      onChange={(event) => {
        if (event.target.value !== "") onYear(Number(event.target.value));
      }}
    >
      {selectedYear === undefined ? <option value="">{t`Choose a year`}</option> : null}
      {byDecade(years).map(({ firstYear, years: ofDecade }) => (
        <optgroup key={firstYear} label={t`${firstYear}s`}>
          {ofDecade.map(({ year }) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
