import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { AudioLines, Clapperboard, ImageOff, Play } from "lucide-react";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";

import { pictureOf } from "#lib/picture-of.ts";
import { durationText } from "#lib/size-text.ts";
import { useFailureText } from "#lib/use-failure-text.ts";
import { MediaImage } from "#ui/media-image.tsx";
import { Waveform } from "#ui/waveform.tsx";

import { useKindName } from "./media-print.tsx";
import { useLostAddresses, useMediaItems } from "./media.queries.ts";

// The page is read before anything on it is enlarged.
const MediaViewer = lazy(async () => ({ default: (await import("./media-viewer.tsx")).MediaViewer }));

interface MediaPreviewProps {
  readonly media: readonly MediaItem[];
  /** Who and when, to stand under each. */
  readonly byline: string;
  /** An address has run out; newer ones are needed. */
  readonly onLost: () => void;
  /** Where files can be added, for a memory that has none. */
  readonly addLink: ReactNode;
}

/** The files of a memory like prints laid side by side. */
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
  const columns = files.length === 1 ? "" : "grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))]";
  return (
    <section aria-label={t`Photos, films and sound`} className="mt-8">
      <ul className={`grid items-start gap-5 ${columns}`}>
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
      </ul>
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

/** What is still being made of a file is asked for until it is there; what the memory says about it stays. */
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

/** One print; pressed, it is seen or heard in full. */
function MediaTile({ item, number, isAlone, onOpen, onLost }: MediaTileProps) {
  const name = useKindName()(item.type, number);
  const failureText = useFailureText();
  const label = item.alt ?? item.caption ?? "";
  // Some browsers do not focus what is pressed, and then the focus could not come back here.
  function handleOpen({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.focus();
    onOpen();
  }

  return (
    <figure>
      <button
        type="button"
        onClick={handleOpen}
        aria-label={label === "" ? name : `${name}: ${label}`}
        className="relative block w-full rounded-[4px] border border-rule bg-card p-2 shadow-soft transition-[translate] duration-200 hover:-translate-y-0.5 sm:p-2.5"
      >
        <Face item={item} isAlone={isAlone} onLost={onLost} />
        {item.type === "Image" || item.state === "failed" ? null : <PlayBadge durationMs={item.durationMs} />}
      </button>
      {item.state === "failed" ? (
        <p className="mt-2 text-sm font-semibold text-alarm">{failureText(item.failure)}</p>
      ) : null}
      {item.caption === null ? null : (
        <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
          {item.caption}
        </figcaption>
      )}
    </figure>
  );
}

function Face({ item, isAlone, onLost }: Pick<MediaTileProps, "item" | "isAlone" | "onLost">) {
  const picture = pictureOf(item);
  if (picture) {
    return (
      <MediaImage
        picture={picture}
        alt=""
        sizes={isAlone ? "(min-width: 50rem) 44rem, 90vw" : "(min-width: 50rem) 22rem, 90vw"}
        onLost={() => onLost(picture.src)}
        className={
          isAlone
            ? "mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-[2px]"
            : "aspect-4/3 h-auto w-full rounded-[2px] object-cover"
        }
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
