import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import type { Timeline } from "#api/timeline-query.ts";
import { isAllIncluded } from "#lib/billing.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";

import { Failure } from "./failure.tsx";
import { findPlace, todayHere } from "./place.ts";
import { railYears } from "./rail.ts";
import { TimelineBanner } from "./timeline-banner.tsx";
import { TimelineColumn } from "./timeline-column.tsx";
import { TimelineMain } from "./timeline-main.tsx";
import type { TimelineScreenProps } from "./timeline-screen-props.ts";
import { TimelineSkeleton } from "./timeline-skeleton.tsx";
import { useTimeline } from "./timeline.queries.ts";
import { UpgradeBox } from "./upgrade-box.tsx";

const roomForColumn = "(min-width: 64rem)";

export function TimelineScreen(props: TimelineScreenProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useTimeline();
  // A long life is drawn in small steps, so that the page answers meanwhile.
  const timeline = useDeferredValue(data);
  return (
    <>
      <TimelineBanner firstName={props.firstName} />
      {timeline ? <LoadedTimeline {...props} timeline={timeline} /> : null}
      {!timeline && (data || !error) ? <TimelineSkeleton /> : null}
      {!data && error ? (
        <Failure
          title={t`Your timeline did not come`}
          text={readErrorText(error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </>
  );
}

function LoadedTimeline(props: TimelineScreenProps & { readonly timeline: Timeline }) {
  const { timeline, place, links, onPlaceChange } = props;
  const [today] = useState(() => props.today ?? todayHere());
  const isUpright = useMediaQuery(roomForColumn);
  const years = useMemo(() => railYears(timeline, today.year), [timeline, today.year]);
  const found = findPlace(place, timeline.years, today);
  const upgrade = !isAllIncluded() && isLimited(timeline) ? <UpgradeBox links={links} /> : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <TimelineColumn
        years={years}
        selectedYear={found.entry?.year}
        isUpright={isUpright}
        links={links}
        onYear={(year) => onPlaceChange({ year })}
      >
        {isUpright ? upgrade : null}
      </TimelineColumn>
      <TimelineMain {...props} years={timeline.years} found={found} today={today} />
      {isUpright ? null : upgrade}
    </div>
  );
}

/** Where a plan reaches the whole life there is always a timeline, and nothing in it is locked. */
function isLimited({ years, lockedYears }: Timeline): boolean {
  return years.length === 0 || lockedYears.length > 0 || years.some(({ lock }) => lock);
}
