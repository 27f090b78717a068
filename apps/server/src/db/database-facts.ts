import { sql } from "kysely";

import type { Db } from "./client.ts";
import type { DatabaseReader } from "./database-reader.ts";
import { pooledConnections } from "./dialects/postgres.ts";

/** A server's pool, and the connection that looks whether PostgreSQL still answers. */
export const connectionsOfServer = pooledConnections + 1;
const oldestPostgres = 15;

export interface DatabaseFacts {
  /** Such as "PostgreSQL 15.6". */
  readonly product: string;
  readonly isTooOld: boolean;
  readonly bytes: number;
}

export async function readDatabaseFacts({ db, engine }: DatabaseReader): Promise<DatabaseFacts> {
  if (engine === "sqlite") {
    const facts = await readRow<{ version: string; bytes: number }>(
      db,
      sql`select sqlite_version() as version, page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
    );
    return { product: `SQLite ${facts.version}`, isTooOld: false, bytes: facts.bytes };
  }
  const facts = await readRow<{ number: number; bytes: number }>(
    db,
    sql`select current_setting('server_version_num')::int as number, pg_database_size(current_database()) as bytes`,
  );
  const major = Math.floor(facts.number / 10_000);
  return {
    product: `PostgreSQL ${major}.${facts.number % 10_000}`,
    isTooOld: major < oldestPostgres,
    bytes: facts.bytes,
  };
}

export interface PostgresConnections {
  /** How many this user may open in this database. */
  readonly allowed: number;
  /** How many all users have open in all databases, this one included. */
  readonly used: number;
}

export async function readConnections(db: Db): Promise<PostgresConnections> {
  const { most, reserved, ofUser, ofDatabase, used } = await readRow<{
    most: number;
    reserved: number;
    ofUser: number;
    ofDatabase: number;
    used: number;
  }>(
    db,
    sql`
      select current_setting('max_connections')::int as most,
        current_setting('superuser_reserved_connections')::int
          + coalesce(current_setting('reserved_connections', true)::int, 0) as reserved,
        (select rolconnlimit from pg_roles where rolname = current_user) as "ofUser",
        (select datconnlimit from pg_database where datname = current_database()) as "ofDatabase",
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const limits = [most - reserved, ofUser, ofDatabase].filter((limit) => limit >= 0);
  return { allowed: Math.min(...limits), used };
}

/** PostgreSQL's clock, in milliseconds since 1970. */
export async function readDatabaseClock(db: Db): Promise<number> {
  const { now } = await readRow<{ now: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  );
  return now;
}

async function readRow<R>(db: Db, query: ReturnType<typeof sql<R>>): Promise<R> {
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error("The database answered without a row");
  return row;
}
