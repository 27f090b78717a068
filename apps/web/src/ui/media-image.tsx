import { type ImgHTMLAttributes, useState } from "react";

import { classNames } from "#lib/class-names.ts";
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

/** A picture that reserves its space, shows a tiny preview while it loads, and replaces it without a layout shift. */
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

  function handleError() {
    setSettledSrc(src);
    onLost?.();
  }

  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      draggable={draggable}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding="async"
      onLoad={() => setSettledSrc(src)}
      onError={handleError}
      className={classNames("bg-cover bg-center", isWaiting ? "bg-rule text-transparent" : "", className)}
      style={{ transform, backgroundImage: isWaiting && placeholder ? `url("${placeholder}")` : undefined }}
    />
  );
}
