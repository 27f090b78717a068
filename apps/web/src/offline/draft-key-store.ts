import type { IDBPDatabase } from "idb";

const databaseName = "lane-draft-key";
const storeName = "key";
const slot = "current";

export interface StoredDraftKey {
  /** Id of the member the key belongs to. */
  readonly subject: string;
  /** Marks this member's drafts; meaningless without the key. */
  readonly tag: string;
  /** Decrypts the drafts; not extractable. */
  readonly key: CryptoKey;
}

/**
 * Deletes the draft key: no draft can be read here until its member logs in again. The key has a database of its own
 * and needs no library, so that every page can call this, also without a connection.
 */
export function forgetDraftKey(): void {
  indexedDB.deleteDatabase(databaseName);
}

export async function readDraftKey(): Promise<StoredDraftKey | undefined> {
  return withKeys((database) => database.get(storeName, slot));
}

/** `mayKeep` is called last, because the member may have logged out while the key was being fetched. */
export async function keepDraftKey(record: StoredDraftKey, mayKeep: () => boolean): Promise<void> {
  await withKeys(async (database) => {
    if (mayKeep()) await database.put(storeName, record, slot);
  });
}

async function withKeys<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const { withDatabase } = await import("./database.ts");
  return withDatabase(databaseName, (fresh) => void fresh.createObjectStore(storeName), work);
}
