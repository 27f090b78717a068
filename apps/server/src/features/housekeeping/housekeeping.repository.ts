import { sql } from "kysely";

import type { Db } from "#db/client.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

export function createHousekeepingRepository(db: Db) {
  return {
    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("idempotency_keys").where("expires_at", "<=", now).execute();
      await db.deleteFrom("rate_limits").where("empty_at", "<=", now).execute();
      await db.deleteFrom("pending_registrations").where("expires_at", "<=", now).execute();
      await db.deleteFrom("address_undos").where("expires_at", "<=", now).execute();
      await removeAgeRefusals(db, now);
      await db
        .deleteFrom("password_tries")
        .where("blocked_until", "<=", now - dayMs)
        .execute();
      // Kept for a day: how many were sent to an address is counted in them.
      await db
        .deleteFrom("one_time_codes")
        .where("created_at", "<=", now - dayMs)
        .execute();
      await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
      await removeUnsendable(db, now - dayMs);
      await endGraces(db, now);
    },

    async removeFinished(before: number): Promise<void> {
      await db.deleteFrom("jobs").where("finished_at", "<", before).execute();
      await db.deleteFrom("outbox").where("sent_at", "<", before).execute();
      await db.deleteFrom("sessions").where("ended_at", "<", before).execute();
      await db.deleteFrom("sessions").where("last_seen_at", "<=", before).execute();
    },
  };
}

/** Nobody gets anything for a token spent so long ago any more, whatever the clock says later. */
async function endGraces(db: Db, now: number): Promise<void> {
  await db
    .updateTable("refresh_tokens")
    .set({ successor_hash: null })
    .where("successor_hash", "is not", null)
    .where((token) => token.or([token("spent_at", "<", now - minuteMs), token("spent_at", ">", now + minuteMs)]))
    .execute();
}

/** Those whose day is over, and those written before the clock was set back. */
async function removeAgeRefusals(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("age_refusals")
    .where((refusal) => refusal.or([refusal("expires_at", "<=", now), refusal("expires_at", ">", now + dayMs)]))
    .execute();
}

/** Mails that were given up before this moment, or that no job knows of. */
async function removeUnsendable(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("sent_at", "is", null)
    .where("created_at", "<=", before)
    .where((mail) =>
      mail.not(
        mail.exists(
          mail
            .selectFrom("jobs")
            .select("jobs.id")
            .where(sql<boolean>`jobs.payload like '%' || outbox.id || '%'`)
            .where((job) => job.or([job("jobs.finished_at", "is", null), job("jobs.finished_at", ">", before)])),
        ),
      ),
    )
    .execute();
}

export type HousekeepingRepository = ReturnType<typeof createHousekeepingRepository>;
