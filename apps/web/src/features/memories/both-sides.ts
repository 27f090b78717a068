import type { Memory } from "@lane/contract/memories.ts";

import { mergedBesides } from "#offline/besides.ts";
import type { Besides } from "#offline/outbox-entry.ts";

import { besidesIn, type Written, writtenOf } from "./writing.ts";

/** My words, and whatever was changed elsewhere that I did not change myself. */
export function mineOnTop(mine: Written, theirs: Memory, from: Besides | undefined): Written {
  const { memoryType, ...besides } = mergedBesides(from, besidesIn(mine), besidesIn(writtenOf(theirs)));
  return { ...mine, ...besides, mark: memoryType };
}

/** Theirs, then mine, with nothing of either left out; a title that only they have becomes a line of the text. */
export function bothTexts(mine: Written, theirs: Memory, from: Besides | undefined): Written {
  const other = writtenOf(theirs);
  const otherTitle = other.title === mine.title ? [] : [[{ text: other.title, isBold: true }]];
  const merged = mineOnTop(mine, theirs, from);
  return { ...merged, text: [...otherTitle, ...other.text, ...mine.text] };
}
