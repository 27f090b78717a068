import type { AnswerStore } from "./answer-store.ts";
import { call } from "./ask-calls.ts";
import { isOnlyHere, type KeptAnswer } from "./kept-answer.ts";

/** How long something that was never sent stays here after its link has ended. */
const unsentMs = 30 * 24 * 3600 * 1000;

/** Removes answers to other links that are of no use on this device any more. */
export async function removeOldAnswers(store: AnswerStore, current: string): Promise<void> {
  for (const answer of await store.all()) {
    if (answer.token === current || !(await isOver(answer, store))) continue;
    await store.remove(answer.token);
  }
}

/** A declined answer is nowhere else: only its author removes it. */
async function isOver(answer: KeptAnswer, store: AnswerStore): Promise<boolean> {
  const { token, key } = answer;
  const reply = await call("look", { token, key });
  if (reply.kind === "gone") return !answer.isDeclined && (!isOnlyHere(answer) || isForgotten(answer));
  if (reply.kind !== "ok") return false;
  const { answer: known } = reply.data;
  if (known?.state === "declined") await store.write({ ...answer, isDeclined: true });
  // One that was sent and is unknown now was withdrawn.
  return known ? known.state === "accepted" : answer.sentParts !== null;
}

function isForgotten({ changedAt }: KeptAnswer): boolean {
  return Date.now() - changedAt > unsentMs;
}
