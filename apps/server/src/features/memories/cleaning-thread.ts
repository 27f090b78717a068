import { answerAsThread } from "#lib/asked-thread.ts";

import { cleanText } from "./clean-text.ts";

/** Runs as a thread: cleans long texts, apart from the thread that answers requests. */
const answers = { clean: cleanText };

export type CleaningThread = typeof answers;

answerAsThread(answers);
