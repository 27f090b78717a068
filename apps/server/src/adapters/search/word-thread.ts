import { indexWords } from "@lane/domain/search-words.ts";

import { answerAsThread } from "#lib/asked-thread.ts";

/** Runs as a thread: splits long texts into words, apart from the thread that answers requests. */
const answers = {
  /** As one string: receiving twenty thousand strings would take longer. */
  wordsOf: (text: string): string => indexWords(text).join(" "),
};

export type WordThread = typeof answers;

answerAsThread(answers);
