import type { OfflineMedia } from "@lane/contract/offline-page.ts";

import type { Picture } from "#lib/picture-of.ts";

/** Types of pictures that every browser shows. */
const showable = /^image\/(?:jpeg|png|webp|gif|avif)$/;

/** The visible part of a file: the picture, or the poster of a film. */
export function pictureOf(media: OfflineMedia): Picture | undefined {
  const src = media.kind === "Image" ? pictureSrc(media) : media.poster;
  if (src === null) return undefined;
  const { width, height } = media;
  return { src, ...(width === null || height === null ? {} : { width, height }) };
}

/** The copy that every browser can play, else the original. */
export function playableSrc({ shown, path }: OfflineMedia): string | null {
  return shown?.path ?? path;
}

function pictureSrc({ shown, path, contentType }: OfflineMedia): string | null {
  if (shown && showable.test(shown.contentType)) return shown.path;
  return showable.test(contentType) ? path : null;
}
