import type { YearEntry } from "@lane/contract/timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import type { Timeline } from "#api/timeline-query.ts";
import { firstViewShown } from "#lib/first-view.ts";
import { isAllIncluded } from "#lib/server-facts.ts";
import { Skeleton } from "#ui/skeleton.tsx";

import { Failure } from "./failure.tsx";
import { HomeView } from "./home-view.tsx";
import { preloadMonthWall } from "./lazy-month-wall.ts";
import { findPlace, type Today, todayHere } from "./place.ts";
import { lockedYearsOf, railOf } from "./rail.ts";
import { TimelineBanner, TimelineSkeleton } from "./timeline-banner.tsx";
import { TimelineLayout } from "./timeline-column.tsx";
import { TimelineMain } from "./timeline-main.tsx";
import type { LockedYears, TimelineLinks, TimelineScreenProps } from "./timeline-props.ts";
import { usePrefetchPlace, useTimeline } from "./timeline.queries.ts";
import { useLastYear } from "./use-last-year.ts";

export function TimelineScreen(props: TimelineScreenProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useTimeline();
  const [today] = useState(() => props.today ?? todayHere());
  usePrefetchPlace(props.place, today);
  // A long timeline is rendered in small steps, so that the page stays responsive.
  const timeline = useDeferredValue(data);
  const isMonth = props.place.month !== undefined;
  useEffect(() => {
    if (isMonth) preloadMonthWall();
    else void firstViewShown().then(preloadMonthWall);
  }, [isMonth]);
  return (
    <>
      {timeline ? <LoadedTimeline {...props} today={today} timeline={timeline} /> : null}
      {!timeline && (data || !error) ? <TimelineSkeleton /> : null}
      {!data && error ? (
        <Failure
          title={t`We couldn't load your timeline`}
          text={readErrorText(error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </>
  );
}

interface LoadedTimelineProps extends TimelineScreenProps {
  readonly timeline: Timeline;
  readonly today: Today;
}

function LoadedTimeline(props: LoadedTimelineProps) {
  const { timeline, place, links, onPlaceChange, today } = props;
  const rail = useMemo(() => railOf(timeline, today.year), [timeline, today.year]);
  const found = findPlace(place, timeline.years, today);
  const lastYear = useLastYear(found.entry?.year);
  const years = found.entry?.lock ? { year: found.entry.year } : lockedYearsOf(rail.lockedBefore ?? rail.lockedAfter);
  const upgrade = !isAllIncluded() && isLimited(timeline) ? <UpgradeBox years={years} links={links} /> : null;
  return (
    <TimelineLayout
      rail={rail}
      selectedYear={found.entry?.year}
      nearYear={lastYear}
      links={links}
      onYear={(year) => onPlaceChange({ year })}
      note={upgrade}
    >
      <TimelineMain
        {...props}
        found={found}
        home={
          <Home {...props} years={timeline.years} mustChooseYears={mustChooseYears(timeline)} lastYear={lastYear} />
        }
      />
    </TimelineLayout>
  );
}

/** False where the plan includes the whole life: then years need not be chosen, and none is locked. */
function isLimited(timeline: Timeline): boolean {
  const { years, lockedYears } = timeline;
  return mustChooseYears(timeline) || lockedYears.length > 0 || years.some(({ lock }) => lock);
}

/** An answer that was kept for reading offline may be older than the field. */
function mustChooseYears({ years, mustChooseYears }: Timeline): boolean {
  return mustChooseYears || years.length === 0;
}

// Only needed until the first memory is written, or years must be chosen after a plan has ended.
const FirstSteps = lazy(async () => ({ default: (await import("./first-steps.tsx")).FirstSteps }));
const SetTimelineCard = lazy(async () => ({ default: (await import("./set-timeline-prompt.tsx")).SetTimelineCard }));

interface HomeProps extends Omit<TimelineScreenProps, "today"> {
  readonly years: readonly YearEntry[];
  readonly mustChooseYears: boolean;
  readonly lastYear: number | undefined;
  readonly today: Today;
}

/** Until the first memory is written, home leads to it. */
function Home(props: HomeProps) {
  const { years, mustChooseYears, lastYear, today, links } = props;
  const renderHome = (picture?: ReactNode) => (
    <HomeView
      today={today}
      lastYear={isListed(lastYear, years) ? lastYear : undefined}
      links={links}
      onAsk={props.onAsk}
      renderTopics={props.renderTopics}
      picture={picture}
    />
  );
  return (
    <>
      <TimelineBanner firstName={props.firstName} />
      {years.some(({ memoryCount }) => memoryCount > 0) ? (
        <>
          {mustChooseYears ? (
            <Suspense fallback={<Skeleton className="mb-8 h-80 rounded-card" />}>
              <SetTimelineCard currentYear={today.year} links={links} className="mb-8" />
            </Suspense>
          ) : null}
          {renderHome()}
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-120 rounded-card" />}>
          <FirstSteps {...props} renderHome={renderHome} />
        </Suspense>
      )}
    </>
  );
}

function isListed(year: number | undefined, years: readonly YearEntry[]): boolean {
  return years.some((entry) => entry.year === year);
}

const upgradeLinkStyle = "inline-flex min-h-11 items-center font-semibold";

interface UpgradeBoxProps {
  /** The years outside the plan to name. */
  readonly years: LockedYears;
  readonly links: TimelineLinks;
}

function UpgradeBox({ years, links: { PlansLink } }: UpgradeBoxProps) {
  const { t } = useLingui();
  return (
    <aside
      data-screen-only
      aria-label={t`Your plan`}
      className="rounded-card border border-rule bg-card px-5 pt-4 pb-2 text-sm"
    >
      <p>
        <Trans>Your current plan gives 10 years of timeline access.</Trans>
      </p>
      <p className="mt-1">
        <Trans>
          <PlansLink years={years} className={upgradeLinkStyle}>
            Upgrade Plan
          </PlansLink>{" "}
          or{" "}
          <PlansLink years={years} className={upgradeLinkStyle}>
            choose add-ons
          </PlansLink>
        </Trans>
      </p>
    </aside>
  );
}
