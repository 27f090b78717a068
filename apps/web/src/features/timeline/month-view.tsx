import { Trans, useLingui } from "@lingui/react/macro";
import { Archive } from "lucide-react";
import { Suspense, useRef } from "react";

import { monthName } from "#lib/date-parts.ts";
import { usePageSwipe } from "#lib/use-page-swipe.ts";
import { Button } from "#ui/button.tsx";
import { MonthPager } from "#ui/month-pager.tsx";

import { LazyMonthWall } from "./lazy-month-wall.ts";
import { PrintWallSkeleton } from "./print.tsx";
import type { MonthViewProps } from "./timeline-props.ts";
import { backLinkStyle, BackToYear, MonthTitle } from "./year-heading.tsx";

export function MonthView(props: MonthViewProps) {
  const { entry, month, lastMonth, isArchive, links, onPlaceChange } = props;
  const { year } = entry;
  const page = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => onPlaceChange({ year, month: next, ...(isArchive ? { archive: true } : {}) });
  usePageSwipe(page, (by) => {
    if (month + by >= 1 && month + by <= lastMonth) turnTo(month + by);
  });
  return (
    <div ref={page} className="touch-pan-y touch-pinch-zoom">
      <title>{`${monthName(month)} ${year} · Down Memory Lane`}</title>
      <links.PlaceLink place={{ year }} className={backLinkStyle}>
        <BackToYear year={year} />
      </links.PlaceLink>
      <MonthHeader {...props} />
      <div className="mt-4">
        <Suspense fallback={<PrintWallSkeleton count={4} />}>
          <LazyMonthWall key={`${entry._id}/${month}/${isArchive}`} {...props} />
        </Suspense>
      </div>
      <div className="mt-10 border-t border-rule pt-6">
        <MonthPager month={month} lastMonth={lastMonth} onMonthChange={turnTo} />
      </div>
    </div>
  );
}

function MonthHeader({ entry, month, isArchive, onPlaceChange }: MonthViewProps) {
  const { t } = useLingui();
  const { year } = entry;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 tabIndex={-1} data-place-heading className="text-3xl outline-none sm:text-4xl">
        <MonthTitle year={year} month={month} />
        {isArchive ? (
          <span className="ms-3 align-middle font-sans text-base text-ink-soft">
            <Trans>in the archive</Trans>
          </span>
        ) : null}
      </h1>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="-mx-3 px-3!"
          onClick={() => onPlaceChange({ year, month, ...(isArchive ? {} : { archive: true }) })}
        >
          <Archive aria-hidden="true" className="size-5" />
          {isArchive ? t`Hide archives` : t`archived memories`}
        </Button>
      </div>
    </div>
  );
}
