import type { OfflineMedia } from "@lane/contract/offline-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { MediaPrint, printFrame } from "#features/media/media-print.tsx";
import { useKindName } from "#features/media/use-kind-name.ts";
import { durationText } from "#lib/size-text.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { MediaImage } from "#ui/media-image.tsx";
import { PictureWall, PictureWallItem } from "#ui/picture-wall.tsx";
import { WholePicture } from "#ui/whole-picture.tsx";

import { Lightbox, OriginalLink } from "./lightbox.tsx";
import { pictureOf, playableSrc } from "./pictures.ts";

type Spoken = NonNullable<OfflineMedia["transcript"]>;

/** The pictures of a memory in rows, with films and sounds below. */
export function MediaList({ media }: { readonly media: readonly OfflineMedia[] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number>();
  if (media.length === 0) return null;
  const prints = media.filter((one) => one.kind === "Image" && pictureOf(one));
  const others = media.filter((one) => !prints.includes(one));
  return (
    <section aria-label={t`Photos, videos and recordings`} className="mt-8 grid gap-8">
      <Prints prints={prints} onOpen={setOpened} />
      {others.map((one, index) => (
        <div key={one.id}>
          {one.kind === "Image" || one.path === null ? (
            <Unshowable media={one} />
          ) : (
            <Player media={one} number={index + 1} />
          )}
          {one.transcript ? <SpokenText transcript={one.transcript} /> : null}
        </div>
      ))}
      {opened === undefined ? null : (
        <Lightbox prints={prints} opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

interface PrintsProps {
  readonly prints: readonly OfflineMedia[];
  readonly onOpen: (index: number) => void;
}

/** One photo is as large as the page; several are in rows. */
function Prints({ prints, onOpen }: PrintsProps) {
  const [only] = prints;
  if (!only) return null;
  if (prints.length === 1) return <PhotoPrint media={only} number={1} isAlone onOpen={() => onOpen(0)} />;
  return (
    <PictureWall rows="small">
      {prints.map((print, index) => (
        <PictureWallItem key={print.id} ratio={wallRatio(pictureOf(print))} frame={printFrame}>
          <PhotoPrint media={print} number={index + 1} onOpen={() => onOpen(index)} />
        </PictureWallItem>
      ))}
    </PictureWall>
  );
}

interface PhotoPrintProps {
  readonly media: OfflineMedia;
  readonly number: number;
  readonly isAlone?: boolean;
  readonly onOpen: () => void;
}

function PhotoPrint({ media, number, isAlone = false, onOpen }: PhotoPrintProps) {
  const name = useKindName()(media.kind, number);
  const [isLost, setIsLost] = useState(false);
  const picture = pictureOf(media);
  if (!picture || isLost) return <Unshowable media={media} />;
  return (
    <MediaPrint name={name} alt={media.alt} caption={media.caption} onOpen={onOpen}>
      {isAlone ? (
        <MediaImage
          picture={picture}
          alt=""
          onLost={() => setIsLost(true)}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-[2px]"
        />
      ) : (
        <WholePicture
          picture={picture}
          alt=""
          onLost={() => setIsLost(true)}
          style={{ aspectRatio: wallRatio(picture) }}
          className="rounded-[2px]"
        />
      )}
    </MediaPrint>
  );
}

interface PlayerProps {
  readonly media: OfflineMedia;
  readonly number: number;
}

/** A film or a sound. */
function Player({ media, number }: PlayerProps) {
  const name = useKindName()(media.kind, number);
  const [isLost, setIsLost] = useState(false);
  const words = wordsOf(media);
  const common = {
    src: playableSrc(media) ?? undefined,
    "aria-label": words === "" ? name : `${name}: ${words}`,
    controls: true,
    preload: "metadata",
    onError: () => setIsLost(true),
  } as const;
  return (
    <figure className="rounded-[4px] border border-rule bg-card p-3 shadow-soft">
      {/* Films and sounds have no captions; their description is below. */}
      {media.kind === "Video" ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          {...common}
          poster={media.poster ?? undefined}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          playsInline
          className="mx-auto h-auto max-h-[70dvh] w-full rounded-[2px] bg-rule"
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio {...common} className="w-full" />
      )}
      <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft">
        <span dir="auto">{words === "" ? name : words}</span>
        {media.durationMs === null ? null : ` · ${durationText(media.durationMs)}`}
        {isLost ? (
          <span className="mt-1 block font-semibold text-alarm">
            <Trans>This browser can't play it, but another program may.</Trans>
          </span>
        ) : null}
        <span className="block">
          <OriginalLink media={media} />
        </span>
      </figcaption>
    </figure>
  );
}

/** What is said in a film or a sound. */
function SpokenText({ transcript: { text, isByMachine } }: { readonly transcript: Spoken }) {
  return (
    <section className="mt-4 max-w-measure">
      <h2 className="text-lg">
        <Trans>What is said</Trans>
      </h2>
      <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      {isByMachine ? (
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>Written down by a computer. It may have misheard some words.</Trans>
        </p>
      ) : null}
    </section>
  );
}

function wordsOf({ alt, caption, name }: OfflineMedia): string {
  return alt ?? caption ?? name;
}

/** A file that a browser cannot show, or that is missing in the archive. */
function Unshowable({ media }: { readonly media: OfflineMedia }) {
  return (
    <div className="rounded-card border border-dashed border-edge p-4 text-ink-soft">
      <p className="wrap-anywhere" dir="auto">
        {media.alt ?? media.caption ?? media.name}
      </p>
      <p className="mt-1 text-sm">
        {media.path === null ? (
          <Trans>This file couldn't be included in the export.</Trans>
        ) : (
          <Trans>A browser can't show this kind of file, but another program may.</Trans>
        )}
      </p>
      <OriginalLink media={media} />
    </div>
  );
}
