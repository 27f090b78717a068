import { parseRichText, plainText, writeRichText } from "@lane/domain/rich-text.ts";

import { createAskedThread } from "#lib/asked-thread.ts";

import { type CleanText, cleanText, strayTag } from "./clean-text.ts";
import type { CleaningThread } from "./cleaning-thread.ts";

/** So few letters take a thousandth of a second or two. */
const mostAtOnce = 16_000;

/** One for the whole process. */
const thread = createAskedThread<CleaningThread>(new URL("cleaning-thread.ts", import.meta.url));

/** A text as it is kept; undefined when there is no end of markup in it. A long one is cleaned beside the event loop. */
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

/** It is asked for its words next, and a long text takes a while to read. */
let lastCleaned: CleanText = { description: "", words: "" };
