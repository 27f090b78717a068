import { sql } from "kysely";

import type { Db } from "#db/client.ts";

/**
 * Queued or running jobs of these names for the row of the surrounding query that `subject` refers to; for `exists`.
 */
export function liveJobsOf(
  db: Db,
  subject: "files.id" | "imports.id" | "exports.id" | "ask_answers.id" | "transcripts.file_id",
  names: readonly string[],
) {
  return db
    .selectFrom("jobs")
    .select("jobs.id")
    .where("jobs.name", "in", names)
    .where("jobs.status", "in", ["queued", "running"])
    .where("jobs.subject", "=", sql.ref<string>(subject));
}

/** Jobs for the row that `subject` refers to that are unfinished, or were at this moment; for `exists`. */
export function unfinishedJobsOf(db: Db, subject: "outbox.id", at: number) {
  return db
    .selectFrom("jobs")
    .select("jobs.id")
    .where("jobs.subject", "=", sql.ref<string>(subject))
    .where((job) => job.or([job("jobs.finished_at", "is", null), job("jobs.finished_at", ">", at)]));
}

/** Jobs that were given up. */
export function selectFailedJobs(db: Db) {
  return db.selectFrom("jobs").where("jobs.status", "=", "failed");
}

/** Jobs that a worker may begin now, those of a dead one as well. */
export function selectDueJobs(db: Db, now: number) {
  return db
    .selectFrom("jobs")
    .where("jobs.run_at", "<=", now)
    .where((job) =>
      job.or([
        job("jobs.status", "=", "queued"),
        job.and([job("jobs.status", "=", "running"), job("jobs.claimed_until", "<", now)]),
      ]),
    );
}

/** How many jobs there are in each status, but for those that are done. */
export function selectJobCounts(db: Db) {
  return db
    .selectFrom("jobs")
    .select(({ fn }) => ["jobs.status", fn.countAll<number | string>().as("count")])
    .where("jobs.status", "in", ["queued", "running", "failed"])
    .groupBy("jobs.status");
}

/** Jobs of one name whose last try has failed, the newest first: given up, or waiting for their next try. */
export function selectLastFailures(db: Db, name: string) {
  return db
    .selectFrom("jobs")
    .where("jobs.name", "=", name)
    .where("jobs.last_error", "is not", null)
    .where("jobs.status", "in", ["queued", "failed"])
    .orderBy("jobs.created_at", "desc");
}
