import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { readErrorText } from "#api/errors.ts";
import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { timelineQueryOf } from "#api/timeline-query-of.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { OfflineNote } from "#ui/offline-note.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import type { GuestLinks } from "./guest-links.ts";
import { useOwnOffers, useReadOffers, useWritten } from "./guests.queries.ts";
import { StopWriting } from "./stop-writing.tsx";
import { WrittenList } from "./written-list.tsx";

interface GuestHomeProps {
  readonly timelineId: string;
  readonly links: GuestLinks;
  readonly onStopped: () => void;
}

/** Where a guest writes for somebody else's timeline. */
export function GuestHome({ timelineId, links, onStopped }: GuestHomeProps) {
  const { data, error, isFetching, refetch } = useJoinedTimelines();
  const isReached = useSyncExternalStore(onConnectionChanged, isServerReached);
  if (!data) {
    return error ? <NotLoaded error={error} isBusy={isFetching} onRetry={() => void refetch()} /> : <Waiting />;
  }
  const timeline = data.timelines.find(({ id, kind }) => id === timelineId && kind === "guest");
  if (!timeline) return <NotThere links={links} />;
  return (
    <>
      <Heading timeline={timeline} links={links} />
      <OfflineNote isShown={!isReached}>
        <Trans>You're offline. You can read and write; offering needs a connection.</Trans>
      </OfflineNote>
      {timeline.isReadOnly ? <ReadOnlyNote host={timeline.name} /> : null}
      <Written timeline={timeline} links={links} />
      <StopWriting timelineId={timelineId} host={timeline.name} onStopped={onStopped} />
    </>
  );
}

interface PartProps {
  readonly timeline: JoinedTimeline;
  readonly links: GuestLinks;
}

function Heading({ timeline: { id, name, isReadOnly }, links }: PartProps) {
  const { t } = useLingui();
  const { data } = useQuery(timelineQueryOf(id));
  const years = data?.years.map(({ year }) => year) ?? [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return (
    <PageHeading title={t`Memories for ${name}`}>
      <p>
        {years.length === 0 ? null : <Span name={name} first={first} last={last} />}{" "}
        <Trans>Only you can see what you write here until you offer it to {name}.</Trans>
      </p>
      {isReadOnly ? null : (
        <links.WriteLink className={`${buttonStyle()} mt-4`}>
          <PenLine aria-hidden="true" className="size-5" />
          <Trans>Write a memory</Trans>
        </links.WriteLink>
      )}
    </PageHeading>
  );
}

interface SpanProps {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

function Span({ name, first, last }: SpanProps) {
  return first === last ? (
    <Trans>
      {name} invited you to write about {first}.
    </Trans>
  ) : (
    <Trans>
      {name} invited you to write about the years {first} to {last}.
    </Trans>
  );
}

function Written({ timeline: { id, name, isReadOnly }, links }: PartProps) {
  const { t } = useLingui();
  const written = useWritten(id);
  const offers = useOwnOffers(id);
  useReadOffers(offers.data ?? []);
  const error = written.error ?? offers.error;
  if (!written.data || !offers.data) {
    return error ? (
      <NotLoaded
        error={error}
        isBusy={written.isFetching || offers.isFetching}
        onRetry={() => void Promise.all([written.refetch(), offers.refetch()])}
      />
    ) : (
      <Cards />
    );
  }
  if (written.data.length === 0) {
    return (
      <EmptyState motif={<Flower memoryId={id} className="h-24" />} title={t`Nothing written yet`}>
        <p>
          <Trans>What do you remember about {name}? Start with something small.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="max-w-measure">
      <WrittenList written={written.data} offers={offers.data} host={name} isReadOnly={isReadOnly} links={links} />
    </div>
  );
}

function ReadOnlyNote({ host }: { readonly host: string }) {
  return (
    <p className="mb-6 max-w-measure rounded-card border border-edge bg-card px-4 py-3">
      <Trans>{host} isn't taking new memories at the moment. What you've written stays here.</Trans>
    </p>
  );
}

function NotThere({ links }: Pick<GuestHomeProps, "links">) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Memories`} />
      <EmptyState
        motif={<AtticBox isOpen={false} className="h-32" />}
        title={t`You can't write here any more`}
        actions={
          <links.TimelineLink className={buttonStyle("secondary")}>
            <Trans>Timeline</Trans>
          </links.TimelineLink>
        }
      >
        <p>
          <Trans>The invitation to this timeline has ended. What you wrote is yours.</Trans>
        </p>
      </EmptyState>
    </>
  );
}

interface NotLoadedProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function NotLoaded({ error, isBusy, onRetry }: NotLoadedProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Memories`} />
      <div className="grid justify-items-start gap-4">
        <AlertNote summary={t`We couldn't load what you've written`} text={readErrorText(error)} />
        <Button variant="secondary" busy={isBusy} onClick={onRetry}>
          {t`Try again`}
        </Button>
      </div>
    </>
  );
}

function Waiting(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Memories`} />
      <Cards />
    </>
  );
}

function Cards() {
  return (
    <SkeletonGroup className="grid max-w-measure gap-4">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </SkeletonGroup>
  );
}
