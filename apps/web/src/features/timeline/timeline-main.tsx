import type { YearEntry } from "@lane/contract/timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { EmptyState } from "#ui/empty-state.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

import { MonthView } from "./month-view.tsx";
import { type FoundPlace, type Today, lastMonthOf } from "./place.ts";
import type { TimelineScreenProps } from "./timeline-screen-props.ts";
import { useHeldFocus } from "./use-held-focus.ts";
import { YearView } from "./year-view.tsx";

// Whoever has a memory never needs it again.
const FirstSteps = lazy(async () => ({ default: (await import("./first-steps.tsx")).FirstSteps }));

interface TimelineMainProps extends Omit<TimelineScreenProps, "today"> {
  readonly years: readonly YearEntry[];
  readonly found: FoundPlace;
  readonly today: Today;
}

export function TimelineMain(props: TimelineMainProps) {
  const { found } = props;
  const section = useHeldFocus<HTMLDivElement>(`${found.entry?.year}/${found.month}`);
  return (
    <div ref={section} tabIndex={-1} className="min-w-0 outline-none">
      <Chosen {...props} />
    </div>
  );
}

function Chosen(props: TimelineMainProps) {
  const { found, today, links, onPlaceChange, renderTagging, renderRestore, renderInvitation } = props;
  const { entry, month, isArchive } = found;
  if (!entry) {
    if (props.years.some(({ memoryCount }) => memoryCount > 0)) return <ChooseYear />;
    return (
      <Suspense fallback={<Skeleton className="h-120 rounded-card" />}>
        <FirstSteps {...props}>
          <ChooseYear />
        </FirstSteps>
      </Suspense>
    );
  }
  if (month === undefined) {
    return (
      <YearView
        key={entry.year}
        entry={entry}
        today={today}
        links={links}
        renderFavourites={props.renderFavourites}
        renderInvitation={renderInvitation}
      />
    );
  }
  return (
    <MonthView
      entry={entry}
      month={month}
      lastMonth={lastMonthOf(entry.year, today)}
      isArchive={isArchive}
      links={links}
      onPlaceChange={onPlaceChange}
      renderTagging={renderTagging}
      renderRestore={renderRestore}
      renderInvitation={renderInvitation}
    />
  );
}

function ChooseYear() {
  const { t } = useLingui();
  return (
    <div className="rounded-card border border-rule bg-card shadow-soft">
      <EmptyState
        motif={
          <span className="flex items-end gap-1">
            <Flower memoryId="choose-a" className="h-16" />
            <Flower memoryId="choose-c" className="h-24" />
            <Flower memoryId="choose-f" className="h-18" />
          </span>
        }
        title={t`Add Memories`}
      >
        <p>
          <Trans>Choose a year to see its months and add what you remember.</Trans>
        </p>
      </EmptyState>
    </div>
  );
}
