import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { prepareQuery } from "#db/prepared-query.ts";
import { furthest, leftOf } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

/** No limit has a window of more than a day. */
const longestLimitMs = 24 * 60 * 60 * 1000;

type Fingerprint = (purpose: string, text: string) => string;

interface RateLimiterDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Hashes the keys, so that addresses are not stored in the table. */
  readonly fingerprint: Fingerprint;
}

/** The name of a limit's row. */
export function limitKey(fingerprint: Fingerprint, what: string, who: string): string {
  return fingerprint(`limit:${what}`, who);
}

/**
 * The generic cell rate algorithm: a bucket that leaks evenly, kept as the one moment at which it is empty again.
 * One statement decides and counts, so two processes cannot both take the last place.
 */
export function createDatabaseRateLimiter({ db, clock, fingerprint }: RateLimiterDeps): RateLimiter {
  const takePlace = prepareTaking(db);

  return {
    async take(what, who, { count, perMs }) {
      const now = clock.now();
      const key = limitKey(fingerprint, what, who);
      const step = Math.ceil(perMs / count);
      const taken = await takePlace.all(key, now, step, now + step, now + perMs, furthest(perMs, now));
      if (taken.length > 0) return { isAllowed: true };

      const row = await db.selectFrom("rate_limits").select("empty_at").where("key", "=", key).executeTakeFirst();
      const leftMs = leftOf(row?.empty_at ?? now, perMs, now);
      // Otherwise a clock that was set back a little would make the wait longer than the limit says.
      if ((row?.empty_at ?? 0) > now + perMs) await shorten(db, key, now + perMs);
      return { isAllowed: false, retryAfterMs: Math.max(1, leftMs + step - perMs) };
    },
  };
}

function prepareTaking(db: Db) {
  return prepareQuery(
    db,
    (key: string, now: number, step: number, first: number, latest: number, furthestKept: number) => {
      const isWaitedFor = sql<boolean>`rate_limits.empty_at > ${now} and rate_limits.empty_at <= ${furthestKept}`;
      const start = sql<number>`case when ${isWaitedFor} then rate_limits.empty_at else ${now} end`;
      return db
        .insertInto("rate_limits")
        .values({ key, empty_at: first })
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet({ empty_at: sql<number>`${start} + ${step}` })
            .where(sql<boolean>`${start} + ${step} <= ${latest}`),
        )
        .returning("empty_at");
    },
  );
}

async function shorten(db: Db, key: string, latest: number): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ empty_at: latest })
    .where("key", "=", key)
    .where("empty_at", ">", latest)
    .execute();
}

/** The rows as they are now, by their names. */
export async function listLimits(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("rate_limits").select(["key", "empty_at as emptyAt"]).execute();
  return new Map(rows.map(({ key, emptyAt }) => [key, emptyAt]));
}

export function createRateLimitSweep(db: Db) {
  return {
    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("rate_limits")
        .where((limit) =>
          limit.or([limit("empty_at", "<=", now), limit("empty_at", ">", furthest(longestLimitMs, now))]),
        )
        .execute();
    },
  };
}
