import { keyOf } from "../ask/answer-key.ts";
import { answerDatabase, createAnswerStore } from "../ask/answer-store.ts";
import { type KeptAnswer, type KeptPart, newAnswer } from "../ask/kept-answer.ts";

/** A sound of so many pieces. */
export function keptSound(id: string, pieces: number): KeptPart {
  return {
    id,
    kind: "sound",
    contentType: "audio/webm",
    pieces,
    isHere: true,
    durationMs: pieces * 5000,
    levels: [10, 60, 30],
  };
}

/** Puts an answer on this device, as an earlier visit left it. */
export async function keepAnswer(token: string, changes: Partial<KeptAnswer> = {}): Promise<KeptAnswer> {
  const answer = { ...newAnswer(token, keyOf(token, undefined), "Vera"), ...changes };
  const pieces = answer.parts.flatMap(({ id, pieces: count }) =>
    Array.from({ length: count }, (_, number) => ({ part: id, number, bytes: Uint8Array.of(number + 1).buffer })),
  );
  const store = createAnswerStore();
  await store.write(answer, pieces);
  if (changes.changedAt !== undefined) await backdate(answer, changes.changedAt);
  return answer;
}

async function backdate(answer: KeptAnswer, changedAt: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(answerDatabase);
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no database")));
  });
  await new Promise((resolve) => {
    const transaction = database.transaction("answers", "readwrite");
    transaction.objectStore("answers").put({ ...answer, changedAt });
    transaction.addEventListener("complete", resolve);
  });
  database.close();
}

export async function tokensHere(): Promise<string[]> {
  return (await createAnswerStore().all()).map(({ token }) => token);
}
