import type { MediaItem } from "@lane/contract/memories.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";

import { type Picture, pictureOf } from "./picture-of.ts";

/** The file that stands for a memory: the chosen cover, else the first photo, else the first film with a picture. */
export function coverOf(media: readonly MediaItem[]): MediaItem | undefined {
  const readable = media.filter(({ state }) => state !== "failed");
  return coverAmong(readable, ({ type }) => type, pictureOf);
}

/** The same among files that are not from the server. */
export function coverAmong<M extends { readonly isCover: boolean }>(
  media: readonly M[],
  kindOf: (item: M) => MediaKind,
  pictured: (item: M) => Picture | undefined,
): M | undefined {
  const seen = media.filter(pictured);
  return seen.find(({ isCover }) => isCover) ?? seen.find((item) => kindOf(item) === "Image") ?? seen[0];
}
