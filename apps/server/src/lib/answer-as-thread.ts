import { parentPort } from "node:worker_threads";

import { answerOver, type Questions } from "./questions.ts";
import { stepBackAsThread } from "./step-back.ts";

/** For the program of a thread that is asked by `createAskedThread`. Whoever answers people goes before it. */
export function answerAsThread<Q extends Questions<Q>>(answers: Q): void {
  stepBackAsThread();
  if (parentPort) answerOver(parentPort, answers);
}
