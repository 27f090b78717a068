import type { KeptAnswer } from "./kept-answer.ts";

type PieceKey = readonly [token: string, part: string, number: number];

export interface NewPiece {
  readonly part: string;
  readonly number: number;
  readonly bytes: ArrayBuffer;
}

/** Not `lane-answers`: that is the app's, on the same origin, and is deleted when a member logs out. */
export const answerDatabase = "lane-ask-answers";

/** The answers on this device, with every piece of their sounds and photos. */
export interface AnswerStore {
  /** Whether everything would still be here after a reload. */
  isLasting(): boolean;
  read(token: string): Promise<KeptAnswer | undefined>;
  all(): Promise<readonly KeptAnswer[]>;
  /** Pieces and the answer that counts them are kept together or not at all. */
  write(answer: KeptAnswer, pieces?: readonly NewPiece[]): Promise<void>;
  piece(...key: PieceKey): Promise<ArrayBuffer | undefined>;
  removePart(answer: KeptAnswer, part: string): Promise<void>;
  remove(token: string): Promise<void>;
}

/** In IndexedDB; what that refuses (a full phone, a private window) is kept for as long as the page is open. */
export function createAnswerStore(): AnswerStore {
  const openAnswers = new Map<string, KeptAnswer>();
  const openPieces = new Map<string, ArrayBuffer>();
  const transact = createDatabase();

  return {
    isLasting: () => openAnswers.size === 0 && openPieces.size === 0,
    async read(token) {
      const open = openAnswers.get(token);
      return open || (await transact<KeptAnswer>("readonly", ({ answers }) => answers.get(token)).catch(nothing));
    },
    async all() {
      const kept = await transact<KeptAnswer[]>("readonly", ({ answers }) => answers.getAll()).catch(nothing);
      return kept || [];
    },
    async write(answer, pieces = []) {
      answer.changedAt = Date.now();
      try {
        await transact("readwrite", (stores) => {
          for (const { part, number, bytes } of pieces) stores.pieces.put(bytes, [answer.token, part, number]);
          return stores.answers.put(answer);
        });
        openAnswers.delete(answer.token);
      } catch {
        openAnswers.set(answer.token, answer);
        for (const { part, number, bytes } of pieces) openPieces.set(wordOf([answer.token, part, number]), bytes);
      }
    },
    async piece(...key) {
      const open = openPieces.get(wordOf(key));
      return open || (await transact<ArrayBuffer>("readonly", ({ pieces }) => pieces.get([...key])).catch(nothing));
    },
    async removePart(answer, part) {
      forget(openPieces, [answer.token, part]);
      await this.write(answer);
      await transact("readwrite", ({ pieces }) => pieces.delete(below([answer.token, part]))).catch(nothing);
    },
    async remove(token) {
      openAnswers.delete(token);
      forget(openPieces, [token]);
      await transact("readwrite", ({ answers, pieces }) => {
        pieces.delete(below([token]));
        return answers.delete(token);
      }).catch(nothing);
    },
  };
}

const nothing = (): undefined => undefined;
const wordOf = (key: readonly (string | number)[]): string => `${key.join(" ")} `;
/** Every key that begins so: IndexedDB sorts lists behind texts and numbers. */
const below = (start: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...start], [...start, []]);

function forget(pieces: Map<string, ArrayBuffer>, start: readonly string[]): void {
  for (const word of Array.from(pieces.keys())) if (word.startsWith(wordOf(start))) pieces.delete(word);
}

interface Stores {
  readonly answers: IDBObjectStore;
  readonly pieces: IDBObjectStore;
}

type Work<T> = (stores: Stores) => IDBRequest<T> | IDBRequest;

type Transact = <T>(mode: IDBTransactionMode, work: Work<T>) => Promise<T | undefined>;

/** An iPhone may end the connection while the page is out of sight: then it is opened once more. */
function createDatabase(): Transact {
  let opened: Promise<IDBDatabase> | undefined;

  async function transactOnce<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T | undefined> {
    opened = opened || openDatabase(() => (opened = undefined));
    const transaction = (await opened).transaction(["answers", "pieces"], mode);
    return new Promise((resolve, reject) => {
      const request = work({
        answers: transaction.objectStore("answers"),
        pieces: transaction.objectStore("pieces"),
      });
      transaction.addEventListener("complete", () => resolve(request.result));
      for (const end of ["error", "abort"])
        transaction.addEventListener(end, () => reject(transaction.error || new Error(end)));
    });
  }

  return (mode, work) =>
    transactOnce(mode, work).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "QuotaExceededError") throw error;
      opened = undefined;
      return transactOnce(mode, work);
    });
}

function openDatabase(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(answerDatabase, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("answers", { keyPath: "token" });
      request.result.createObjectStore("pieces");
    });
    request.addEventListener("success", () => {
      request.result.addEventListener("close", onLost);
      // Another page wants to change the database: it would wait for this one otherwise.
      request.result.addEventListener("versionchange", () => {
        onLost();
        request.result.close();
      });
      resolve(request.result);
    });
    request.addEventListener("error", () => reject(request.error || new Error("no database")));
  });
}
