import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Memory } from "@lane/contract/memories.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";

import { readErrorText } from "#api/errors.ts";
import { timelineQueryOf } from "#api/timeline-query-of.ts";
import type { Timeline } from "#api/timeline-query.ts";
import { asWritten } from "#ui/as-written.tsx";
import { buttonStyle } from "#ui/button-style.ts";

import { Failure } from "./failure.tsx";
import { HomeView } from "./home-view.tsx";
import { preloadMonthWall } from "./lazy-month-wall.ts";
import { findPlace, type Today, todayHere } from "./place.ts";
import { railOf } from "./rail.ts";
import { TimelineSkeleton } from "./timeline-banner.tsx";
import { TimelineLayout } from "./timeline-column.tsx";
import { TimelineMain } from "./timeline-main.tsx";
import type { PlaceProps, TitledMemory, VaultLinks, VaultParts } from "./timeline-props.ts";
import { useCounted, usePrefetchPlace } from "./timeline.queries.ts";
import { useJoinedVault } from "./use-joined-vault.ts";
import { useLastYearOf } from "./use-last-year-of.ts";
import { VaultBanner } from "./vault-banner.tsx";
import { EmptyVaultMonth, NothingYet, VaultFirstSteps } from "./vault-empty.tsx";
import { ReadOnlyNote, VaultGone } from "./vault-notes.tsx";
import { FoldedCard, PrintPeople } from "./vault-prints.tsx";

interface VaultScreenProps extends PlaceProps {
  readonly timelineId: string;
  readonly links: VaultLinks;
  readonly today?: Today;
  /** Opens the choice of one's own memories for this vault. */
  readonly onBring: () => void;
}

/** Home, years and months of a vault: those of one's own timeline, with the people who tell them. */
export function VaultScreen(props: VaultScreenProps) {
  const { t } = useLingui();
  const { timelineId, links } = props;
  const [today] = useState(() => props.today ?? todayHere());
  usePrefetchPlace(props.place, today);
  useEffect(preloadMonthWall, []);
  const { data, error, isFetching, refetch } = useCounted(useQuery(timelineQueryOf(timelineId)));
  const joined = useJoinedVault(timelineId, { data, error });
  if (joined.isGone) return <VaultGone links={links} />;
  if (data && joined.vault) return <LoadedVault {...props} today={today} timeline={data} vault={joined.vault} />;
  const failure = data ? joined.error : error;
  if (!failure) return <TimelineSkeleton />;
  return (
    <Failure
      title={t`We couldn't load this vault`}
      text={readErrorText(failure)}
      isBusy={isFetching || joined.isFetching}
      onRetry={() => void Promise.all([refetch(), joined.refetch()])}
    />
  );
}

interface LoadedVaultProps extends VaultScreenProps {
  readonly today: Today;
  readonly timeline: Timeline;
  readonly vault: JoinedTimeline;
}

function LoadedVault(props: LoadedVaultProps) {
  const { vault, place, links, today, onPlaceChange, renderTagging, renderRestore } = props;
  const isReadOnly = vault.isReadOnly || props.timeline.years.some(({ lock }) => lock);
  const timeline = useMemo(() => withoutLocks(props.timeline), [props.timeline]);
  const rail = useMemo(() => railOf(timeline, today.year), [timeline, today.year]);
  const found = findPlace(place, timeline.years, today);
  const lastYear = useLastYearOf(vault.id, found.entry?.year);
  const mayAdd = !isReadOnly && mayOnTimeline(vault.role, "add");
  const parts = useVaultParts(vault, mayAdd);
  const mayMark = (memory: Memory) => isOwn(memory) && mayOnTimeline(vault.role, "changeOwn");
  const mayRestore = (memory: Memory) => mayMark(memory) || mayOnTimeline(vault.role, "arrange");
  return (
    <TimelineLayout
      rail={rail}
      selectedYear={found.entry?.year}
      nearYear={lastYear}
      links={links}
      onYear={(year) => onPlaceChange({ year })}
    >
      <div className="min-w-0">
        {isReadOnly ? <ReadOnlyNote /> : null}
        <TimelineMain
          found={found}
          today={today}
          links={links}
          onPlaceChange={onPlaceChange}
          home={<VaultHome {...props} timeline={timeline} lastYear={lastYear} parts={parts} />}
          renderTagging={(memory) => (mayMark(memory) ? renderTagging(memory) : null)}
          renderRestore={(memory) => (mayRestore(memory) ? renderRestore(memory) : undefined)}
          renderFavourites={() => null}
          renderInvitation={(year) => <EmptyYear year={year} mayAdd={mayAdd} links={links} />}
          vault={parts}
        />
      </div>
    </TimelineLayout>
  );
}

/** Nobody's plan reaches into a vault: it is open as a whole, or read-only as a whole. */
function withoutLocks(timeline: Timeline): Timeline {
  return { ...timeline, years: timeline.years.map((year) => ({ ...year, lock: false })) };
}

/** What waits to be sent has no author yet: it is the member's own. */
function isOwn({ author }: Pick<TitledMemory, "author">): boolean {
  return author === undefined || author?.isMe === true;
}

function useVaultParts(vault: JoinedTimeline, mayAdd: boolean): VaultParts {
  const { t } = useLingui();
  return {
    mayAdd,
    invitation: <Invitation about={vault.about} />,
    monthsTitle: t`Choose a month to see its memories.`,
    renderYearWalk: (year) => <Trans>Walk through {year} together</Trans>,
    renderMonthWalk: (nameOfMonth) => <Trans>Walk through {nameOfMonth} together</Trans>,
    renderPeople: (memory, hasPicture) => <PrintPeople memory={memory} hasPicture={hasPicture} />,
    renderLead: (memory, hasPicture) => memory && <PrintPeople memory={memory} hasPicture={hasPicture} isOfMonth />,
    renderFolded: (memory) => <FoldedCard key={memory._id} memory={memory} />,
    renderEmptyMonth: (month) => <EmptyVaultMonth {...month} vault={vault} mayAdd={mayAdd} />,
    mayHide: (memory) => isOwn(memory) && mayOnTimeline(vault.role, "changeOwn"),
  };
}

function Invitation({ about }: Pick<JoinedTimeline, "about">) {
  if (!about) return <Trans>What would you like to remember today?</Trans>;
  const name = asWritten(about.name);
  return <Trans>What do you remember about {name}?</Trans>;
}

interface VaultHomeProps extends LoadedVaultProps {
  readonly lastYear: number | undefined;
  readonly parts: VaultParts;
}

function VaultHome({ vault, timeline: { years }, lastYear, parts, today, links, onBring }: VaultHomeProps) {
  const empty = parts.mayAdd ? (
    <VaultFirstSteps vault={vault} links={links} onBring={onBring} />
  ) : (
    <NothingYet name={vault.name} />
  );
  return (
    <>
      <VaultBanner vault={vault} links={links} />
      {years.some(({ memoryCount }) => memoryCount > 0) ? (
        <HomeView today={today} lastYear={lastYear} links={links} onAsk={() => undefined} vault={parts} />
      ) : (
        empty
      )}
    </>
  );
}

interface EmptyYearProps {
  readonly year: number;
  readonly mayAdd: boolean;
  readonly links: VaultLinks;
}

function EmptyYear({ year, mayAdd, links: { AddMemoryLink } }: EmptyYearProps) {
  const { t } = useLingui();
  return (
    <div className="rounded-card border border-rule bg-card px-5 py-4 shadow-soft">
      <p className="font-serif text-lg text-ink-soft italic">
        {mayAdd ? <Trans>What do you remember about {year}?</Trans> : <Trans>Nothing here yet.</Trans>}
      </p>
      {mayAdd ? (
        <AddMemoryLink year={year} month={undefined} className={`${buttonStyle()} mt-3`}>
          {t`Add Memory`}
        </AddMemoryLink>
      ) : null}
    </div>
  );
}
