import type { DBSchema, IDBPDatabase } from "idb";

import { withDatabase } from "./database.ts";
import type { Sealed } from "./draft-cipher.ts";
import { keptNames } from "./kept-names.ts";

export interface AnswerRecord extends Sealed {
  /** Hash of the query key. */
  readonly id: string;
  readonly tag: string;
  readonly savedAt: number;
  /** The timelines of which it tells; undefined where an older release has stored it. */
  readonly grants?: readonly string[];
  /** The paths of its pictures. */
  readonly pictures?: readonly string[];
}

interface AnswerSchema extends DBSchema {
  answers: { key: string; value: AnswerRecord; indexes: { savedAt: number } };
}

const mostAnswers = 500;
const lifeMs = 60 * 24 * 60 * 60 * 1000;

export function readAnswers(): Promise<AnswerRecord[]> {
  return withAnswers((database) => database.getAllFromIndex("answers", "savedAt"));
}

/** `mayKeep` is called last, because the member may have logged out while the answers were being encrypted. */
export function writeAnswers(records: readonly AnswerRecord[], mayKeep: () => boolean): Promise<void> {
  return withAnswers(async (database) => {
    if (!mayKeep()) return;
    const writing = database.transaction("answers", "readwrite");
    for (const record of records) void writing.store.put(record);
    await writing.done;
    await removeOld(database);
  });
}

export function removeAnswers(ids: readonly string[]): Promise<void> {
  return withAnswers(async (database) => {
    const writing = database.transaction("answers", "readwrite");
    for (const id of ids) void writing.store.delete(id);
    await writing.done;
  });
}

/** Removes the oldest answers: those above the limit, and those stored more than two months ago. */
async function removeOld(database: IDBPDatabase<AnswerSchema>): Promise<void> {
  const writing = database.transaction("answers", "readwrite");
  let tooMany = (await writing.store.count()) - mostAnswers;
  let cursor = await writing.store.index("savedAt").openCursor();
  while (cursor && (tooMany > 0 || cursor.value.savedAt < Date.now() - lifeMs)) {
    void cursor.delete();
    tooMany -= 1;
    cursor = await cursor.continue();
  }
  await writing.done;
}

function withAnswers<T>(work: (database: IDBPDatabase<AnswerSchema>) => Promise<T>): Promise<T> {
  return withDatabase(
    keptNames.answers,
    (fresh) => void fresh.createObjectStore("answers", { keyPath: "id" }).createIndex("savedAt", "savedAt"),
    work,
  );
}
