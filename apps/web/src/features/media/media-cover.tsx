import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";

import { coverSizes } from "#lib/first-answer.ts";
import { type Picture, pictureOf } from "#lib/picture-of.ts";
import { wallRatio } from "#lib/wall-shape.ts";
import { WholePicture } from "#ui/whole-picture.tsx";

import { FilmPlayer } from "./media-player.tsx";
import { captionStyle, describedName, MediaPrint, type RenderTranscript } from "./media-print.tsx";
import { useKindName } from "./use-kind-name.ts";

/** On a phone from edge to edge under the top bar; beside the words a print. A film with its transcript may be long. */
const coverStyle =
  "-mx-5 -mt-5 sm:-mx-8 md:-mt-10 lg:top-6 lg:not-has-[video]:sticky lg:m-0 lg:self-start [&_figcaption]:px-5 sm:[&_figcaption]:px-8 lg:[&_figcaption]:px-0 print:mt-0 print:[&_figcaption]:px-0";
const columnStyle = "mb-5";
const paperStyle = "lg:rounded-[4px] lg:border lg:border-rule lg:bg-card lg:p-2.5 lg:shadow-soft";
const pictureStyle = "max-h-[70dvh] w-full lg:rounded-[2px]";

export interface MediaCoverProps {
  readonly item: MediaItem;
  readonly number: number;
  readonly count: number;
  readonly onOpen: () => void;
  readonly onLost: (address: string) => void;
  readonly renderTranscript?: RenderTranscript | undefined;
  /** In a column of several, above its words. */
  readonly isColumn?: boolean | undefined;
}

/** The picture or film that comes first on a memory's page. */
export function MediaCover(props: MediaCoverProps) {
  const picture = pictureOf(props.item);
  if (!picture) return null;
  const style = { aspectRatio: wallRatio(picture) };
  return (
    <div className={props.isColumn ? columnStyle : coverStyle}>
      {props.item.type === "Video" ? (
        <FilmCover {...props} style={style} />
      ) : (
        <PhotoCover {...props} picture={picture} style={style} />
      )}
    </div>
  );
}

interface FrameProps {
  readonly style: { readonly aspectRatio: number };
}

function PhotoCover({
  item,
  number,
  count,
  picture,
  style,
  onOpen,
  onLost,
}: MediaCoverProps & FrameProps & { readonly picture: Picture }) {
  const { t } = useLingui();
  const name = useKindName()(item.type, number);
  return (
    <MediaPrint
      name={name}
      alt={item.alt}
      caption={item.caption}
      onOpen={onOpen}
      index={number - 1}
      paperStyle={paperStyle}
      badge={
        count > 1 ? (
          <span className="pointer-events-none absolute end-4 bottom-4 rounded-pill bg-[#1b1815cc] px-3 py-0.5 text-sm font-semibold text-[#fffdf8] forced-colors:border print:hidden">
            {t`${number} of ${count}`}
          </span>
        ) : null
      }
    >
      <WholePicture
        picture={picture}
        alt=""
        isEager
        sizes={coverSizes}
        onLost={() => onLost(picture.src)}
        style={style}
        className={pictureStyle}
      />
    </MediaPrint>
  );
}

function FilmCover({ item, number, style, onLost, renderTranscript }: MediaCoverProps & FrameProps) {
  const name = useKindName()(item.type, number);
  return (
    <figure>
      <div className={paperStyle}>
        <FilmPlayer
          item={item}
          label={describedName(name, item.alt, item.caption)}
          onLost={onLost}
          style={style}
          className={pictureStyle}
        />
      </div>
      {item.caption === null ? null : (
        <figcaption className={captionStyle} dir="auto">
          {item.caption}
        </figcaption>
      )}
      <div className="px-5 sm:px-8 lg:px-0 print:px-0">{renderTranscript?.(item, name)}</div>
    </figure>
  );
}
