import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import type { DatabaseLocation } from "#db/client.ts";
import { StartupError } from "#lib/app-error.ts";
import { syncDirectory } from "#lib/durable-file.ts";

import { quoted } from "./tables.ts";

const schemaAside = "lane_restoring";
/** A connection that was closed stays visible until the server has ended its process. */
const goodbyeMs = 3000;
const goodbyePauseMs = 50;

/** A new database beside an empty one, which it replaces at a stroke once it is finished. */
export interface DatabaseAside {
  readonly location: DatabaseLocation;
  /** Refuses when somebody has begun to use the empty one meanwhile. */
  takePlace(): Promise<void>;
}

/** Refuses where somebody's data is, or where another program has the database open. */
export async function createDatabaseAside(location: DatabaseLocation): Promise<DatabaseAside> {
  return location.engine === "sqlite" ? fileAside(location.file) : schemaBeside(location.url);
}

async function fileAside(file: string): Promise<DatabaseAside> {
  const aside = `${file}.restoring`;
  await refuseUsedFile(file);
  await removeFile(aside);
  return {
    location: { engine: "sqlite", file: aside },
    async takePlace() {
      await refuseUsedFile(file);
      // Its log first: beside another database it would be taken for that one's.
      await removeFile(file);
      await rename(aside, file);
      await syncDirectory(dirname(file));
    },
  };
}

/** Refuses where another program has the database open. */
export async function refuseDatabaseInUse(location: DatabaseLocation): Promise<void> {
  if (location.engine === "postgres") await withClient(location.url, refuseOthers);
  else openAlone(location.file).close();
}

async function removeFile(file: string): Promise<void> {
  for (const ending of ["-wal", "-shm", ""]) await rm(`${file}${ending}`, { force: true });
}

async function refuseUsedFile(file: string): Promise<void> {
  const database = openAlone(file);
  try {
    const isMade = database.prepare("select 1 from sqlite_master where name = 'accounts'").get() !== undefined;
    if (isMade && database.prepare("select 1 from accounts limit 1").get()) throw notEmpty();
  } finally {
    database.close();
  }
}

function openAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // Not given while another program has the file open.
    database.exec("pragma locking_mode = exclusive");
    database.exec("begin exclusive");
    database.exec("rollback");
    return database;
  } catch (error) {
    database.close();
    throw new StartupError("The database is in use. Please stop the server first.", { cause: error });
  }
}

async function schemaBeside(url: string): Promise<DatabaseAside> {
  await withClient(url, async (client) => {
    await refuseUsedTables(client);
    await client.query(`drop schema if exists ${schemaAside} cascade`);
    await client.query(`create schema ${schemaAside}`);
  });
  const aside = new URL(url);
  aside.searchParams.set("options", `-c search_path=${schemaAside}`);
  return {
    location: { engine: "postgres", url: aside.href },
    takePlace: () => withClient(url, moveTables),
  };
}

async function moveTables(client: Client): Promise<void> {
  await client.query("begin");
  const { rows: schemas } = await client.query<{ name: string }>("select current_schema() as name");
  const home = quoted(schemas[0]?.name ?? "public");
  const former = await tablesIn(client, "current_schema()");
  // Nobody registers between the look and the end.
  if (former.includes("accounts")) await client.query("lock table accounts in access exclusive mode");
  await refuseUsedTables(client);
  for (const table of former) {
    await client.query(`drop table ${home}.${quoted(table)} cascade`);
  }
  for (const table of await tablesIn(client, `'${schemaAside}'`)) {
    await client.query(`alter table ${schemaAside}.${quoted(table)} set schema ${home}`);
  }
  await client.query(`drop schema ${schemaAside}`);
  await client.query("commit");
}

async function tablesIn(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = ${schema}`,
  );
  return rows.map(({ name }) => name);
}

async function refuseUsedTables(client: Client): Promise<void> {
  const tables = await tablesIn(client, "current_schema()");
  if (tables.length > 0 && !tables.includes("schema_migrations")) {
    throw new StartupError(
      "The database at DATABASE_URL holds the tables of another program. Please choose another one.",
    );
  }
  if (tables.includes("accounts")) {
    const { rows } = await client.query("select 1 from accounts limit 1");
    if (rows.length > 0) throw notEmpty();
  }
  await refuseOthers(client);
}

async function refuseOthers(client: Client): Promise<void> {
  const giveUpAt = performance.now() + goodbyeMs;
  for (;;) {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1",
    );
    if (rows.length === 0) return;
    if (performance.now() > giveUpAt) break;
    await pause(goodbyePauseMs);
  }
  throw new StartupError("Another program is connected to the database. Please stop all servers first.");
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function notEmpty(): StartupError {
  return new StartupError(
    "There are accounts here already, and restoring replaces everything. Please restore into an empty installation.",
  );
}
