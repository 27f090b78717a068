import type { Memory } from "@lane/contract/memories.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";

import { isClash, mergedWords, wordsOfMemory } from "#offline/merge-words.ts";
import type { Ground } from "#offline/outbox-entry.ts";

import { sentWordsOf, type Written, writtenOf } from "./writing.ts";

/** What can be saved without asking: undefined where both sides changed the same, and not to the same. */
export function agreed(mine: Written, theirs: Memory, from: Ground | undefined): Written | undefined {
  return isClash(from, sentWordsOf(mine), wordsOfMemory(theirs)) ? undefined : mineOnTop(mine, theirs, from);
}

/** What I changed, and whatever was changed elsewhere that I did not change myself. */
export function mineOnTop(mine: Written, theirs: Memory, from: Ground | undefined): Written {
  const merged = mergedWords(from, sentWordsOf(mine), sentWordsOf(writtenOf(theirs)));
  const { memoryTitle: title, memoryDescription, memoryType: mark, ...attributes } = merged;
  return { ...mine, ...attributes, title, text: parseRichText(memoryDescription), mark };
}

/** The same for the words alone, as the two texts are shown; of all else, what was saved here. */
export function wordsOnTop(mine: Written, theirs: Memory, from: Ground | undefined): Written {
  const { title, text } = mineOnTop(mine, theirs, from);
  return { ...mine, title, text };
}

/** Theirs, then mine, with nothing of either left out; a title that only they have becomes a line of the text. */
export function bothTexts(mine: Written, theirs: Memory, from: Ground | undefined): Written {
  const other = writtenOf(theirs);
  const merged = mineOnTop(mine, theirs, from);
  const otherTitle = other.title === merged.title ? [] : [[{ text: other.title, isBold: true }]];
  const isSameText = sentWordsOf(other).memoryDescription === sentWordsOf(merged).memoryDescription;
  return { ...merged, text: [...otherTitle, ...other.text, ...(isSameText ? [] : merged.text)] };
}
