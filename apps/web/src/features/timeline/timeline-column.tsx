import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";

import { JumpToYear } from "./jump-to-year.tsx";
import type { RailYear } from "./rail.ts";
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
