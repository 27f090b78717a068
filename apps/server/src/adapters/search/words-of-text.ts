import { indexWords } from "@lane/domain/search-words.ts";

import { createAskedThread } from "#lib/asked-thread.ts";

import type { WordThread } from "./word-thread.ts";

/** Two hundred thousand letters of Chinese take more than half a second; so few take a few milliseconds. */
const mostAtOnce = 2000;

/** One for the whole process. */
const thread = createAskedThread<WordThread>(new URL("word-thread.ts", import.meta.url));

/** What a text is found by. The event loop does not wait for the words of a long one. */
export async function wordsOfText(text: string): Promise<readonly string[]> {
  if (text.length <= mostAtOnce) return indexWords(text);
  const words = await thread.ask("wordsOf", text);
  return words === "" ? [] : words.split(" ");
}
