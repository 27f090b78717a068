import { parentPort } from "node:worker_threads";

import { lowerThreadPriority } from "./lower-priority.ts";
import { answerOver, type ThreadCalls } from "./thread-calls.ts";

/** For the program of a thread that is asked by `createAskedThread`. Whoever answers people goes before it. */
export function answerAsThread<Q extends ThreadCalls<Q>>(answers: Q): void {
  lowerThreadPriority();
  if (parentPort) answerOver(parentPort, answers);
}
