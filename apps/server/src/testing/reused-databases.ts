import { randomUUID } from "node:crypto";

import { Pool } from "pg";

import { administer, databaseUrl, templateName } from "./postgres-administration.ts";

interface ReusedDatabase {
  readonly name: string;
  readonly url: string;
  /** Empties the database for the next test; drops it when its tables differ from the template. */
  giveBack(): Promise<void>;
}

interface EmptyDatabase extends ReusedDatabase {
  /** A description of the template's tables, columns, indices, triggers and migrations. */
  readonly shape: string;
}

const shapeOfTables = `
  select md5(string_agg(entry, ',' order by entry)) as shape from (
    select concat(relname, relkind, relnatts, triggers.count) as entry
    from pg_class
    cross join lateral (select count(*) from pg_trigger where tgrelid = pg_class.oid) as triggers
    where relnamespace = 'public'::regnamespace
    union all
    select version::text from schema_migrations
  ) as entries`;

/** Rows are deleted in any order: as on a replica, foreign keys are not checked. */
const emptyAllTables = `
  do $$
  declare
    one record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for one in select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations'
    loop
      execute format('delete from %I', one.name);
    end loop;
    for one in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null
    loop
      perform setval(format('public.%I', one.name)::regclass, 1, false);
    end loop;
  end $$`;

const waiting: EmptyDatabase[] = [];

/**
 * A database with the tables of the template and no rows. One that an earlier test of this process gave back is emptied
 * in milliseconds; creating and dropping one costs PostgreSQL a checkpoint each, for which all tests wait.
 */
export async function takeDatabase(serverUrl: string): Promise<ReusedDatabase> {
  return waiting.pop() ?? makeDatabase(serverUrl);
}

async function makeDatabase(serverUrl: string): Promise<EmptyDatabase> {
  const name = `lane_${randomUUID().replaceAll("-", "")}`;
  // Copied as files: the default strategy, through the log, would take four times as long.
  await administer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
  const url = databaseUrl(serverUrl, name);
  const connection = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // At the end of all tests the server stops before this connection.
  connection.on("error", () => undefined);
  const readShape = async (): Promise<string> => (await connection.query(shapeOfTables)).rows[0].shape;
  const made: EmptyDatabase = {
    name,
    url,
    shape: await readShape(),
    async giveBack() {
      // Ends connections left by a test that killed a process, or left one running.
      await connection.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [name],
      );
      if ((await readShape()) === made.shape) {
        await connection.query(emptyAllTables);
        waiting.push(made);
      } else {
        await connection.end();
        await administer(serverUrl, `drop database ${name} with (force)`);
      }
    },
  };
  return made;
}
