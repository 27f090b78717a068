import type { DraftMedia, DraftUpload } from "#offline/draft-text.ts";

import { groupByDay, type IsOpen, type PhotoGroup } from "./photo-days.ts";
import { blankWritten, type Written } from "./writing.ts";

interface DayMemory {
  readonly written: Written;
  readonly group: PhotoGroup;
}

/** One memory for each group. What was written before the photos were parted stays with the first. */
export function memoriesOfDays(written: Written, isOpen: IsOpen): readonly DayMemory[] {
  const { dayTitles = {}, media, uploads = [], ...words } = written;
  return groupByDay({ kept: media, uploads }, isOpen).map((group, index) => {
    const own = index === 0 ? words : blankWritten(words.year, words.month);
    const place = group.date ?? { year: words.year, month: words.month, day: words.day };
    const title = dayTitles[group.key] ?? "";
    return { group, written: { ...own, ...place, title, ...filesOf(group, media, uploads) } };
  });
}

function filesOf({ files }: PhotoGroup, media: readonly DraftMedia[], uploads: readonly DraftUpload[]) {
  return {
    media: media.filter(({ s3id }) => files.includes(s3id)),
    uploads: uploads.flatMap((upload) => {
      const position = files.indexOf(upload.id);
      return position < 0 ? [] : [{ ...upload, position }];
    }),
  };
}
