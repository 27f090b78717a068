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

/** All that a form says, as the server has it. */
export function wordsOfMemory(memory: Memory) {
  const { memoryTitle, memoryDescription } = memory;
  return { memoryTitle, memoryDescription, ...attributesOfMemory(memory) };
}

/**
 * Three ways: what I did not change since `from` is theirs, and what I changed is mine. A title or text that nobody
 * knows the beginning of is mine.
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

/** Both sides changed the same thing, and not to the same: merging would take something away from one of them. */
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

/** Every word, mark, date and file, and every word about a file. */
export function saysTheSame(mine: MemoryWords, theirs: MemoryWords): boolean {
  return (
    mine.memoryTitle === theirs.memoryTitle &&
    textOf(mine.memoryDescription) === textOf(theirs.memoryDescription) &&
    mine.day === theirs.day &&
    differingAttributes(mine, theirs).length === 0 &&
    isSameFiles(mine.media, theirs.media)
  );
}

/** The server writes the same text in other HTML than a form does. */
function textOf<Html extends string | undefined>(html: Html): Html | string {
  return html === undefined ? html : writeRichText(parseRichText(html));
}

function isThreeWays<Value>(from: Value, mine: Value, theirs: Value): boolean {
  return mine !== theirs && mine !== from && theirs !== from;
}
