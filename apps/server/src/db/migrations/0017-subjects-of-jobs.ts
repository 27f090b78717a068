import { PostgresAdapter, type RawBuilder, sql } from "kysely";

import type { Migration, MigrationDb } from "./migration.ts";

/** The columns by which a job is found, so that no query has to search payloads. */
export const subjectsOfJobs: Migration = {
  version: 17,
  name: "subjects-of-jobs",
  async up(db) {
    await db.schema.alterTable("jobs").addColumn("subject", "text").execute();
    await db.schema.alterTable("jobs").addColumn("owner", "text").execute();
    await fillIn(db);
    await db.schema.createIndex("jobs_by_subject").on("jobs").column("subject").execute();
    await db.schema.createIndex("jobs_by_owner").on("jobs").column("owner").execute();
  },
};

/** Jobs that were queued by an older program name their subject and their owner only in the payload. */
async function fillIn(db: MigrationDb): Promise<void> {
  const field = db.getExecutor().adapter instanceof PostgresAdapter ? fieldOnPostgres : fieldOnSqlite;
  const subject = [["mailId"], ["fileId"], ["makingId"], ["importId"], ["about", 0]] as const;
  const owner = [["accountId"], ["about", 1]] as const;
  await sql`
    update jobs set
      subject = coalesce(${sql.join(subject.map((path) => field(path)))}),
      owner = coalesce(${sql.join(owner.map((path) => field(path)))})
    where payload <> '{}'`.execute(db);
}

type JsonPath = readonly [name: string, index?: number];

function fieldOnPostgres([name, index]: JsonPath): RawBuilder<unknown> {
  return sql`payload::jsonb #>> ${sql.lit(index === undefined ? `{${name}}` : `{${name},${index}}`)}`;
}

function fieldOnSqlite([name, index]: JsonPath): RawBuilder<unknown> {
  return sql`json_extract(payload, ${sql.lit(index === undefined ? `$.${name}` : `$.${name}[${index}]`)})`;
}
