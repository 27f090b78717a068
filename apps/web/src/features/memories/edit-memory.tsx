import type { Memory } from "@lane/contract/memories.ts";
import { isBlank, parseRichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState, type ComponentProps, lazy, Suspense } from "react";

import { ApiError } from "#api/errors.ts";
import type { Draft } from "#offline/draft-text.ts";
import { openDrafts } from "#offline/drafts.ts";
import { isLocalId, serverVersionOf } from "#offline/outbox-entry.ts";
import { useOutboxUiState, useWaiting } from "#offline/use-waiting.ts";
import { Skeleton } from "#ui/skeleton.tsx";

import { AskedQuestion } from "./asked-question.tsx";
import type { ConflictScreen } from "./conflict-screen.tsx";
import { LazyDraftOffer } from "./lazy-draft-offer.tsx";
import type { MediaSlot } from "./media-slot.ts";
import { memoryQuery } from "./memories.queries.ts";
import { MemoryComposer } from "./memory-composer.tsx";
import { MemoryGone } from "./memory-gone.tsx";
import { MemoryLoading } from "./memory-loading.tsx";
import type { Unsaved } from "./use-composing.ts";
import { useDraftOffers } from "./use-draft-offers.ts";
import { useRevising } from "./use-revising.ts";
import { WritingHeading } from "./writing-heading.tsx";

const Screen = lazy(async () => ({ default: (await import("./conflict-screen.tsx")).ConflictScreen }));

type Place = Pick<Memory, "year" | "month">;

interface EditMemoryProps {
  readonly memoryId: string;
  readonly backLink: ReactNode;
  readonly MediaField: MediaSlot;
  readonly onSaved: (memory: Place) => void;
  readonly onDiscard: (memory: Place) => void;
  readonly onUndoDiscard: () => void;
  /** Called when the other version was kept and there is nothing left to edit. */
  readonly onKeptOther: (memory: Memory) => void;
  readonly onMadeNew: (place: { readonly year: number | null; readonly month: number | null }) => void;
  readonly onUnsaved: (unsaved: Unsaved) => void;
  /** Asks before a memory is saved that is marked as heavy, and was not. */
  readonly mayBeHeavy?: (() => Promise<boolean>) | undefined;
}

export function EditMemory(props: EditMemoryProps) {
  const { memoryId, backLink, onMadeNew } = props;
  const [isGone, setIsGone] = useState(false);
  const { newest, error, isFetching, refetch } = useNewest(memoryId);
  const [first, setFirst] = useState<Memory>();
  if (newest && !first) setFirst(newest);
  const gone = <MemoryGone memoryId={memoryId} backLink={backLink} onMadeNew={onMadeNew} />;
  if (isGone) return gone;
  if (first) return <Revision {...props} memory={first} onGone={() => setIsGone(true)} />;
  return <MemoryLoading error={error} isBusy={isFetching} onRetry={() => void refetch()} gone={gone} />;
}

/**
 * An edit must start from the newest text: the queued one, else the server's, else, when the server does not answer,
 * the cached one.
 */
function useNewest(id: string) {
  const { state } = useOutboxUiState();
  const { memoryId } = serverVersionOf(state, { memoryId: id, version: 0 });
  const waiting = useWaiting().get(memoryId)?.after;
  const { data, error, failureReason, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...memoryQuery(memoryId),
    staleTime: 0,
    enabled: !isLocalId(memoryId),
  });
  const isSilent = failureReason instanceof ApiError && failureReason.status === undefined;
  const read = isFetchedAfterMount || isSilent ? data : undefined;
  return { newest: waiting ?? read, error, isFetching, refetch };
}

interface RevisionProps extends EditMemoryProps {
  readonly memory: Memory;
  readonly onGone: () => void;
}

function Revision(props: RevisionProps) {
  const { memory, MediaField, onSaved, onDiscard, onUndoDiscard, onKeptOther, onUnsaved, onGone } = props;
  const { t } = useLingui();
  const [drafts] = useState(openDrafts);
  const { offers, take, throwAway } = useDraftOffers(drafts, memory._id);
  const revising = useRevising({ memory, drafts, onSaved, onKeptOther, onGone });
  const { start, conflict } = revising;

  async function handleContinue(draft: Draft) {
    if (await take(draft)) revising.continueDraft(draft);
  }

  if (conflict) return <LazyConflictScreen {...conflict} />;
  return (
    <MemoryComposer
      key={start.draftId}
      start={start}
      drafts={drafts}
      MediaField={MediaField}
      mayBeWordless={isBlank(parseRichText(memory.memoryDescription))}
      mayBeHeavy={props.mayBeHeavy}
      submitText={() => t`Update memory`}
      busyText={t`Updating Memory...`}
      renderHeading={() => (
        <>
          <WritingHeading title={t`Edit ${memory.memoryTitle}`} year={memory.year} />
          <LazyDraftOffer
            offers={offers.filter(({ id }) => id !== start.draftId)}
            isOutdated={({ text }) => text.version !== memory.version}
            onContinue={(draft) => void handleContinue(draft)}
            onThrowAway={(draft) => void throwAway(draft)}
          />
          {memory.prompt ? (
            <div className="mb-4">
              <AskedQuestion text={memory.prompt.text} />
            </div>
          ) : null}
        </>
      )}
      onSend={revising.send}
      onDiscard={() => onDiscard(memory)}
      onUndoDiscard={onUndoDiscard}
      onUnsaved={onUnsaved}
    />
  );
}

/** Loaded lazily, because conflicts are rare. */
function LazyConflictScreen(props: ComponentProps<typeof ConflictScreen>) {
  return (
    <Suspense fallback={<Skeleton className="min-h-96" />}>
      <Screen {...props} />
    </Suspense>
  );
}
