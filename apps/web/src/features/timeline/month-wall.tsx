import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudUpload } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent } from "react";

import { readErrorText } from "#api/errors.ts";
import { firstOfMonth } from "#lib/first-answer.ts";
import { useSeen } from "#lib/use-seen.ts";
import { useIsWaiting, useWaiting } from "#offline/use-waiting.ts";
import { monthWithWaiting } from "#offline/waiting.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { PictureWall } from "#ui/picture-wall.tsx";
import { PrintWallSkeleton } from "#ui/print.tsx";

import { Failure } from "./failure.tsx";
import { MemoryCard } from "./memory-card.tsx";
import type { MonthViewProps } from "./timeline-props.ts";
import { type MonthOfMemories, useMonthMemories } from "./timeline.queries.ts";
import { useHeldFocus } from "./use-held-focus.ts";

// As tall as a chosen mark, so that the card keeps its size when one is chosen.
const taggingStyle =
  "relative z-10 empty:hidden -mx-1 [&_button]:ps-1 [&_button]:pe-3 [&_fieldset>div]:gap-1 [&_legend]:sr-only";

/** The memories of a month; loaded after the page, which usually opens elsewhere. */
export function MonthWall({ onThere, ...props }: MonthViewProps & { readonly onThere: () => void }) {
  const { entry, month, isArchive } = props;
  const found = useMonthMemories({ yearId: entry._id, month, isArchived: isArchive });
  const memories = useWallMemories(found, { yearId: entry._id, month, isArchived: isArchive });
  const isThere = memories !== undefined || found.error !== null;
  const handleThere = useEffectEvent(onThere);
  useEffect(() => {
    if (isThere) handleThere();
  }, [isThere]);
  const wall = useHeldFocus<HTMLDivElement>(
    `${memories?.length} ${memories?.filter(({ isFolded }) => isFolded).length}`,
  );
  return (
    <div ref={wall} tabIndex={-1} className="outline-none">
      <Found {...props} found={found} memories={memories} />
    </div>
  );
}

/** The memories of the month with queued ones; without an answer of the server, only the queued ones. */
function useWallMemories({ data, error }: ReturnType<typeof useMonthMemories>, where: MonthOfMemories) {
  const waiting = useWaiting();
  const read = data?.pages.flatMap((page) => page.memories);
  const shown = monthWithWaiting(read ?? [], waiting, where);
  return read || (error && shown.length > 0) ? shown : undefined;
}

interface FoundProps extends MonthViewProps {
  readonly found: ReturnType<typeof useMonthMemories>;
  readonly memories: readonly Memory[] | undefined;
}

function Found({ found, memories, ...props }: FoundProps) {
  const { t } = useLingui();
  if (memories?.length === 0) return <EmptyMonth {...props} />;
  if (memories) {
    return (
      <>
        <PictureWall>
          {memories.map((memory, index) => (
            <WallCard
              key={memory._id}
              memory={memory}
              isFirst={index < firstOfMonth}
              {...props}
              onLost={() => renewed(found)}
            />
          ))}
        </PictureWall>
        {found.hasNextPage ? (
          <MoreMemories
            isBusy={found.isFetchingNextPage}
            isHeld={found.isFetching}
            hasFailed={found.isFetchNextPageError}
            onMore={() => void found.fetchNextPage()}
          />
        ) : null}
      </>
    );
  }
  if (found.error) {
    return (
      <Failure
        title={t`We couldn't load these memories`}
        text={readErrorText(found.error)}
        isBusy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return <PrintWallSkeleton count={4} />;
}

/** One request for all expired addresses. A running request for the next page does not renew the pages before it. */
async function renewed({ isFetchingNextPage, fetchNextPage, refetch }: FoundProps["found"]): Promise<void> {
  if (isFetchingNextPage) await fetchNextPage({ cancelRefetch: false });
  await refetch({ cancelRefetch: false });
}

interface WallCardProps
  extends MonthViewProps, Pick<ComponentProps<typeof MemoryCard>, "memory" | "isFirst" | "onLost"> {}

function WallCard({ memory, isFirst, links, isArchive, renderTagging, renderRestore, vault, onLost }: WallCardProps) {
  const isWaiting = useIsWaiting(memory._id);
  if (vault && memory.isFolded) return vault.renderFolded(memory);
  return (
    <MemoryCard
      memory={memory}
      isFirst={isFirst}
      links={links}
      onLost={onLost}
      action={isArchive ? renderRestore(memory) : undefined}
      renderPeople={vault?.renderPeople}
    >
      {isWaiting ? <WaitingMark /> : null}
      {isArchive ? null : <div className={taggingStyle}>{renderTagging(memory)}</div>}
    </MemoryCard>
  );
}

function WaitingMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <CloudUpload aria-hidden="true" className="size-4" />
      <Trans>waiting to be sent</Trans>
    </span>
  );
}

interface MoreMemoriesProps {
  readonly isBusy: boolean;
  /** Another request is running, which loading the next page would cancel. */
  readonly isHeld: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Loads the next page on scrolling; the button is for keyboards and for a lost connection. */
function MoreMemories({ isBusy, isHeld, hasFailed, onMore }: MoreMemoriesProps) {
  const { t } = useLingui();
  const end = useSeen(!isHeld && !hasFailed, onMore);
  return (
    <div ref={end} className="mt-8 text-center">
      <div role="alert">
        {hasFailed ? (
          <p className="mb-3">
            <Trans>We couldn't load the next memories.</Trans>
          </p>
        ) : null}
      </div>
      <Button variant="secondary" busy={isBusy} busyText={t`Loading...`} onClick={onMore}>
        {hasFailed ? t`Try Again` : t`Show more memories`}
      </Button>
    </div>
  );
}

/** Invites to write a first memory; for an empty archive only says so. */
function EmptyMonth({ entry, month, isArchive, links, renderInvitation, vault }: MonthViewProps) {
  const { t } = useLingui();
  if (vault) return vault.renderEmptyMonth({ entry, month, isArchive, links });
  if (isArchive) {
    return (
      <EmptyState motif={<AtticBox isOpen={false} className="h-32" />} title={t`No archived memories here`}>
        <p>
          <Trans>When you archive a memory from this month, you'll find it here.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        motif={<AtticBox isOpen className="h-40" />}
        title={t`No memories found`}
        actions={
          entry.lock ? undefined : (
            <links.AddMemoryLink year={entry.year} month={month} className={buttonStyle("secondary")}>
              {t`Add Memory`}
            </links.AddMemoryLink>
          )
        }
      >
        {entry.lock ? null : (
          <p>
            <Trans>Add memories to your timeline to see them here.</Trans>
          </p>
        )}
      </EmptyState>
      {entry.lock ? null : renderInvitation(entry.year, month)}
    </>
  );
}
