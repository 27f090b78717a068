import { indexWords } from "@lane/domain/search-words.ts";

import { answerAsThread } from "#lib/asked-thread.ts";

/** Runs as a thread: finds the words of long texts, away from those who answer people. */
const answers = {
  /** In one piece, with spaces between them: twenty thousand would take longer to receive. */
  wordsOf: (text: string): string => indexWords(text).join(" "),
};

export type WordThread = typeof answers;

answerAsThread(answers);
