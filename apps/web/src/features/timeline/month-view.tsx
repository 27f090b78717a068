import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, Play } from "lucide-react";
import { Suspense, useRef, useState } from "react";

import { monthName } from "#lib/date-parts.ts";
import { usePageSwipe } from "#lib/use-page-swipe.ts";
import { Button } from "#ui/button.tsx";
import { MonthPager } from "#ui/month-pager.tsx";
import { PrintWallSkeleton } from "#ui/print.tsx";

import { LazyLockedNote } from "./lazy-locked-note.tsx";
import { LazyMonthWall } from "./lazy-month-wall.ts";
import type { MonthViewProps } from "./timeline-props.ts";
import { backLinkStyle, BackToYear, MonthTitle } from "./year-heading.tsx";

export function MonthView(props: MonthViewProps) {
  const { entry, month, lastMonth, isArchive, links, onPlaceChange } = props;
  const { year } = entry;
  const page = useRef<HTMLDivElement>(null);
  const [isWallThere, setIsWallThere] = useState(false);
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
      {entry.lock ? <LazyLockedNote year={year} links={links} /> : null}
      <div className="mt-4">
        <Suspense fallback={<PrintWallSkeleton count={4} />}>
          <LazyMonthWall key={`${entry._id}/${month}/${isArchive}`} {...props} onThere={() => setIsWallThere(true)} />
        </Suspense>
      </div>
      {/* Hidden until the first wall is there, which may be shorter or longer than its placeholders. */}
      <div className={`mt-10 border-t border-rule pt-6 ${isWallThere ? "" : "invisible"}`}>
        <MonthPager month={month} lastMonth={lastMonth} onMonthChange={turnTo} />
      </div>
    </div>
  );
}

function MonthWalkLink({ entry, month, links: { WalkLink }, vault }: MonthViewProps) {
  const nameOfMonth = monthName(month);
  if ((entry.monthCounts[month - 1] ?? 0) === 0) return null;
  return (
    <WalkLink
      year={entry.year}
      month={month}
      className="inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <Play aria-hidden="true" className="size-4" />
      {vault?.renderMonthWalk(nameOfMonth) ?? <Trans>Walk through {nameOfMonth}</Trans>}
    </WalkLink>
  );
}

function MonthHeader(props: MonthViewProps) {
  const { t } = useLingui();
  const { entry, month, isArchive, onPlaceChange } = props;
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
      <div className="flex flex-wrap gap-x-6">
        {isArchive ? null : <MonthWalkLink {...props} />}
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
