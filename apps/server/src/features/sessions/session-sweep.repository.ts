import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { finishedLifeMs, sessionLifeMs } from "#lib/moments.ts";

const minuteMs = 60_000;

export function createSessionSweep(db: Db) {
  return {
    async clampTimestamps(now: number): Promise<void> {
      await clampTimestamps(db, "sessions", "expires_at", now + sessionLifeMs);
      await clampTimestamps(db, "sessions", "last_seen_at", now);
      await clampTimestamps(db, "sessions", "ended_at", now);
      await clampTimestamps(db, "refresh_tokens", "issued_at", now);
    },

    async removeExpired(now: number): Promise<void> {
      const before = now - finishedLifeMs;
      await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
      await db.deleteFrom("sessions").where("ended_at", "<", before).execute();
      await db.deleteFrom("sessions").where("last_seen_at", "<=", before).execute();
    },

    /** Ends the grace of tokens spent so long ago, so that a clock set back later cannot revive it. */
    async endGraces(now: number): Promise<void> {
      await db
        .updateTable("refresh_tokens")
        .set({ successor_hash: null })
        .where("successor_hash", "is not", null)
        .where((token) => token.or([token("spent_at", "<", now - minuteMs), token("spent_at", ">", now + minuteMs)]))
        .execute();
    },
  };
}
