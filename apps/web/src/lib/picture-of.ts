import type { MediaItem } from "@lane/contract/memories.ts";

export interface Picture {
  readonly src: string;
  readonly srcSet?: string;
  /** Pixels after rotation, so that the layout can reserve the space. */
  readonly width?: number;
  readonly height?: number;
  /** A tiny preview as a data URL, shown while the picture loads. */
  readonly placeholder?: string;
}

/** The visible part of a file: the picture, or the poster of a film. Undefined for a sound or an unreadable file. */
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
