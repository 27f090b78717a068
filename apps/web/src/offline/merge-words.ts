import type { Memory } from "@lane/contract/memories.ts";
import { parseRichText, writeRichText } from "@lane/domain/rich-text.ts";

import {
  clashingAttributes,
  differingAttributes,
  hasClashingFiles,
  isSameFiles,
  mergedAttributes,
  noAttributes,
} from "./memory-attributes.ts";
import { attributesOfMemory, type Ground, type MemoryWords } from "./outbox-entry.ts";

/** All attributes of a memory form, from the server's memory. */
export function wordsOfMemory(memory: Memory) {
  const { memoryTitle, memoryDescription } = memory;
  return { memoryTitle, memoryDescription, ...attributesOfMemory(memory) };
}

/**
 * Three-way merge: what `mine` did not change since `from` comes from `theirs`, the rest from `mine`. A title or text
 * whose base is unknown comes from `mine`.
 */
export function mergedWords<Own extends MemoryWords>(
  from: Ground | undefined,
  mine: Own,
  theirs: Ground & { readonly media: Own["media"] },
): Own {
  const { memoryTitle = mine.memoryTitle, memoryDescription = mine.memoryDescription } = theirs;
  const isOldText = textOf(from?.memoryDescription) === textOf(mine.memoryDescription);
  return {
    ...mergedAttributes(from, mine, theirs),
    memoryTitle: from?.memoryTitle === mine.memoryTitle ? memoryTitle : mine.memoryTitle,
    memoryDescription: isOldText ? memoryDescription : mine.memoryDescription,
  };
}

/** Both sides changed the same attribute to different values, so a merge would lose one of the two changes. */
export function isClash(ground: Ground | undefined, mine: MemoryWords, theirs: MemoryWords): boolean {
  const from: Ground = ground ?? noAttributes;
  return (
    isThreeWays(from.memoryTitle, mine.memoryTitle, theirs.memoryTitle) ||
    isThreeWays(textOf(from.memoryDescription), textOf(mine.memoryDescription), textOf(theirs.memoryDescription)) ||
    isThreeWays(from.day, mine.day, theirs.day) ||
    clashingAttributes(from, mine, theirs).length > 0 ||
    hasClashingFiles(from.media, mine.media, theirs.media)
  );
}

/** Compares title, text, mark, date, and all files with their captions. */
export function isSameContent(mine: MemoryWords, theirs: MemoryWords): boolean {
  return (
    mine.memoryTitle === theirs.memoryTitle &&
    textOf(mine.memoryDescription) === textOf(theirs.memoryDescription) &&
    mine.day === theirs.day &&
    differingAttributes(mine, theirs).length === 0 &&
    isSameFiles(mine.media, theirs.media)
  );
}

/** The server formats the same text as different HTML than the form does. */
function textOf<Html extends string | undefined>(html: Html): Html | string {
  return html === undefined ? html : writeRichText(parseRichText(html));
}

function isThreeWays<Value>(from: Value, mine: Value, theirs: Value): boolean {
  return mine !== theirs && mine !== from && theirs !== from;
}
