import type { MediaItem } from "@lane/contract/memories.ts";

export interface Picture {
  readonly src: string;
  readonly srcSet?: string;
  /** Upright pixels, so that its room is known before it is there. */
  readonly width?: number;
  readonly height?: number;
  /** A tiny one as a data URL, to be seen meanwhile. */
  readonly placeholder?: string;
}

/** What can be seen of a file: the picture, or the poster of a film. Nothing of a sound, or of what cannot be read. */
export function pictureOf(item: MediaItem): Picture | undefined {
  const { type, url, sources, posterUrl, width, height, placeholder } = item;
  const src = type === "Image" && isThere(item) ? url : posterUrl;
  if (src === null) return undefined;
  return {
    src,
    ...(sources.length === 0 ? {} : { srcSet: sources.map((one) => `${one.url} ${one.width}w`).join(", ") }),
    ...(width === null || height === null ? {} : { width, height }),
    ...(placeholder === null ? {} : { placeholder }),
  };
}

/** A picture in preparation has only its original, which not every browser can show and not every reader may load. */
function isThere({ state, url, originalUrl, sources }: MediaItem): boolean {
  return state === "ready" || (state === "preparing" && (sources.length > 0 || url === originalUrl));
}
