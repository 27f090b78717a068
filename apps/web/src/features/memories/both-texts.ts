import type { Memory } from "@lane/contract/memories.ts";

import { type Written, writtenOf } from "./writing.ts";

/** Theirs, then mine, with nothing of either left out; a title that only they have becomes a line of the text. */
export function bothTexts(mine: Written, theirs: Memory): Written {
  const other = writtenOf(theirs);
  const otherTitle = other.title === mine.title ? [] : [[{ text: other.title, isBold: true }]];
  const known = new Set(other.media.map(({ s3id }) => s3id));
  return {
    ...mine,
    text: [...otherTitle, ...other.text, ...mine.text],
    mark: mine.mark ?? other.mark,
    isCandle: mine.isCandle === true || other.isCandle,
    media: [...other.media, ...mine.media.filter(({ s3id }) => !known.has(s3id))],
  };
}
