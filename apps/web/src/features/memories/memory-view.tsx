import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState, lazy } from "react";

import { firstViewShown } from "#lib/first-view.ts";
import { usePageSwipe } from "#lib/use-page-swipe.ts";
import { useWaiting } from "#offline/use-waiting.ts";
import { wordButtonStyle } from "#ui/action-style.ts";

import { AskedQuestion } from "./asked-question.tsx";
import { useMemory } from "./memories.queries.ts";
import { MemoryActions } from "./memory-actions.tsx";
import { MemoryHeading, useWhenText } from "./memory-heading.tsx";
import { isMissing, MemoryLoading } from "./memory-loading.tsx";
import { Breadcrumb, type ViewLinks, useMemoryKeys, usePreloadNeighbours } from "./memory-nav.tsx";
import type { MemorySharing } from "./memory-sharing.ts";
import { NeighbourCards } from "./neighbour-cards.tsx";
import { RichTextView } from "./rich-text-view.tsx";
import { TagArea } from "./tag-area.tsx";

/** Loaded lazily, because it reads drafts, which a page that only shows a memory does not need. */
const LazyMemoryGone = lazy(async () => ({ default: (await import("./memory-gone.tsx")).MemoryGone }));

/** Sheets are loaded after the memory: with them the page would be half as large again. */
const loadSheets = {
  delete: () => import("./delete-sheet.tsx"),
  move: () => import("./move-sheet.tsx"),
  restore: () => import("./restore-sheet.tsx"),
  versions: () => import("./versions-sheet.tsx"),
};
const DeleteSheet = lazy(async () => ({ default: (await loadSheets.delete()).DeleteSheet }));
const MoveSheet = lazy(async () => ({ default: (await loadSheets.move()).MoveSheet }));
const RestoreSheet = lazy(async () => ({ default: (await loadSheets.restore()).RestoreSheet }));
const VersionsSheet = lazy(async () => ({ default: (await loadSheets.versions()).VersionsSheet }));

type Overlay = keyof typeof loadSheets;

interface MemoryMedia {
  readonly media: Memory["media"];
  readonly when: string;
  /** Called when an address has expired and newer ones are needed. */
  readonly onLost: () => void;
  /** The words, which belong after the first picture. */
  readonly children: ReactNode;
}

interface MemoryViewProps {
  readonly memoryId: string;
  readonly links: ViewLinks;
  /** Renders the files of a memory around its words; passed in because it belongs to another feature. */
  readonly renderMedia: (media: MemoryMedia) => ReactNode;
  /** Exports of this memory; passed in because they belong to another feature. */
  readonly keepsakes?: ReactNode;
  readonly sharing: MemorySharing;
}

export function MemoryView({ memoryId, ...shown }: MemoryViewProps) {
  const { data: newest, error, isFetching, refetch } = useMemory(memoryId);
  // A memory with many pictures is rendered in small steps, so that the page stays responsive.
  const data = useDeferredValue(newest);
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

function OpenMemory({ memory, links, renderMedia, onReload, ...more }: OpenMemoryProps) {
  const page = useRef<HTMLDivElement>(null);
  const when = useWhenText(memory);
  const [overlay, setOverlay] = useState<Overlay>();
  usePreloadNeighbours(memory);
  useMemoryKeys(memory, links);
  usePageSwipe(page, (by) => {
    const neighbour = by === 1 ? memory.next : memory.previous;
    if (neighbour) links.goToMemory(neighbour);
  });
  // After archiving, the page returns to the month of the list where the memory was before.
  const [wasArchived] = useState(memory.isArchived);
  const handleGone = () => links.goToMonth({ ...memory, isArchived: wasArchived });
  const words = <Words memory={memory} links={links} {...more} onOpen={setOverlay} onGone={handleGone} />;
  return (
    <div ref={page} className="touch-pan-y touch-pinch-zoom">
      <article>{renderMedia({ media: memory.media, when, onLost: onReload, children: words })}</article>
      <NeighbourCards memory={memory} links={links} onLost={onReload} />
      <Sheets
        memory={memory}
        overlay={overlay}
        onClose={() => setOverlay(undefined)}
        onGone={handleGone}
        sharing={more.sharing}
      />
    </div>
  );
}

interface WordsProps extends Pick<OpenMemoryProps, "memory" | "links" | "keepsakes" | "sharing"> {
  readonly onOpen: (overlay: Overlay) => void;
  readonly onGone: () => void;
}

function Words({ memory, links, keepsakes, sharing, onOpen, onGone }: WordsProps) {
  const isWaiting = useWaiting().has(memory._id);
  return (
    <>
      <Breadcrumb memory={memory} links={links} />
      <MemoryHeading memory={memory} />
      {memory.prompt ? (
        <div className="mt-5">
          <AskedQuestion text={memory.prompt.text} />
        </div>
      ) : null}
      <div className="mt-5 max-w-reading">
        <RichTextView html={memory.memoryDescription} />
      </div>
      <TagArea memory={memory} />
      <MemoryActions
        memory={memory}
        editLink={links.editLink(memory, wordButtonStyle)}
        keepsakes={keepsakes}
        onShare={() => sharing.open(memory)}
        onDelete={() => onOpen("delete")}
        onRestore={() => onOpen("restore")}
        onMove={isWaiting ? undefined : () => onOpen("move")}
        onVersions={() => onOpen("versions")}
        mayArchive={() => sharing.mayArchive(memory)}
        onArchived={onGone}
      />
    </>
  );
}

interface SheetsProps {
  readonly memory: Memory;
  readonly overlay: Overlay | undefined;
  readonly onClose: () => void;
  readonly onGone: () => void;
  readonly sharing: MemorySharing;
}

/** A sheet stays mounted once it was opened, so that it can slide away. */
function Sheets({ memory, overlay, onClose, onGone, sharing }: SheetsProps) {
  const [opened, setOpened] = useState<readonly Overlay[]>([]);
  useEffect(() => {
    // Where this fails, a sheet loads when it is opened.
    void firstViewShown().then(() => Promise.allSettled(Object.values(loadSheets).map((load) => load())));
  }, []);
  if (overlay !== undefined && !opened.includes(overlay)) setOpened([...opened, overlay]);
  const frame = { memory, onClose };
  return (
    <Suspense>
      {opened.includes("delete") ? (
        <DeleteSheet
          {...frame}
          isOpen={overlay === "delete"}
          onGone={onGone}
          lostAccess={sharing.renderLostAccess(memory)}
        />
      ) : null}
      {opened.includes("restore") ? <RestoreSheet {...frame} isOpen={overlay === "restore"} /> : null}
      {opened.includes("versions") ? <VersionsSheet {...frame} isOpen={overlay === "versions"} /> : null}
      {opened.includes("move") ? <MoveSheet {...frame} isOpen={overlay === "move"} /> : null}
    </Suspense>
  );
}
