import { sql } from "kysely";

import { bringBack } from "#db/bring-back.ts";
import type { Db } from "#db/client.ts";
import {
  addressUndoLifeMs,
  ageRefusalLifeMs,
  answerLifeMs,
  furthest,
  registrationLifeMs,
  sessionLifeMs,
} from "#lib/moments.ts";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

export function createHousekeepingRepository(db: Db) {
  return {
    /** After the clock was set back, nothing may last for as much longer. */
    async bringBackMoments(now: number): Promise<void> {
      await bringBack(db, "sessions", "expires_at", now + sessionLifeMs);
      await bringBack(db, "sessions", "last_seen_at", now);
      await bringBack(db, "sessions", "ended_at", now);
      await bringBack(db, "refresh_tokens", "issued_at", now);
      await bringBack(db, "pending_registrations", "expires_at", now + registrationLifeMs);
      await bringBack(db, "address_undos", "expires_at", now + addressUndoLifeMs);
      await bringBack(db, "age_refusals", "expires_at", now + ageRefusalLifeMs);
      await bringBack(db, "idempotency_keys", "expires_at", now + answerLifeMs);
      await bringBack(db, "jobs", "finished_at", now);
      await bringBack(db, "outbox", "created_at", now);
      await bringBack(db, "outbox", "sent_at", now);
    },

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("idempotency_keys").where("expires_at", "<=", now).execute();
      await db
        .deleteFrom("rate_limits")
        .where((limit) => limit.or([limit("empty_at", "<=", now), limit("empty_at", ">", furthest(dayMs, now))]))
        .execute();
      await db.deleteFrom("pending_registrations").where("expires_at", "<=", now).execute();
      await db.deleteFrom("address_undos").where("expires_at", "<=", now).execute();
      await db.deleteFrom("age_refusals").where("expires_at", "<=", now).execute();
      await db
        .deleteFrom("password_tries")
        .where("blocked_until", "<=", now - dayMs)
        .execute();
      // Kept for a day: how many were sent to an address is counted in them.
      await db
        .deleteFrom("one_time_codes")
        .where((code) => code.or([code("created_at", "<=", now - dayMs), code("created_at", ">", furthest(0, now))]))
        .execute();
      await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
      await removeUnsendable(db, now - dayMs);
    },

    /** Nobody gets anything for a token spent so long ago any more, whatever the clock says later. */
    async endGraces(now: number): Promise<void> {
      await db
        .updateTable("refresh_tokens")
        .set({ successor_hash: null })
        .where("successor_hash", "is not", null)
        .where((token) => token.or([token("spent_at", "<", now - minuteMs), token("spent_at", ">", now + minuteMs)]))
        .execute();
    },

    async removeFinished(before: number): Promise<void> {
      await db.deleteFrom("jobs").where("finished_at", "<", before).execute();
      await db.deleteFrom("outbox").where("sent_at", "<", before).execute();
      await db.deleteFrom("sessions").where("ended_at", "<", before).execute();
      await db.deleteFrom("sessions").where("last_seen_at", "<=", before).execute();
    },
  };
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
