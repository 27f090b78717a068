import type { MediaItem } from "@lane/contract/memories.ts";
import type { HomeOverview, MonthOverview } from "@lane/contract/overviews.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";

import { coverOf } from "./cover-of.ts";
import { type Picture, pictureOf } from "./picture-of.ts";
import { wallRatio, wallSizes } from "./wall-shape.ts";

/** Pictures that are in sight when a year opens. */
export const firstOfYear = 3;
/** The same of a month. */
export const firstOfMonth = 4;
/** Memories of a month that are asked for at once. */
export const monthPageSize = 24;
export const largePrintSizes = "(min-width: 48rem) 30rem, 92vw";
export const coverSizes = "(min-width: 64rem) 40rem, 100vw";

/** What home, a year, a month or a memory is made from. */
export interface FirstAnswer extends Partial<Pick<HomeOverview, "print">> {
  readonly months?: readonly MonthOverview[];
  readonly memories?: readonly WithMedia[];
  readonly memory?: WithMedia;
  /** Of the timeline, which has no pictures. */
  readonly years?: readonly Pick<YearEntry, "_id" | "year">[];
}

interface WithMedia {
  readonly media: readonly MediaItem[];
}

interface SizedPicture {
  readonly picture: Picture;
  readonly sizes: string;
}

/** The pictures in sight when the page opens, by the answer that it opens with. */
export function firstPictures({ print, months = [], memories = [], memory }: FirstAnswer): readonly SizedPicture[] {
  const onWall = [
    ...months.slice(0, firstOfYear).map(({ lead }) => lead?.cover),
    ...memories.slice(0, firstOfMonth).map(({ media }) => coverOf(media)),
  ];
  const cover = memory && coverOf(memory.media);
  return [
    ...shown(print?.cover, () => largePrintSizes),
    ...onWall.flatMap((item) => shown(item, (picture) => wallSizes(wallRatio(picture)))),
    // The poster of a film is loaded by its player.
    ...shown(cover?.type === "Image" ? cover : null, () => coverSizes),
  ];
}

function shown(item: MediaItem | null | undefined, sizesOf: (picture: Picture) => string): readonly SizedPicture[] {
  const picture = item ? pictureOf(item) : undefined;
  return picture ? [{ picture, sizes: sizesOf(picture) }] : [];
}
