import type { Db } from "#db/client.ts";

/** Takes out of the queue what names somebody, whether it waits, has failed or is being worked on. */
export function createDatabaseJobEraser(db: Db) {
  return {
    async forget(names: readonly string[]): Promise<void> {
      for (const name of names) await db.deleteFrom("jobs").where("payload", "like", `%"${name}"%`).execute();
    },
  };
}
