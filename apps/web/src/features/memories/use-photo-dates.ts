import { type CalendarDate, latestDateOf } from "@lane/domain/calendar.ts";
import { useEffect, useEffectEvent, useState } from "react";

import { firstClosedDay, groupByDay, openDays, type PhotoGroup } from "./photo-days.ts";
import type { Composing } from "./use-composing.ts";

/** What the cameras wrote into the photos of the form, as far as the form needs it. */
export interface PhotoDates {
  readonly groups: readonly PhotoGroup[];
  readonly days: readonly CalendarDate[];
  /** A day of a photo that is not on the timeline. */
  readonly closed: CalendarDate | undefined;
  /** The member wants one memory of photos of several days. */
  readonly isOne: boolean;
  readonly keepAsOne: () => void;
  /** The member has chosen a date, which no photo changes any more. */
  readonly markChosen: () => void;
}

const none: readonly PhotoGroup[] = [];

/** Proposes the date of a new memory from its photos, unless the member has chosen one. */
export function usePhotoDates(composing: Composing, openYears: readonly number[] | undefined): PhotoDates {
  const { writing, files } = composing;
  const [isChosen, setIsChosen] = useState(writing.year !== null && writing.month !== null);
  const [isOne, setIsOne] = useState(false);
  const [today] = useState(() => latestDateOf(Date.now()));
  const isOpen = openDays(openYears ?? [], today);
  const groups = openYears ? groupByDay(files, isOpen) : none;
  const days = groups.flatMap(({ date }) => date ?? []);
  const seen = groups.map(({ key }) => key).join(" ");

  const propose = useEffectEvent(() => {
    const [first, ...others] = days;
    if (!first) return;
    const { year, month, day: known } = first;
    const day = others.length === 0 ? known : null;
    const isSameMonth = writing.year === year && writing.month === month;
    if (!isChosen) composing.propose({ year, month, day });
    else if (isSameMonth && writing.day === null && writing.isCirca !== true) composing.propose({ day });
  });
  useEffect(() => {
    if (seen !== "") propose();
  }, [seen]);

  return {
    groups,
    days,
    closed: openYears && firstClosedDay(files, isOpen),
    isOne,
    keepAsOne: () => setIsOne(true),
    markChosen: () => setIsChosen(true),
  };
}
