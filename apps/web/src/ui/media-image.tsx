import { type ImgHTMLAttributes, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { useFirstViewShown } from "#lib/first-view.ts";
import type { Picture } from "#lib/picture-of.ts";

interface MediaImageProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, "sizes" | "className" | "draggable"> {
  readonly picture: Picture;
  readonly alt: string;
  readonly isEager?: boolean;
  /** A CSS transform for panning and zooming. */
  readonly transform?: string | undefined;
  /** Called when the picture could not be loaded: its address has expired, or the connection is lost. */
  readonly onLost?: (() => void) | undefined;
}

/** Appears in the frame after it has come, and is reported to `first-view.ts` by browsers that know how. */
const first = { loading: "eager", fetchPriority: "high", decoding: "sync", elementtiming: "first view" } as const;
/** Must not hold up a frame. */
const later = { loading: "lazy", decoding: "async" } as const;

/**
 * A picture that reserves its space, shows a tiny preview while it loads, and replaces it without a layout shift. Those
 * in sight come first: only they are eager.
 */
export function MediaImage({
  picture,
  alt,
  sizes,
  className,
  draggable,
  isEager = false,
  transform,
  onLost,
}: MediaImageProps) {
  const { src, srcSet, width, height, placeholder } = picture;
  const [settledSrc, setSettledSrc] = useState<string>();
  const isWaiting = settledSrc !== src;
  const isWanted = useFirstViewShown() || isEager;

  function handleError() {
    setSettledSrc(src);
    onLost?.();
  }

  return (
    <img
      {...(isWanted ? { src, srcSet, sizes: srcSet === undefined ? undefined : sizes } : {})}
      width={width}
      height={height}
      alt={alt}
      draggable={draggable}
      {...(isEager ? first : later)}
      onLoad={() => setSettledSrc(src)}
      onError={handleError}
      className={classNames("bg-cover bg-center", isWaiting ? "bg-rule text-transparent" : "", className)}
      style={{ transform, backgroundImage: isWaiting && placeholder ? `url("${placeholder}")` : undefined }}
    />
  );
}
