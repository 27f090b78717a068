import type { MediaItem } from "@lane/contract/memories.ts";
import type { HomeOverview, MonthOverview } from "@lane/contract/overviews.ts";

import { coverOf, type Picture, pictureOf } from "./picture-of.ts";
import { wallRatio, wallSizes } from "./wall-shape.ts";

/** Pictures that are in sight when a year opens. */
export const firstOfYear = 3;
export const largePrintSizes = "(min-width: 48rem) 30rem, 92vw";
export const coverSizes = "(min-width: 64rem) 40rem, 100vw";

/** What home, a year or a memory is made from. */
export interface FirstAnswer extends Partial<Pick<HomeOverview, "print">> {
  readonly months?: readonly MonthOverview[];
  readonly memory?: { readonly media: readonly MediaItem[] };
}

interface SizedPicture {
  readonly picture: Picture;
  readonly sizes: string;
}

/** The pictures in sight when the page opens, by the answer that it opens with. */
export function firstPictures({ print, months = [], memory }: FirstAnswer): readonly SizedPicture[] {
  // The poster of a film is loaded by its player.
  const cover = memory && coverOf(memory.media);
  return [
    ...shown(print?.cover, () => largePrintSizes),
    ...months
      .slice(0, firstOfYear)
      .flatMap(({ lead }) => shown(lead?.cover, (picture) => wallSizes(wallRatio(picture)))),
    ...shown(cover?.type === "Image" ? cover : null, () => coverSizes),
  ];
}

function shown(item: MediaItem | null | undefined, sizesOf: (picture: Picture) => string): readonly SizedPicture[] {
  const picture = item ? pictureOf(item) : undefined;
  return picture ? [{ picture, sizes: sizesOf(picture) }] : [];
}
