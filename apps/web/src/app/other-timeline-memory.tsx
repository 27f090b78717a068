import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { paths } from "@lane/contract/page-paths.ts";
import { memoryName } from "@lane/domain/memory-name.ts";
import { mayOnTimeline } from "@lane/domain/roles.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { timelineQueryOf } from "#api/timeline-query-of.ts";
import { LazyMediaField } from "#features/media/lazy-media-field.tsx";
import { AddMemory } from "#features/memories/add-memory.tsx";
import { openYears, useMemory } from "#features/memories/memories.queries.ts";
import { MemoryLoading } from "#features/memories/memory-loading.tsx";
import type { AddedMemory } from "#features/memories/use-adding.ts";
import { confirmHeavy } from "#features/vault-memories/confirm-heavy.ts";
import { countSavedMemory } from "#offline/install-offer.ts";
import { isLocalId } from "#offline/outbox-entry.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

import { GuestMemory } from "./guest-memory.tsx";
import { HelpNote } from "./help-note.tsx";
import { monthSearch, toMonth } from "./month-search.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

const from = "/member/timeline/memory/add-memory";

/** The form of a memory for a timeline that the address names: a vault, or somebody's whom the member writes for. */
export function OtherTimelineMemory({ timelineId }: { readonly timelineId: string }) {
  const { data, error, isFetching, refetch } = useJoinedTimelines();
  const { telling, ...search } = useSearch({ from });
  const timeline = data?.timelines.find(({ id }) => id === timelineId);
  if (!data) return <MemoryLoading error={error} isBusy={isFetching} onRetry={() => void refetch()} gone={null} />;
  if (!timeline) return <NotThere />;
  if (timeline.kind === "personal") {
    return <Navigate to={paths.addMemory} search={{ ...search, timeline: undefined }} replace />;
  }
  if (timeline.kind === "guest") return <GuestMemory timelineId={timelineId} />;
  if (!mayOnTimeline(timeline.role, "add") || timeline.isReadOnly) return <ReadingOnly vault={timeline} />;
  return telling === undefined ? <NewMemory vault={timeline} /> : <NewTelling vault={timeline} tellingOf={telling} />;
}

interface VaultProps {
  readonly vault: JoinedTimeline;
}

function NewMemory({ vault }: VaultProps) {
  const navigate = useNavigate();

  function handleAdded({ memoryId, title, year, month }: AddedMemory) {
    countSavedMemory();
    void navigate({ ...toMonth({ year, month }), state: { added: { memoryId, title } } });
  }

  return <VaultMemoryForm vault={vault} onAdded={handleAdded} />;
}

/** The event is loaded first: its date and title are those of the new telling unless others are chosen. */
function NewTelling({ vault, tellingOf }: VaultProps & { readonly tellingOf: string }) {
  const navigate = useNavigate();
  const { data: told, error, isFetching, refetch } = useMemory(tellingOf);
  if (!told) {
    return (
      <MemoryLoading
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
        gone={<EventGone vault={vault} />}
      />
    );
  }

  /** A telling that waits to be sent is not among the others yet. */
  function showEvent(memoryId: string, title: string) {
    void navigate({ to: paths.viewMemory, params: { memoryId, memoryName: memoryName(title) } });
  }

  function handleAdded({ memoryId, title }: AddedMemory) {
    countSavedMemory();
    if (isLocalId(memoryId)) showEvent(tellingOf, told?.memoryTitle ?? title);
    else showEvent(memoryId, title);
  }

  return (
    <VaultMemoryForm
      vault={vault}
      told={told}
      onAdded={handleAdded}
      onDiscard={() => showEvent(tellingOf, told.memoryTitle)}
    />
  );
}

interface VaultMemoryFormProps extends VaultProps {
  readonly told?: ReturnType<typeof useMemory>["data"];
  readonly onAdded: (memory: AddedMemory) => void;
  readonly onDiscard?: () => void;
}

function VaultMemoryForm({ vault, told, onAdded, onDiscard }: VaultMemoryFormProps) {
  const { year, month, photos } = useSearch({ from });
  const navigate = useNavigate();
  const handleUnsaved = useLeaveGuard();
  const places = useQuery({ ...timelineQueryOf(vault.id), select: openYears });
  const { id: timelineId, name } = vault;
  const telling = told?._id;
  const goTo = (search: { readonly telling?: string | undefined }) =>
    void navigate({
      to: paths.addMemory,
      search: { ...monthSearch({ year, month }), ...search, timeline: timelineId },
    });
  return (
    <>
      <AddMemory
        key={`${timelineId}-${telling}-${year}-${month}-${photos}`}
        year={year ?? null}
        month={month ?? null}
        hasPhotosFirst={photos === true}
        target={{
          timelineId,
          places,
          told,
          note: <ForEveryone name={name} />,
          onTell: (tellingOf) => goTo({ telling: tellingOf }),
          mayBeHeavy: () => confirmHeavy(name),
        }}
        timelineLink={<VaultLink />}
        onAdded={onAdded}
        onDiscard={onDiscard ?? (() => void navigate(toMonth({ year, month })))}
        onUndoDiscard={() => goTo({ telling })}
        MediaField={LazyMediaField}
        onUnsaved={handleUnsaved}
      />
      <HelpNote />
    </>
  );
}

function ForEveryone({ name }: { readonly name: string }) {
  return (
    <p className="-mt-1 mb-4 text-ink-soft wrap-anywhere sm:-mt-3" dir="auto">
      <Trans>For everyone in {name}</Trans>
    </p>
  );
}

function VaultLink() {
  return (
    <Link to={paths.timeline} search={{}} className={buttonStyle()}>
      <Trans>Back to the timeline</Trans>
    </Link>
  );
}

function ReadingOnly({ vault: { name, isReadOnly } }: VaultProps) {
  const { t } = useLingui();
  return (
    <Explained title={t`You can read this timeline but not add to it`} actions={<VaultLink />}>
      {isReadOnly
        ? t`Nobody is paying for ${name} at the moment, so nothing new can be added. Everything in it stays.`
        : t`You can read everything in ${name}. If you'd like to write too, ask one of its owners.`}
    </Explained>
  );
}

function EventGone({ vault: { name } }: VaultProps) {
  const { t } = useLingui();
  return (
    <Explained title={t`This memory is no longer here`} actions={<VaultLink />}>
      {t`It may have been deleted, or taken out of ${name}.`}
    </Explained>
  );
}

function NotThere() {
  const { t } = useLingui();
  return (
    <Explained
      title={t`This timeline is no longer here`}
      actions={
        <Link to={paths.timeline} search={{ timeline: undefined }} className={buttonStyle()}>
          <Trans>My timeline</Trans>
        </Link>
      }
    >
      {t`It may have been deleted, or you may no longer be a member.`}
    </Explained>
  );
}

interface ExplainedProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: string;
}

function Explained({ title, actions, children }: ExplainedProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Add memory`} />
      <div className="rounded-card border border-rule bg-card shadow-soft">
        <EmptyState
          motif={<Rope lengthPx={320} knots={[0.2, 0.5, 0.8]} className="w-64" />}
          title={title}
          actions={actions}
        >
          <p>{children}</p>
        </EmptyState>
      </div>
    </>
  );
}
