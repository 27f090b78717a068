import { indexWords } from "@lane/domain/search-words.ts";

import { createAskedThread } from "#lib/asked-thread.ts";

import type { WordThread } from "./word-thread.ts";

/**
 * Splitting two hundred thousand Chinese characters takes more than half a second; this many take a few milliseconds.
 */
const mostAtOnce = 2000;

/** One thread for the whole process. */
const thread = createAskedThread<WordThread>(new URL("word-thread.ts", import.meta.url));

/** The search words of a text. A long text is split in a thread, so that the event loop is not blocked. */
export async function wordsOfText(text: string): Promise<readonly string[]> {
  if (text.length <= mostAtOnce) return indexWords(text);
  const words = await thread.ask("wordsOf", text);
  return words === "" ? [] : words.split(" ");
}
