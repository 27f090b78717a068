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

/** Loaded lazily, because it reads drafts, which a page that only shows a memory does not need. */
const LazyMemoryGone = lazy(async () => ({ default: (await import("./memory-gone.tsx")).MemoryGone }));

/** Sheets are loaded after the memory: with them the page would be half as large again. */
const DeleteSheet = lazy(async () => ({ default: (await import("./delete-sheet.tsx")).DeleteSheet }));
const MoveSheet = lazy(async () => ({ default: (await import("./move-sheet.tsx")).MoveSheet }));
const RestoreSheet = lazy(async () => ({ default: (await import("./restore-sheet.tsx")).RestoreSheet }));
const VersionsSheet = lazy(async () => ({ default: (await import("./versions-sheet.tsx")).VersionsSheet }));

type Overlay = "delete" | "restore" | "versions" | "move";

interface MemoryMedia {
  readonly media: Memory["media"];
  readonly when: string;
  /** Called when an address has expired and newer ones are needed. */
  readonly onLost: () => void;
}

interface MemoryViewProps {
  readonly memoryId: string;
  readonly links: ViewLinks;
  /** Renders the files of a memory; passed in because it belongs to another feature. */
  readonly renderMedia: (media: MemoryMedia) => ReactNode;
  /** Exports of this memory; passed in because they belong to another feature. */
  readonly keepsakes?: ReactNode;
}

export function MemoryView({ memoryId, ...shown }: MemoryViewProps) {
  const { data, error, isFetching, refetch } = useMemory(memoryId);
  // A cached memory that has been deleted since must not be shown.
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
  // After archiving, the page returns to the month of the list where the memory was before.
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

/** The flower or stone of a memory, or the choice between them. */
function TagArea({ memory }: { readonly memory: Memory }) {
  const markName = useMarkName();
  const { memoryType, isCandle, _id } = memory;
  const mark = useRef<HTMLParagraphElement>(null);
  const [wasUnmarked] = useState(memoryType === null);
  const [wasDark] = useState(!isCandle);

  // The pressed button has been removed, so the new mark takes the focus.
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

/** The candle of a memory, or the button that lights one. */
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
