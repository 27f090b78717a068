import { DatabaseSync, type StatementSync } from "node:sqlite";

import { Client } from "pg";

import { type DatabaseLocation, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";
import { StartupError } from "#lib/app-error.ts";

import { readDatabase } from "./read-database.ts";
import { quoted, type Row, type TableShape } from "./tables.ts";

type Insert = (table: TableShape, rows: readonly Row[]) => Promise<void>;
type Fill = (insert: Insert) => Promise<void>;

/** An empty database, to be filled with a whole one. */
export function emptyDatabase(location: DatabaseLocation, nowMs: number) {
  return {
    /** Makes the tables of a release and fills them: all of it, or an error. */
    async fill(schema: number, fill: (insert: Insert) => Promise<void>): Promise<void> {
      await migrateUpTo(location, schema, nowMs);
      await (location.engine === "sqlite" ? fillSqlite(location.file, fill) : fillPostgres(location.url, fill));
    },
    read: () => readDatabase(location),
    bringUpToDate: () => migrateUpTo(location, Infinity, nowMs),
  };
}

async function migrateUpTo(location: DatabaseLocation, schema: number, nowMs: number): Promise<void> {
  const database = openDatabase(location);
  try {
    await migrate(database, { migrations: migrations.filter(({ version }) => version <= schema), nowMs });
  } finally {
    await database.close();
  }
}

async function fillSqlite(file: string, fill: Fill): Promise<void> {
  // Rows come table by table, so that one may name another that is not there yet; the check comes at the end.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const statements = new Map<string, StatementSync>();
  try {
    database.exec("begin immediate");
    await fill(async (table, rows) => {
      const { name, columns } = table;
      const statement = statements.get(name) ?? database.prepare(insertOne(table));
      statements.set(name, statement);
      for (const row of rows) {
        if (row.length !== columns.length) throw new Error(`A row of ${name} has another number of columns`);
        statement.run(...row);
      }
    });
    refuseBrokenReferences(database.prepare("pragma foreign_key_check").all().length);
    database.exec("commit");
  } finally {
    database.close();
  }
}

function insertOne({ name, columns }: TableShape): string {
  return `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) values (${columns.map(() => "?").join(", ")})`;
}

async function fillPostgres(url: string, fill: Fill): Promise<void> {
  const client = new Client({ connectionString: url, keepAlive: true });
  await client.connect();
  try {
    await client.query("begin");
    const references = await takeReferencesAway(client);
    await fill(async ({ name, columns }, rows) => {
      const objects = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
      const list = columns.map(quoted).join(", ");
      await client.query(
        `insert into ${quoted(name)} (${list}) select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`,
        [JSON.stringify(objects)],
      );
    });
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query("commit");
  } finally {
    await client.end();
  }
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Adding them again checks every row. */
async function takeReferencesAway(client: Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as "table", conname as "name", pg_get_constraintdef(oid) as "definition"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

function refuseBrokenReferences(count: number): void {
  if (count > 0)
    throw new StartupError(`The backup contradicts itself: ${count} of its rows name something that is not in it.`);
}
