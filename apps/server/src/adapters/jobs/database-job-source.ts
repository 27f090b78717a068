import type { SelectQueryBuilder } from "kysely";

import type { Database, Db } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { furthest, isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import { type ClaimedJob, type JobSource, longestDelayMs } from "#ports/job-queue.ts";

interface JobSourceDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Name of this worker among all processes. */
  readonly workerId: string;
}

/** Columns that are not read again once a job is done. */
const emptied = { payload: "{}", subject: null, owner: null };

export function createDatabaseJobSource({ database, clock, workerId }: JobSourceDeps): JobSource {
  const { db } = database;
  let shortenedAt = 0;

  /** Only while the claim is ours: a job that another worker has taken over must not be changed here. */
  function updateClaimed(id: string) {
    return db
      .updateTable("jobs")
      .where("id", "=", id)
      .where("status", "=", "running")
      .where("claimed_by", "=", workerId);
  }

  return {
    async claim(names, claimForMs, running = []) {
      if (names.length === 0) return undefined;
      const now = clock.now();
      if (!isRecent(shortenedAt, claimForMs, now)) {
        await shortenClaims(db, now + claimForMs);
        shortenedAt = now;
      }
      const rows = await db
        .updateTable("jobs")
        .set((update) => ({
          status: "running",
          claimed_by: workerId,
          claimed_until: now + claimForMs,
          attempts: update("attempts", "+", 1),
          // A job that fails is put back by its worker: one still marked as running has lost its process.
          lost_claims: update
            .case()
            .when("status", "=", "running")
            .then(update("lost_claims", "+", 1))
            .else(update.ref("lost_claims"))
            .end(),
        }))
        .where("id", "=", nextInQueue(database, { names, running, now }))
        .returning(["id", "name", "payload", "attempts", "lost_claims as lostClaims"])
        .execute();
      return rows.map(({ payload, ...row }): ClaimedJob => ({ ...row, payload: JSON.parse(payload) }))[0];
    },

    async extend(id, claimForMs) {
      const result = await updateClaimed(id)
        .set({ claimed_until: clock.now() + claimForMs })
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async complete(id) {
      await updateClaimed(id)
        .set({ ...emptied, status: "done", finished_at: clock.now(), last_error: null })
        .execute();
    },

    async retryLater(id, runAt, reason) {
      await updateClaimed(id).set({ status: "queued", run_at: runAt, last_error: reason }).execute();
    },

    async giveUp(id, reason) {
      await updateClaimed(id).set({ status: "failed", finished_at: clock.now(), last_error: reason }).execute();
    },

    freeSlots: (name, currentKey, now) => freeSlots(database, name, currentKey, now),
  };
}

/** A longer claim was made before the clock was set back. Its worker may be alive, so it is only shortened. */
async function shortenClaims(db: Db, latest: number): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ claimed_until: latest })
    .where("status", "=", "running")
    .where("claimed_until", ">", latest)
    .execute();
}

async function freeSlots({ db, engine }: Database, name: string, currentKey: string, now: number): Promise<void> {
  const others = db
    .updateTable("jobs")
    .set({ unique_key: null })
    .where("name", "=", name)
    .where("status", "in", ["done", "failed"])
    .where("unique_key", "<>", currentKey)
    .where((where) => where.or([where("run_at", "<=", now), where("run_at", ">", furthest(0, now))]));
  // SQLite finds them by the index of keys; how PostgreSQL sorts a key depends on the language it was set up in.
  const found = others.where("unique_key", ">", `${name}@`).where("unique_key", "<", `${name}@:`);
  await (engine === "sqlite" ? found : others).execute();
}

interface Wanted {
  readonly names: readonly string[];
  readonly running: readonly string[];
  readonly now: number;
}

function nextInQueue(
  { db, engine }: Database,
  { names, running, now }: Wanted,
): SelectQueryBuilder<Schema, "jobs", { id: string }> {
  const next = db
    .selectFrom("jobs")
    .select("id")
    .where("name", "in", names)
    .$if(running.length > 0, (query) => query.where("id", "not in", running))
    .where((where) =>
      where.or([
        where.and([where("status", "=", "queued"), where("run_at", "<=", now)]),
        where.and([where("status", "=", "queued"), where("run_at", ">", furthest(longestDelayMs, now))]),
        where.and([where("status", "=", "running"), where("claimed_until", "<", now)]),
      ]),
    )
    .orderBy("run_at")
    .orderBy("id")
    .limit(1);
  return engine === "postgres" ? next.forUpdate().skipLocked() : next;
}
