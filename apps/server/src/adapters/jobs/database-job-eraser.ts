import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { finishedLifeMs } from "#lib/moments.ts";

/** Deletes the jobs whose subject or owner is one of these names, whether they wait, have failed or are being worked on. */
export function createDatabaseJobEraser(db: Db) {
  return {
    async forget(names: readonly string[]): Promise<void> {
      await db.deleteFrom("jobs").where("subject", "in", names).execute();
      await db.deleteFrom("jobs").where("owner", "in", names).execute();
    },
  };
}

export function createDatabaseJobSweep(db: Db) {
  return {
    clampTimestamps: (now: number): Promise<void> => clampTimestamps(db, "jobs", "finished_at", now),

    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("jobs")
        .where("finished_at", "<", now - finishedLifeMs)
        .execute();
    },
  };
}
