import { type IDBPDatabase, openDB } from "idb";

/**
 * Opens a database for one operation and creates its stores if it is new. The database is closed afterwards: an open
 * database cannot be deleted, and a logout must be able to delete it at any moment.
 */
export async function withDatabase<Schema, Result>(
  name: string,
  makeStores: (fresh: IDBPDatabase<Schema>) => void,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(name, 1, { upgrade: makeStores });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
