import type { Memory } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudUpload } from "lucide-react";
import type { ComponentProps } from "react";

import { readErrorText } from "#api/errors.ts";
import { useSeen } from "#lib/use-seen.ts";
import { useIsWaiting, useWaiting } from "#offline/use-waiting.ts";
import { monthWithWaiting } from "#offline/waiting.ts";
import { Button } from "#ui/button.tsx";
import { SkeletonGroup } from "#ui/skeleton.tsx";

import { CardGrid, MemoryCardSkeleton } from "./card-grid.tsx";
import { EmptyMonth } from "./empty-month.tsx";
import { Failure } from "./failure.tsx";
import { MemoryCard } from "./memory-card.tsx";
import type { MonthViewProps } from "./month-view-props.ts";
import { type MonthOfMemories, useMonthMemories } from "./timeline.queries.ts";
import { useHeldFocus } from "./use-held-focus.ts";

// As tall as a mark that is already there: the card keeps its size when one is laid down.
const taggingStyle =
  "relative z-10 empty:hidden -mx-1 [&_button]:ps-1 [&_button]:pe-3 [&_fieldset>div]:gap-1 [&_legend]:sr-only";
const waiting = [1, 2, 3, 4] as const;

export function MemoryWall(props: MonthViewProps) {
  const { entry, month, isArchive } = props;
  const found = useMonthMemories({ yearId: entry._id, month, isArchived: isArchive });
  const memories = useWallMemories(found, { yearId: entry._id, month, isArchived: isArchive });
  const wall = useHeldFocus<HTMLDivElement>(String(memories?.length));
  return (
    <div ref={wall} tabIndex={-1} className="outline-none">
      <Found {...props} found={found} memories={memories} />
    </div>
  );
}

/** With what waits to be sent; where nothing could be read, that alone is shown. */
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
        <CardGrid>
          {memories.map((memory) => (
            <li key={memory._id}>
              <WallCard memory={memory} {...props} onLost={() => renewed(found)} />
            </li>
          ))}
        </CardGrid>
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
        title={t`These memories did not come`}
        text={readErrorText(found.error)}
        isBusy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return <WaitingWall />;
}

/** One question for all that are lost at once. What fetches the next ones meanwhile does not renew the others. */
async function renewed({ isFetchingNextPage, fetchNextPage, refetch }: FoundProps["found"]): Promise<void> {
  if (isFetchingNextPage) await fetchNextPage({ cancelRefetch: false });
  await refetch({ cancelRefetch: false });
}

interface WallCardProps extends MonthViewProps, Pick<ComponentProps<typeof MemoryCard>, "memory" | "onLost"> {}

function WallCard({ memory, links, isArchive, renderTagging, renderRestore, onLost }: WallCardProps) {
  const isWaiting = useIsWaiting(memory._id);
  return (
    <MemoryCard memory={memory} links={links} onLost={onLost} action={isArchive ? renderRestore(memory) : undefined}>
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

function WaitingWall() {
  return (
    <SkeletonGroup>
      <CardGrid>
        {waiting.map((one) => (
          <li key={one}>
            <MemoryCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}

interface MoreMemoriesProps {
  readonly isBusy: boolean;
  /** Something else is being fetched, which the next ones would break off. */
  readonly isHeld: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Comes by itself as one scrolls; the button is there for those who do not, and for a lost connection. */
function MoreMemories({ isBusy, isHeld, hasFailed, onMore }: MoreMemoriesProps) {
  const { t } = useLingui();
  const end = useSeen(!isHeld && !hasFailed, onMore);
  return (
    <div ref={end} className="mt-8 text-center">
      <div role="alert">
        {hasFailed ? (
          <p className="mb-3">
            <Trans>The next memories did not come.</Trans>
          </p>
        ) : null}
      </div>
      <Button variant="secondary" busy={isBusy} busyText={t`Loading...`} onClick={onMore}>
        {hasFailed ? t`Try Again` : t`Show more memories`}
      </Button>
    </div>
  );
}
