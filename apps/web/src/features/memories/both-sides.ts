import type { Memory } from "@lane/contract/memories.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";

import { isClash, mergedWords, wordsOfMemory } from "#offline/merge-words.ts";
import type { Ground } from "#offline/outbox-entry.ts";

import { sentWordsOf, type Written, writtenOf } from "./writing.ts";

/** The merge that needs no decision; undefined where both sides changed the same attribute to different values. */
export function agreed(mine: Written, theirs: Memory, from: Ground | undefined): Written | undefined {
  return isClash(from, sentWordsOf(mine), wordsOfMemory(theirs)) ? undefined : mineOnTop(mine, theirs, from);
}

/**
 * Merges `mine` into `theirs`: changes made here, plus changes made elsewhere to attributes that were not changed here.
 */
export function mineOnTop(mine: Written, theirs: Memory, from: Ground | undefined): Written {
  const merged = mergedWords(from, sentWordsOf(mine), sentWordsOf(writtenOf(theirs)));
  const { memoryTitle: title, memoryDescription, memoryType: mark, ...attributes } = merged;
  return { ...mine, ...attributes, title, text: parseRichText(memoryDescription), mark };
}

/** The same for title and text only; all other attributes are as saved here. */
export function wordsOnTop(mine: Written, theirs: Memory, from: Ground | undefined): Written {
  const { title, text } = mineOnTop(mine, theirs, from);
  return { ...mine, title, text };
}

/** Both texts, `theirs` first; a differing title of `theirs` becomes a line of the text. */
export function bothTexts(mine: Written, theirs: Memory, from: Ground | undefined): Written {
  const other = writtenOf(theirs);
  const merged = mineOnTop(mine, theirs, from);
  const otherTitle = other.title === merged.title ? [] : [[{ text: other.title, isBold: true }]];
  const isSameText = sentWordsOf(other).memoryDescription === sentWordsOf(merged).memoryDescription;
  return { ...merged, text: [...otherTitle, ...other.text, ...(isSameText ? [] : merged.text)] };
}
