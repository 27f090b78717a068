import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";
import { type ReactNode, useRef, useState } from "react";

import { usePageSwipe } from "#lib/use-page-swipe.ts";
import { useWaiting } from "#offline/use-waiting.ts";
import { wordButtonStyle } from "#ui/action-style.ts";

import { MemoryActions } from "./memory-actions.tsx";
import { MemoryHeading, useWhenText } from "./memory-heading.tsx";
import { Breadcrumb, type ViewLinks, useMemoryKeys, usePreloadNeighbours } from "./memory-nav.tsx";
import type { MemorySharing } from "./memory-sharing.ts";
import { MemorySheets, type Overlay } from "./memory-sheets.tsx";
import { MemoryText } from "./memory-text.tsx";
import { NeighbourCards } from "./neighbour-cards.tsx";
import { TagArea } from "./tag-area.tsx";

interface MemoryMedia {
  readonly memory: Memory;
  readonly media: Memory["media"];
  readonly when: string;
  /** Called when an address has expired and newer ones are needed. */
  readonly onLost: () => void;
  /** The words, which belong after the first picture. */
  readonly children: ReactNode;
  /** In a column of several, where there is no room for words beside a picture. */
  readonly isColumn?: boolean;
}

export interface OpenMemoryProps {
  readonly memory: MemoryDetails;
  readonly links: ViewLinks;
  /** Renders the files of a memory around its words; passed in because it belongs to another feature. */
  readonly renderMedia: (media: MemoryMedia) => ReactNode;
  /** Exports of a memory; passed in because they belong to another feature. */
  readonly renderKeepsakes?: ((memoryId: string) => ReactNode) | undefined;
  readonly sharing: MemorySharing;
  readonly onReload: () => void;
}

export function OpenMemory({ memory, links, renderMedia, onReload, ...more }: OpenMemoryProps) {
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
      <article>{renderMedia({ memory, media: memory.media, when, onLost: onReload, children: words })}</article>
      <NeighbourCards memory={memory} links={links} onLost={onReload} />
      <MemorySheets
        memory={memory}
        overlay={overlay}
        onClose={() => setOverlay(undefined)}
        onGone={handleGone}
        sharing={more.sharing}
      />
    </div>
  );
}

interface WordsProps extends Pick<OpenMemoryProps, "memory" | "links" | "renderKeepsakes" | "sharing"> {
  readonly onOpen: (overlay: Overlay) => void;
  readonly onGone: () => void;
}

function Words({ memory, links, renderKeepsakes, sharing, onOpen, onGone }: WordsProps) {
  const isWaiting = useWaiting().has(memory._id);
  return (
    <>
      <Breadcrumb memory={memory} links={links} />
      <MemoryHeading memory={memory} />
      <MemoryText memory={memory} />
      <TagArea memory={memory} />
      <MemoryActions
        memory={memory}
        editLink={links.editLink(memory, wordButtonStyle)}
        keepsakes={renderKeepsakes?.(memory._id)}
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
