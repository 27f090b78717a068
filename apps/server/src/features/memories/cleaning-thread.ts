import { answerAsThread } from "#lib/asked-thread.ts";

import { cleanText } from "./clean-text.ts";

/** Runs as a thread: cleans long texts, away from those who answer people. */
const answers = { clean: cleanText };

export type CleaningThread = typeof answers;

answerAsThread(answers);
