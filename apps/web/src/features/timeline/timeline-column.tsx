import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { SelectField } from "#ui/select-field.tsx";

import { byDecade, type RailYear } from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import { YearRail } from "./year-rail.tsx";

interface TimelineLayoutProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly links: TimelineLinks;
  readonly onYear: (year: number) => void;
  /** Shown under the rope, or at the end of the page on a narrow screen. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const wideScreen = "(min-width: 64rem)";

/** The rope of years beside the content of the selected year; one above the other on a narrow screen. */
export function TimelineLayout({ note = null, children, ...column }: TimelineLayoutProps) {
  const isUpright = useMediaQuery(wideScreen);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <TimelineColumn {...column} isUpright={isUpright}>
        {isUpright ? note : null}
      </TimelineColumn>
      {children}
      {isUpright ? null : note}
    </div>
  );
}

interface TimelineColumnProps extends Omit<TimelineLayoutProps, "note"> {
  readonly isUpright: boolean;
}

/** From this number of years on, the rope scrolls by itself, and a year can be selected from a list. */
const longFrom = 15;

function TimelineColumn({ years, selectedYear, isUpright, links, onYear, children }: TimelineColumnProps) {
  const isLong = years.length >= longFrom;
  const canJump = years.filter(({ state }) => state === "open").length >= longFrom || (!isUpright && isLong);
  return (
    <div
      data-screen-only
      className={classNames(
        "min-w-0",
        isUpright && "flex flex-col gap-5",
        isUpright && isLong && "sticky top-6 max-h-[max(30rem,calc(100dvh-12rem))] self-start",
        !isUpright && "grid gap-4",
      )}
    >
      {canJump ? <JumpToYear years={years} selectedYear={selectedYear} onYear={onYear} /> : null}
      <YearRail years={years} selectedYear={selectedYear} isUpright={isUpright} links={links} />
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
  const open = years.filter(({ state }) => state === "open");
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
      {byDecade(open).map(({ firstYear, years: ofDecade }) => (
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
