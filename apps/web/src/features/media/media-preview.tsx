import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { AudioLines, Clapperboard, ImageOff, Play } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { durationText } from "#lib/size-text.ts";
import { useFailureText } from "#lib/use-failure-text.ts";
import { Waveform } from "#ui/waveform.tsx";

import { MediaPrint, PrintGrid, PrintImage } from "./media-print.tsx";
import { useLostAddresses, useMediaItems } from "./media.queries.ts";
import { useKindName } from "./use-kind-name.ts";

// Loaded lazily, because the page is usable before a file is enlarged.
const MediaViewer = lazy(async () => ({ default: (await import("./media-viewer.tsx")).MediaViewer }));

interface MediaPreviewProps {
  readonly media: readonly MediaItem[];
  /** Author and date, shown under each file. */
  readonly byline: string;
  /** Called when an address has expired and newer ones are needed. */
  readonly onLost: () => void;
  /** Link to add files, for a memory that has none. */
  readonly addLink: ReactNode;
}

/** The files of a memory as a grid of photos. */
export function MediaPreview({ media, byline, onLost, addLink }: MediaPreviewProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  const [wasShown, setWasShown] = useState(false);
  const files = useFinished(media);
  const handleLost = useLostAddresses(files, onLost);

  function handleShow(index: number | undefined) {
    setShown(index);
    if (index !== undefined) setWasShown(true);
  }

  if (files.length === 0) {
    return (
      <p className="mt-8 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Trans>No media to preview.</Trans>
        {addLink}
      </p>
    );
  }
  return (
    <section aria-label={t`Photos, films and sound`} className="mt-8">
      <PrintGrid count={files.length}>
        {files.map((item, index) => (
          <li key={item.s3id}>
            <MediaTile
              item={item}
              number={index + 1}
              isAlone={files.length === 1}
              onOpen={() => handleShow(index)}
              onLost={handleLost}
            />
          </li>
        ))}
      </PrintGrid>
      <Suspense>
        {wasShown ? (
          <MediaViewer
            media={files}
            shown={shown}
            onShow={handleShow}
            byline={byline}
            onLost={handleLost}
            onRetried={onLost}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** Refetches files that are still being processed until they are ready; captions come from the memory. */
function useFinished(media: readonly MediaItem[]): readonly MediaItem[] {
  const { items } = useMediaItems(media.flatMap(({ s3id, state }) => (state === "preparing" ? s3id : [])));
  return media.map((item) => {
    const { caption, alt, isCover } = item;
    const newer = items.get(item.s3id);
    return newer && item.state === "preparing" ? { ...newer, caption, alt, isCover } : item;
  });
}

interface MediaTileProps {
  readonly item: MediaItem;
  readonly number: number;
  readonly isAlone: boolean;
  readonly onOpen: () => void;
  readonly onLost: (address: string) => void;
}

function MediaTile({ item, number, isAlone, onOpen, onLost }: MediaTileProps) {
  const name = useKindName()(item.type, number);
  const failureText = useFailureText();
  const isFailed = item.state === "failed";
  return (
    <MediaPrint
      name={name}
      alt={item.alt}
      caption={item.caption}
      onOpen={onOpen}
      note={isFailed ? <p className="mt-2 text-sm font-semibold text-alarm">{failureText(item.failure)}</p> : null}
    >
      <Face item={item} isAlone={isAlone} onLost={onLost} />
      {item.type === "Image" || isFailed ? null : <PlayBadge durationMs={item.durationMs} />}
    </MediaPrint>
  );
}

function Face({ item, isAlone, onLost }: Pick<MediaTileProps, "item" | "isAlone" | "onLost">) {
  const picture = pictureOf(item);
  if (picture) {
    return (
      <PrintImage
        picture={picture}
        isAlone={isAlone}
        sizes={isAlone ? "(min-width: 50rem) 44rem, 90vw" : "(min-width: 50rem) 22rem, 90vw"}
        onLost={() => onLost(picture.src)}
      />
    );
  }
  return (
    <span className="flex aspect-4/3 max-h-72 w-full items-center justify-center rounded-[2px] bg-paper px-4 text-ink-soft">
      <Drawn item={item} />
    </span>
  );
}

const icons = { Image: ImageOff, Video: Clapperboard, Audio: AudioLines } as const;

function Drawn({ item: { type, state, waveform } }: { readonly item: MediaItem }) {
  if (type === "Image" && state === "preparing") return <Trans>Getting it ready...</Trans>;
  if (waveform) return <Waveform levels={waveform} className="h-1/2 w-full max-w-md" />;
  const Icon = icons[type];
  return <Icon aria-hidden="true" className="size-12" strokeWidth={1.25} />;
}

function PlayBadge({ durationMs }: { readonly durationMs: number | null }) {
  return (
    <span className="absolute start-4 bottom-4 inline-flex items-center gap-1.5 rounded-pill border border-edge bg-card px-3 py-1 text-sm font-semibold">
      <Play aria-hidden="true" className="size-4" />
      {durationMs === null ? null : durationText(durationMs)}
    </span>
  );
}
