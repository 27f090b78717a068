import type { YearEntry } from "@lane/contract/timelines.ts";
import { Trans } from "@lingui/react/macro";

import { MonthGrid } from "./month-grid.tsx";
import { OtherYears } from "./other-years.tsx";
import { lastMonthOf, type Today } from "./place.ts";
import type { TimelineLinks } from "./timeline-props.ts";
import type { TimelineScreenProps } from "./timeline-screen-props.ts";
import { MarkCounts } from "./year-heading.tsx";

interface YearViewProps extends Pick<TimelineScreenProps, "renderFavourites" | "renderInvitation"> {
  readonly entry: YearEntry;
  readonly today: Today;
  readonly links: TimelineLinks;
}

export function YearView({ entry, today, links, renderFavourites, renderInvitation }: YearViewProps) {
  const { year, memoryCount, lock } = entry;
  const lastMonth = lastMonthOf(year, today);
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
      {memoryCount === 0 && !lock && lastMonth > 0 ? <div className="mt-8">{renderInvitation(year)}</div> : null}
      <MonthGrid entry={entry} lastMonth={lastMonth} links={links} />
      {lastMonth > 0 ? renderFavourites(year) : null}
      <OtherYears yearId={entry._id} month={today.month} links={links} />
    </>
  );
}
