import type { IDBPDatabase } from "idb";

const databaseName = "lane-draft-key";
const storeName = "key";
const slot = "current";

export interface StoredDraftKey {
  /** Whose key it is. */
  readonly subject: string;
  /** Stands on this member's drafts; says nothing to anybody without the key. */
  readonly tag: string;
  /** Opens the drafts. The browser never gives its bytes away. */
  readonly key: CryptoKey;
}

/**
 * Forgets what opens the drafts: after this nothing of them can be read here until their member logs in again. Alone
 * in a database of its own and without a library, so that it can be called from every page, without a connection too.
 */
export function forgetDraftKey(): void {
  indexedDB.deleteDatabase(databaseName);
}

export async function readDraftKey(): Promise<StoredDraftKey | undefined> {
  return withKeys((database) => database.get(storeName, slot));
}

/** `mayKeep` is asked at the last moment: somebody may have logged out while the key was on its way. */
export async function keepDraftKey(record: StoredDraftKey, mayKeep: () => boolean): Promise<void> {
  await withKeys(async (database) => {
    if (mayKeep()) await database.put(storeName, record, slot);
  });
}

async function withKeys<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const { withDatabase } = await import("./database.ts");
  return withDatabase(databaseName, (fresh) => void fresh.createObjectStore(storeName), work);
}
