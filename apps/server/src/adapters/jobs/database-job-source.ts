import type { SelectQueryBuilder } from "kysely";

import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { Clock } from "#ports/clock.ts";
import type { ClaimedJob, JobSource } from "#ports/job-queue.ts";

interface JobSourceDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Name of this worker among all processes. */
  readonly workerId: string;
}

export function createDatabaseJobSource({ database, clock, workerId }: JobSourceDeps): JobSource {
  const { db } = database;

  /** Only while the claim is ours: a job taken over by another worker is no longer ours to judge. */
  function updateClaimed(id: string) {
    return db
      .updateTable("jobs")
      .where("id", "=", id)
      .where("status", "=", "running")
      .where("claimed_by", "=", workerId);
  }

  return {
    async claim(names, claimForMs) {
      if (names.length === 0) return undefined;
      const now = clock.now();
      const rows = await db
        .updateTable("jobs")
        .set((update) => ({
          status: "running",
          claimed_by: workerId,
          claimed_until: now + claimForMs,
          attempts: update("attempts", "+", 1),
        }))
        .where("id", "=", nextInTurn(database, names, now))
        .returning(["id", "name", "payload", "attempts"])
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
        .set({ status: "done", payload: "{}", finished_at: clock.now(), last_error: null })
        .execute();
    },

    async retryLater(id, runAt, reason) {
      await updateClaimed(id).set({ status: "queued", run_at: runAt, last_error: reason }).execute();
    },

    async giveUp(id, reason) {
      await updateClaimed(id).set({ status: "failed", finished_at: clock.now(), last_error: reason }).execute();
    },
  };
}

function nextInTurn(
  { db, engine }: Database,
  names: readonly string[],
  now: number,
): SelectQueryBuilder<Schema, "jobs", { id: string }> {
  const next = db
    .selectFrom("jobs")
    .select("id")
    .where("name", "in", names)
    .where((where) =>
      where.or([
        where.and([where("status", "=", "queued"), where("run_at", "<=", now)]),
        where.and([where("status", "=", "running"), where("claimed_until", "<", now)]),
      ]),
    )
    .orderBy("run_at")
    .orderBy("id")
    .limit(1);
  return engine === "postgres" ? next.forUpdate().skipLocked() : next;
}
