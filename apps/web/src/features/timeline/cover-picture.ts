import type { MediaItem } from "@lane/contract/memories.ts";

interface CoverPicture {
  readonly src: string;
  readonly srcSet?: string;
}

/** The chosen picture, else the first image, else the first film's poster. */
export function coverPicture(media: readonly MediaItem[]): CoverPicture | undefined {
  const inOrder = [
    ...media.filter(({ isCover }) => isCover),
    ...media.filter(({ type }) => type === "Image"),
    ...media.filter(({ type }) => type === "Video"),
  ];
  return inOrder.map(pictureOf).find((picture) => picture !== undefined);
}

function pictureOf({ type, url, state, sources, posterUrl }: MediaItem): CoverPicture | undefined {
  const src = type === "Image" && state !== "failed" ? url : posterUrl;
  if (src === null) return undefined;
  return sources.length === 0 ? { src } : { src, srcSet: sources.map((one) => `${one.url} ${one.width}w`).join(", ") };
}
