import { type ReactNode, useEffect, useRef } from "react";

import { MonthView } from "./month-view.tsx";
import { type FoundPlace, lastMonthOf, type Today } from "./place.ts";
import type { TimelineScreenProps, VaultParts } from "./timeline-props.ts";
import { YearView } from "./year-view.tsx";

interface TimelineMainProps extends Pick<
  TimelineScreenProps,
  "links" | "onPlaceChange" | "renderTagging" | "renderRestore" | "renderFavourites" | "renderInvitation"
> {
  readonly found: FoundPlace;
  readonly today: Today;
  /** Shown while no year is chosen. */
  readonly home: ReactNode;
  /** Undefined for one's own timeline. */
  readonly vault?: VaultParts;
}

/** Beside the years: home, the chosen year or the chosen month. */
export function TimelineMain(props: TimelineMainProps) {
  const { found, home } = props;
  const main = useFocusedHeading(`${found.entry?.year}/${found.month}`);
  return (
    <div ref={main} className="min-w-0">
      {found.entry ? <Chosen {...props} entry={found.entry} /> : home}
    </div>
  );
}

/** A chosen year or month begins at its heading, for eyes, keyboards and screen readers alike. */
function useFocusedHeading(place: string) {
  const main = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    main.current?.querySelector<HTMLElement>("[data-place-heading]")?.focus({ preventScroll: true });
  }, [place]);
  return main;
}

interface ChosenProps extends TimelineMainProps {
  readonly entry: NonNullable<FoundPlace["entry"]>;
}

function Chosen({ found: { month, isArchive }, ...props }: ChosenProps) {
  const { entry, today } = props;
  if (month === undefined) {
    return <YearView key={entry.year} {...props} />;
  }
  return <MonthView {...props} month={month} lastMonth={lastMonthOf(entry.year, today)} isArchive={isArchive} />;
}
