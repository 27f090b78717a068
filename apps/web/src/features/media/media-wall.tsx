import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { AudioLines, Clapperboard, ImageOff } from "lucide-react";

import { pictureOf } from "#lib/picture-of.ts";
import { useFailureText } from "#lib/use-failure-text.ts";
import { isCut, wallRatio, wallSizes } from "#lib/wall-shape.ts";
import { PictureWall, PictureWallItem } from "#ui/picture-wall.tsx";
import { WholePicture } from "#ui/whole-picture.tsx";

import { FilmPlayer, SoundPlayer } from "./media-player.tsx";
import { captionStyle, describedName, MediaPrint, printFrame, type RenderTranscript } from "./media-print.tsx";
import { useKindName } from "./use-kind-name.ts";

/** A file with its number in the memory. */
export interface NumberedFile {
  readonly item: MediaItem;
  readonly number: number;
}

interface MediaWallProps {
  readonly files: readonly NumberedFile[];
  /** Its name for screen readers, on a page of several memories. */
  readonly label?: string | undefined;
  readonly onOpen: (file: NumberedFile) => void;
  readonly onLost: (address: string) => void;
  readonly renderTranscript?: RenderTranscript | undefined;
}

/** The files of a memory besides its cover: pictures in rows, then films and sounds that play where they are. */
export function MediaWall({ files, label, onOpen, onLost, renderTranscript }: MediaWallProps) {
  const { t } = useLingui();
  const players = files.filter(({ item }) => item.type !== "Image" && item.state !== "failed");
  const prints = files.filter((file) => !players.includes(file));
  if (files.length === 0) return null;
  return (
    <section aria-label={label ?? t`Photos, videos and recordings`} className="mt-10 grid gap-8">
      {prints.length === 0 ? null : (
        <PictureWall rows="small">
          {prints.map((file) => (
            <PrintTile key={file.item.s3id} {...file} onOpen={() => onOpen(file)} onLost={onLost} />
          ))}
        </PictureWall>
      )}
      {players.length === 0 ? null : (
        <ul className="grid max-w-[46rem] gap-8">
          {players.map((file) => (
            <PlayerTile key={file.item.s3id} {...file} onLost={onLost} renderTranscript={renderTranscript} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PrintTileProps extends NumberedFile {
  readonly onOpen: () => void;
  readonly onLost: (address: string) => void;
}

function PrintTile({ item, number, onOpen, onLost }: PrintTileProps) {
  const name = useKindName()(item.type, number);
  const failureText = useFailureText();
  const ratio = wallRatio(pictureOf(item));
  return (
    <PictureWallItem ratio={ratio} frame={printFrame}>
      <MediaPrint
        name={name}
        alt={item.alt}
        caption={item.caption}
        onOpen={onOpen}
        index={number - 1}
        note={
          item.state === "failed" ? (
            <p className="mt-2 text-sm font-semibold text-alarm">{failureText(item.failure)}</p>
          ) : null
        }
      >
        <Face item={item} ratio={ratio} onLost={onLost} />
      </MediaPrint>
    </PictureWallItem>
  );
}

function Face({ item, ratio, onLost }: Pick<PrintTileProps, "item" | "onLost"> & { readonly ratio: number }) {
  const picture = pictureOf(item);
  const style = { aspectRatio: ratio };
  if (picture) {
    return (
      <WholePicture
        picture={picture}
        alt=""
        sizes={wallSizes(ratio)}
        hasEdges={isCut(picture)}
        onLost={() => onLost(picture.src)}
        style={style}
        className="rounded-[2px]"
      />
    );
  }
  return (
    <span
      style={style}
      className="flex items-center justify-center rounded-[2px] bg-paper px-2 text-center text-sm text-ink-soft"
    >
      <Drawn item={item} />
    </span>
  );
}

const icons = { Image: ImageOff, Video: Clapperboard, Audio: AudioLines } as const;

function Drawn({ item: { type, state } }: { readonly item: MediaItem }) {
  if (state === "preparing") return <Trans>Getting it ready...</Trans>;
  const Icon = icons[type];
  return <Icon aria-hidden="true" className="size-10" strokeWidth={1.25} />;
}

function PlayerTile({
  item,
  number,
  onLost,
  renderTranscript,
}: NumberedFile & Pick<MediaWallProps, "onLost" | "renderTranscript">) {
  const name = useKindName()(item.type, number);
  const label = describedName(name, item.alt, item.caption);
  const Player = item.type === "Video" ? FilmInPlace : SoundPlayer;
  return (
    <li>
      <figure className="rounded-[4px] border border-rule bg-card p-2.5 shadow-soft">
        <Player item={item} label={label} onLost={onLost} />
        {item.caption === null ? null : (
          <figcaption className={captionStyle} dir="auto">
            {item.caption}
          </figcaption>
        )}
        {renderTranscript?.(item, name)}
      </figure>
    </li>
  );
}

function FilmInPlace({ item, ...player }: Parameters<typeof FilmPlayer>[0]) {
  const { width, height } = item;
  const ratio = wallRatio(width === null || height === null ? undefined : { width, height });
  return (
    <FilmPlayer item={item} {...player} style={{ aspectRatio: ratio }} className="max-h-[70dvh] w-full rounded-[2px]" />
  );
}
