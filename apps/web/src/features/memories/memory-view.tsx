import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Share2, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState, lazy } from "react";

import { dateText, monthName } from "#lib/date-parts.ts";
import { useWaiting } from "#offline/use-waiting.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { Candle } from "#ui/motifs/candle.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

import { AskedQuestion } from "./asked-question.tsx";
import { CandleButton } from "./candle-button.tsx";
import { MarkMotif, useMarkName } from "./mark-motif.tsx";
import { useMemory } from "./memories.queries.ts";
import { isMissing, MemoryLoading } from "./memory-loading.tsx";
import { Breadcrumb, NeighbourLinks, type ViewLinks, useMemoryKeys, usePreloadNeighbours } from "./memory-nav.tsx";
import { useLightCandle } from "./memory-writes.queries.ts";
import { RichTextView } from "./rich-text-view.tsx";
import { StoneNote } from "./stone-note.tsx";
import { TagControl } from "./tag-control.tsx";

/** It reads drafts, which a page that only shows a memory does without. */
const LazyMemoryGone = lazy(async () => ({ default: (await import("./memory-gone.tsx")).MemoryGone }));

/** Sheets arrive once the memory can be read: with them the page would weigh half as much again. */
const DeleteSheet = lazy(async () => ({ default: (await import("./delete-sheet.tsx")).DeleteSheet }));
const MoveSheet = lazy(async () => ({ default: (await import("./move-sheet.tsx")).MoveSheet }));
const RestoreSheet = lazy(async () => ({ default: (await import("./restore-sheet.tsx")).RestoreSheet }));
const VersionsSheet = lazy(async () => ({ default: (await import("./versions-sheet.tsx")).VersionsSheet }));

type Overlay = "delete" | "restore" | "versions" | "move";

interface MemoryMedia {
  readonly media: Memory["media"];
  readonly when: string;
  /** An address has run out; newer ones are needed. */
  readonly onLost: () => void;
}

interface MemoryViewProps {
  readonly memoryId: string;
  readonly links: ViewLinks;
  /** Shows the files of a memory; another feature knows how. */
  readonly renderMedia: (media: MemoryMedia) => ReactNode;
  /** Ways to take this memory along; another feature knows them. */
  readonly keepsakes?: ReactNode;
}

export function MemoryView({ memoryId, ...shown }: MemoryViewProps) {
  const { data, error, isFetching, refetch } = useMemory(memoryId);
  // Read before and deleted since: what was read must not stand here as if nothing had happened.
  if (data && !isMissing(error)) {
    return <OpenMemory memory={data} {...shown} onReload={() => void refetch()} />;
  }
  const retrying = { isBusy: isFetching, onRetry: () => void refetch() };
  return (
    <MemoryLoading
      error={error}
      {...retrying}
      gone={
        <Suspense fallback={<MemoryLoading error={null} {...retrying} gone={null} />}>
          <LazyMemoryGone memoryId={memoryId} backLink={shown.links.timelineLink} onMadeNew={shown.links.goToAdd} />
        </Suspense>
      }
    />
  );
}

interface OpenMemoryProps extends Omit<MemoryViewProps, "memoryId"> {
  readonly memory: MemoryDetails;
  readonly onReload: () => void;
}

function OpenMemory({ memory, links, renderMedia, keepsakes, onReload }: OpenMemoryProps) {
  const when = useWhenText(memory);
  const [overlay, setOverlay] = useState<Overlay>();
  // Whoever archives it goes on in the month where it stood.
  const [wasArchived] = useState(memory.isArchived);
  const isWaiting = useWaiting().has(memory._id);
  const frame = { memory, onClose: () => setOverlay(undefined) };
  usePreloadNeighbours(memory);
  useMemoryKeys(memory, links);
  return (
    <div className="mx-auto max-w-[46rem]">
      <Breadcrumb memory={memory} links={links} />
      <NeighbourLinks memory={memory} links={links} />
      <article className="mt-6">
        <MemoryTitle memory={memory} />
        <MemoryActions
          memory={memory}
          editLink={links.editLink(memory)}
          onDelete={() => setOverlay("delete")}
          onRestore={() => setOverlay("restore")}
        />
        {memory.prompt ? (
          <div className="mt-7 -mb-2">
            <AskedQuestion text={memory.prompt.text} />
          </div>
        ) : null}
        <div className="mt-7 max-w-measure text-lg leading-relaxed">
          <RichTextView html={memory.memoryDescription} />
        </div>
        {renderMedia({ media: memory.media, when, onLost: onReload })}
        <TagArea memory={memory} />
        <div className="mt-4 -ms-5 flex flex-wrap sm:-ms-6">
          <Button variant="quiet" onClick={() => setOverlay("versions")}>
            <Trans>Earlier versions</Trans>
          </Button>
          {isWaiting ? null : (
            <Button variant="quiet" onClick={() => setOverlay("move")}>
              <Trans>Move to another month</Trans>
            </Button>
          )}
        </div>
        {keepsakes}
      </article>
      <Suspense>
        <DeleteSheet
          {...frame}
          isOpen={overlay === "delete"}
          onGone={() => links.goToMonth({ ...memory, isArchived: wasArchived })}
        />
        <RestoreSheet {...frame} isOpen={overlay === "restore"} />
        <VersionsSheet {...frame} isOpen={overlay === "versions"} />
        <MoveSheet {...frame} isOpen={overlay === "move"} />
      </Suspense>
    </div>
  );
}

function MemoryTitle({ memory }: { readonly memory: Memory }) {
  const when = useWhenText(memory);
  return (
    <div className="-mb-6 wrap-anywhere" dir="auto">
      <PageHeading title={memory.memoryTitle}>
        <p>
          {when}
          {memory.place === "" ? null : (
            <>
              {" · "}
              <bdi>{memory.place}</bdi>
            </>
          )}
          {memory.isArchived ? (
            <span className="ms-3 inline-block rounded-pill border border-edge px-3 text-sm">
              <Trans>In the archive</Trans>
            </span>
          ) : null}
        </p>
      </PageHeading>
    </div>
  );
}

function useWhenText(memory: Memory): string {
  const { t } = useLingui();
  const { year, month, day, isCirca } = memory;
  const date = day === null ? `${monthName(month)} ${year}` : dateText({ year, month, day });
  return isCirca ? t`About then: ${date}` : date;
}

/** The flower or stone that lies here, or the choice between them. */
function TagArea({ memory }: { readonly memory: Memory }) {
  const markName = useMarkName();
  const { memoryType, isCandle, _id } = memory;
  const mark = useRef<HTMLParagraphElement>(null);
  const [wasUnmarked] = useState(memoryType === null);
  const [wasDark] = useState(!isCandle);

  // The button that was pressed is gone; the keyboard goes on from what it laid down.
  useEffect(() => {
    if (wasUnmarked && memoryType !== null) mark.current?.focus();
  }, [wasUnmarked, memoryType]);

  return (
    <div className="mt-8 border-t border-rule pt-6">
      {memoryType === null ? (
        <TagControl memory={memory} />
      ) : (
        <p ref={mark} tabIndex={-1} className="flex w-fit items-end gap-3 font-semibold outline-offset-4">
          <MarkMotif mark={memoryType} memoryId={_id} className={memoryType === "Flower" ? "h-14" : "h-9"} />
          {markName(memoryType)}
        </p>
      )}
      <CandleTag memory={memory} />
      <StoneNote isShown={(wasUnmarked && memoryType === "Stone") || (wasDark && isCandle)} />
    </div>
  );
}

interface MemoryActionsProps {
  readonly memory: Memory;
  readonly editLink: ReactNode;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
}

function MemoryActions({ memory, editLink, onDelete, onRestore }: MemoryActionsProps) {
  const { t } = useLingui();

  function handleShare() {
    openModal({
      type: "alert",
      title: t`Sharing is pending`,
      text: t`Sharing memories is still being built. Until it opens, this memory stays yours alone.`,
    });
  }

  return (
    <div className="mt-4 -ms-2.5 flex flex-wrap items-center gap-1">
      <IconButton label={t`Delete memory`} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
      {memory.isArchived ? (
        <Button variant="secondary" onClick={onRestore} className="mx-2">
          <Trans>Restore</Trans>
        </Button>
      ) : null}
      {editLink}
      <IconButton label={t`Share memory`} onClick={handleShare}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

/** The candle that burns for a memory, or the way to light one. */
function CandleTag({ memory }: { readonly memory: Memory }) {
  const light = useLightCandle(memory);
  if (memory.isCandle) {
    return (
      <p className="mt-3 flex w-fit items-end gap-3 font-semibold">
        <Candle className="h-12" />
        <Trans>A candle is lit</Trans>
      </p>
    );
  }
  return (
    <CandleButton
      isLit={false}
      isBusy={light.isPending}
      onLight={() => {
        if (!light.isPending) light.mutate();
      }}
    />
  );
}
