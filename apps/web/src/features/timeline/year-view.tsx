import type { YearEntry } from "@lane/contract/timelines.ts";
import { Trans } from "@lingui/react/macro";

import { CategoryCards } from "./category-cards.tsx";
import type { TimelineDoors } from "./doors.ts";
import { MarkCounts } from "./mark-counts.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { OtherYears } from "./other-years.tsx";
import { lastMonthOf, type Today } from "./place.ts";

interface YearViewProps {
  readonly entry: YearEntry;
  readonly today: Today;
  readonly doors: TimelineDoors;
}

export function YearView({ entry, today, doors }: YearViewProps) {
  const { year } = entry;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="leading-none">
          <Trans>
            <span className="text-xl text-ink-soft italic">memories of</span>{" "}
            <span className="figures-old block text-[clamp(3.5rem,9vw,5.5rem)] leading-[0.95] tracking-tight">
              {year}
            </span>
          </Trans>
        </h2>
        <MarkCounts entry={entry} />
      </div>
      <MonthGrid entry={entry} lastMonth={lastMonthOf(year, today)} doors={doors} />
      <CategoryCards year={year} />
      <OtherYears yearId={entry._id} month={today.month} doors={doors} />
    </>
  );
}
