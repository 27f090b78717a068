import type { MediaItem } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import { useState } from "react";

import { type Picture, pictureOf } from "#lib/picture-of.ts";

/** Photos and films of a memory that have something to show, the cover first. */
export function picturesOf(media: readonly MediaItem[]): readonly MediaItem[] {
  const shown = media.filter((item) => pictureOf(item) !== undefined);
  return [...shown.filter(({ isCover }) => isCover), ...shown.filter(({ isCover }) => !isCover)];
}

/** The colours of a picture behind it, so that nothing of it must be cut off to fill the screen. */
export function Backdrop({ item }: { readonly item: MediaItem }) {
  const { placeholder } = item;
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-rule">
      {placeholder === null ? null : (
        <div
          className="absolute -inset-16 bg-cover bg-center blur-2xl brightness-90"
          style={{ backgroundImage: `url("${placeholder}")` }}
        />
      )}
    </div>
  );
}

interface WalkPictureProps {
  readonly item: MediaItem;
  readonly label: string;
  readonly isShown: boolean;
  readonly isFirst: boolean;
  /** Called when an address has expired. */
  readonly onLost: () => void;
}

/** A photo or film in its own proportions, as large as its place allows. */
export function WalkPicture({ item, label, isShown, isFirst, onLost }: WalkPictureProps) {
  const picture = pictureOf(item);
  if (!picture) return null;
  if (item.type === "Video" && item.state !== "failed") {
    return <Film item={item} picture={picture} label={label} isShown={isShown} onLost={onLost} />;
  }
  return <Photo picture={picture} label={label} isFirst={isFirst} onLost={onLost} />;
}

const placeStyle = "absolute inset-0 size-full object-contain";

function Photo({
  picture,
  label,
  isFirst,
  onLost,
}: Pick<WalkPictureProps, "label" | "isFirst" | "onLost"> & { readonly picture: Picture }) {
  const { src, srcSet, width, height } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizesOf(width, height)}
      width={width}
      height={height}
      alt={label}
      draggable={false}
      decoding="async"
      fetchPriority={isFirst ? "high" : "auto"}
      onError={onLost}
      className={placeStyle}
    />
  );
}

/** As wide as the window, or as wide as the window's height allows. */
function sizesOf(width: number | undefined, height: number | undefined): string {
  if (width === undefined || height === undefined || height === 0) return "100vw";
  return `min(100vw, ${Math.round((100 * width) / height)}vh)`;
}

function Film({
  item,
  picture,
  label,
  isShown,
  onLost,
}: Pick<WalkPictureProps, "item" | "label" | "isShown" | "onLost"> & { readonly picture: Picture }) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);
  // The film ends with its page.
  if (isWanted && !isShown) setIsWanted(false);
  if (isWanted) {
    return (
      // Films have no captions; the words of the memory are beside it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={item.url}
        poster={item.posterUrl ?? undefined}
        aria-label={label}
        controls
        autoPlay
        playsInline
        onError={onLost}
        className={placeStyle}
      />
    );
  }
  return (
    <>
      <Photo picture={picture} label={label} isFirst={false} onLost={onLost} />
      <button
        type="button"
        onClick={() => setIsWanted(true)}
        className="absolute inset-0 m-auto flex h-fit min-h-14 w-fit items-center gap-2 rounded-pill border border-edge bg-card px-6 font-semibold text-ink shadow-soft"
      >
        <Play aria-hidden="true" className="size-[1.2em]" />
        {t`Play video`}
      </button>
    </>
  );
}

interface PictureRowProps {
  readonly pictures: readonly MediaItem[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** The pictures of one memory as a row of small ones. */
export function PictureRow({ pictures, shown, onShow }: PictureRowProps) {
  const { t } = useLingui();
  const count = pictures.length;
  if (count < 2) return null;
  return (
    // The space around it lets through to the picture below.
    <ul
      aria-label={t`Photos in this memory`}
      className="relative flex shrink-0 gap-2 overflow-x-auto overscroll-x-contain p-2 [scrollbar-width:none] [justify-content:safe_center]"
    >
      {pictures.map((item, index) => {
        const number = index + 1;
        const name = t`Photo ${number} of ${count}`;
        const text = item.alt ?? item.caption;
        return (
          <li key={item.s3id}>
            <button
              type="button"
              aria-label={text === null ? name : `${name}: ${text}`}
              aria-current={index === shown}
              onClick={() => onShow(index)}
              className="block size-12 overflow-hidden rounded-[8px] border-2 border-card bg-card opacity-85 aria-[current=true]:border-clay aria-[current=true]:opacity-100 min-[1600px]:size-20"
            >
              <SmallPicture item={item} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function SmallPicture({ item }: { readonly item: MediaItem }) {
  const picture = pictureOf(item);
  return (
    <img
      src={picture?.src}
      srcSet={picture?.srcSet}
      sizes="80px"
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className="size-full rounded-[5px] object-cover"
    />
  );
}
