import type { MediaItem } from "@lane/contract/memories.ts";

import { type Picture, pictureOf } from "#lib/picture-of.ts";

/** The chosen picture, else the first image, else the first film's poster. */
export function coverPicture(media: readonly MediaItem[]): Picture | undefined {
  const inOrder = [
    ...media.filter(({ isCover }) => isCover),
    ...media.filter(({ type }) => type === "Image"),
    ...media.filter(({ type }) => type === "Video"),
  ];
  return inOrder.map(pictureOf).find((picture) => picture !== undefined);
}
