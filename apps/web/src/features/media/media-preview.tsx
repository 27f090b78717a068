import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans } from "@lingui/react/macro";
import { type CSSProperties, type ReactNode, useRef } from "react";

import { coverOf } from "#lib/cover-of.ts";
import { pictureOf } from "#lib/picture-of.ts";
import { wallRatio } from "#lib/wall-shape.ts";

import { MediaCover } from "./media-cover.tsx";
import type { RenderTranscript } from "./media-print.tsx";
import { MediaWall } from "./media-wall.tsx";
import { useLostAddresses, useMediaItems } from "./media.queries.ts";
import { useShownFile, type ViewerEntry } from "./use-shown-file.ts";

interface MediaPreviewProps {
  readonly media: readonly MediaItem[];
  /** Author and date, shown under each file. */
  readonly byline: string;
  /** Called when an address has expired and newer ones are needed. */
  readonly onLost: () => void;
  /** Link to add files, for a memory that has none; undefined where nothing is said about it. */
  readonly addLink: ReactNode;
  readonly viewerEntry?: ViewerEntry;
  /** Names the files besides the cover, on a page of several memories. */
  readonly wallLabel?: string;
  readonly renderTranscript?: RenderTranscript | undefined;
  /** In a column of several, where there is no room for words beside a picture. */
  readonly isColumn?: boolean | undefined;
  /** The words of the memory: after its cover, or on a wide screen beside it. */
  readonly children?: ReactNode;
}

/** A memory's page from its files: the cover, the words, then all other files. */
export function MediaPreview(props: MediaPreviewProps) {
  const { media, byline, onLost, addLink, viewerEntry, wallLabel, renderTranscript, isColumn, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const files = useFinished(media);
  const handleLost = useLostAddresses(files, onLost);
  const { shown, Viewer, open, handleShow } = useShownFile(viewerEntry, root);
  const numbered = files.map((item, index) => ({ item, number: index + 1 }));
  const chosen = coverOf(files);
  const cover = numbered.find(({ item }) => item === chosen);
  return (
    <div ref={root} className={cover || isColumn ? undefined : "mx-auto max-w-[38rem]"}>
      <Beside picture={isColumn ? undefined : cover && pictureOf(cover.item)}>
        {cover ? (
          <MediaCover
            {...cover}
            count={files.length}
            isColumn={isColumn}
            onOpen={() => open(cover.number - 1)}
            onLost={handleLost}
            renderTranscript={renderTranscript}
          />
        ) : null}
        <div className="min-w-0">{children}</div>
      </Beside>
      {files.length === 0 && addLink !== undefined ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Trans>No media to preview.</Trans>
          {addLink}
        </p>
      ) : null}
      <MediaWall
        label={wallLabel}
        files={numbered.filter((file) => file !== cover)}
        onOpen={({ number }) => open(number - 1)}
        onLost={handleLost}
        renderTranscript={renderTranscript}
      />
      {Viewer ? (
        <Viewer
          media={files}
          shown={shown}
          onShow={handleShow}
          byline={byline}
          onLost={handleLost}
          onRetried={onLost}
          renderTranscript={renderTranscript}
        />
      ) : null}
    </div>
  );
}

interface BesideProps {
  readonly picture: Parameters<typeof wallRatio>[0];
  readonly children: ReactNode;
}

/** Cover and words: one after the other, and side by side where there is room. A tall print leaves the words more. */
function Beside({ picture, children }: BesideProps) {
  if (!picture) return children;
  const style: CSSProperties & Record<"--ratio", number> = { "--ratio": wallRatio(picture) };
  return (
    <div
      style={style}
      className="grid gap-y-5 lg:grid-cols-[min(56%,calc(70dvh*var(--ratio)+22px))_minmax(0,1fr)] lg:gap-x-12"
    >
      {children}
    </div>
  );
}

/**
 * Refetches files that are still being processed until they are ready. Captions come from the memory, and so does the
 * shape: a photo whose own shape becomes known while it is looked at would move the words.
 */
function useFinished(media: readonly MediaItem[]): readonly MediaItem[] {
  const { items } = useMediaItems(media.flatMap(({ s3id, state }) => (state === "preparing" ? s3id : [])));
  return media.map((item) => {
    const { caption, alt, isCover, width, height } = item;
    const newer = items.get(item.s3id);
    return newer && item.state === "preparing" ? { ...newer, caption, alt, isCover, width, height } : item;
  });
}
