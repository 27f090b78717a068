import { parseRichText, plainText, writeRichText } from "@lane/domain/rich-text.ts";

import { createAskedThread } from "#lib/asked-thread.ts";

import { type CleanText, cleanText, strayTag } from "./clean-text.ts";
import type { CleaningThread } from "./cleaning-thread.ts";

/** Cleaning this many letters takes a millisecond or two. */
const mostAtOnce = 16_000;

/** One thread for the whole process. */
const thread = createAskedThread<CleaningThread>(new URL("cleaning-thread.ts", import.meta.url));

/** A text as it is stored; undefined when it has too many tags. A long text is cleaned in a thread. */
export async function cleanDescription(html: string): Promise<string | undefined> {
  const clean = html.length <= mostAtOnce ? cleanText(html) : await thread.ask("clean", html);
  if (clean) lastCleaned = clean;
  return clean?.description;
}

/**
 * Returns a stored description as it is if it was cleaned when it came; cleans a description that was written to the
 * database by another way.
 */
export function safeDescription(stored: string): string {
  return strayTag.test(stored) ? writeRichText(parseRichText(stored)) : stored;
}

export function hasWords(description: string): boolean {
  return wordsOf(description).trim() !== "";
}

export function wordsOf(description: string): string {
  return lastCleaned.description === description ? lastCleaned.words : plainText(parseRichText(description));
}

/** The words of a cleaned text are needed next, and a long text takes a while to parse. */
let lastCleaned: CleanText = { description: "", words: "" };
