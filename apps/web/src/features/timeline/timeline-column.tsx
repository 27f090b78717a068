import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { SelectField } from "#ui/select-field.tsx";

import { byDecade, type RailYear } from "./rail.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import { YearRail } from "./year-rail.tsx";

interface TimelineColumnProps {
  readonly years: readonly RailYear[];
  readonly selectedYear: number | undefined;
  readonly isUpright: boolean;
  readonly links: TimelineLinks;
  readonly onYear: (year: number) => void;
  readonly children: ReactNode;
}

/** From so many rows on a rope is too long to see at once: it scrolls by itself, and a year can be picked from a list. */
const longFrom = 15;

export function TimelineColumn({ years, selectedYear, isUpright, links, onYear, children }: TimelineColumnProps) {
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

/** Picks a year by decade, or types it: a closed list takes digits. */
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
