import { DatabaseSync } from "node:sqlite";

import { Client, TypeOverrides } from "pg";

import type { DatabaseLocation } from "#db/client.ts";

import { isOriginal, quoted, type Row, type TableShape } from "./tables.ts";

const rowsAtOnce = 500;
const bigintType = 20;

/** The whole database at one moment, while others go on writing to it. */
export interface DatabaseReading {
  readonly schema: number;
  readonly tables: readonly TableShape[];
  pages(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

export async function readDatabase(location: DatabaseLocation): Promise<DatabaseReading> {
  return location.engine === "sqlite" ? readSqlite(location.file) : readPostgres(location.url);
}

async function readSqlite(file: string): Promise<DatabaseReading> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  database.exec("begin");
  try {
    // The first read fixes the moment.
    const version = database.prepare("select max(version) as version from schema_migrations").get();
    const names = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    const tables = names
      .map(({ name }) => String(name))
      .filter(isOriginal)
      .map((name) => ({ name, columns: columnsOf(database, name) }));
    return {
      schema: Number(version?.["version"] ?? 0),
      tables,
      async *pages(table) {
        const rows = database.prepare(selectAll(table));
        rows.setReturnArrays(true);
        let page: Row[] = [];
        for (const row of rows.iterate()) {
          page.push(rowOf(row));
          if (page.length < rowsAtOnce) continue;
          yield page;
          page = [];
        }
        yield page;
      },
      async close() {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare("select name from pragma_table_info(?)")
    .all(table)
    .map(({ name }) => String(name));
}

async function readPostgres(url: string): Promise<DatabaseReading> {
  const types = new TypeOverrides();
  types.setTypeParser(bigintType, Number);
  const client = new Client({ connectionString: url, types, keepAlive: true });
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    const { rows: versions } = await client.query<{ version: number | null }>(
      "select max(version) as version from schema_migrations",
    );
    const { rows: columns } = await client.query<{ table: string; column: string; isKey: boolean }>(columnsAndKeys);
    const names = [...new Set(columns.map(({ table }) => table))].filter(isOriginal);
    const tables = names.map((name) => {
      const own = columns.filter(({ table }) => table === name);
      const keys = own.filter(({ isKey }) => isKey).map(({ column }) => column);
      return { name, columns: own.map(({ column }) => column), keys };
    });
    const keysOf = new Map(tables.map(({ name, keys }) => [name, keys]));
    return {
      schema: versions[0]?.version ?? 0,
      tables,
      pages: (table) => pagesOf(client, table, keysOf.get(table.name) ?? []),
      async close() {
        await client.end();
      },
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** In the order of the keys, where new rows come last: rows change their place in the file with every update. */
async function* pagesOf(client: Client, table: TableShape, keys: readonly string[]): AsyncGenerator<readonly Row[]> {
  const order = keys.length === 0 ? "" : ` order by ${keys.map(quoted).join(", ")}`;
  await client.query(`declare rows no scroll cursor for ${selectAll(table)}${order}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `fetch ${rowsAtOnce} from rows`, rowMode: "array" });
    if (rows.length === 0) break;
    yield rows.map(rowOf);
  }
  await client.query("close rows");
}

const columnsAndKeys = `
  select columns.table_name as "table", columns.column_name as "column", keys.attname is not null as "isKey"
  from information_schema.columns as columns
  join information_schema.tables as tables
    on tables.table_schema = columns.table_schema and tables.table_name = columns.table_name
  left join (
    select pg_class.relname, pg_attribute.attname
    from pg_index
    join pg_class on pg_class.oid = pg_index.indrelid and pg_class.relnamespace = current_schema()::regnamespace
    join pg_attribute on pg_attribute.attrelid = pg_class.oid and pg_attribute.attnum = any (pg_index.indkey)
    where pg_index.indisprimary
  ) as keys on keys.relname = columns.table_name and keys.attname = columns.column_name
  where columns.table_schema = current_schema() and tables.table_type = 'BASE TABLE'
  order by columns.table_name, columns.ordinal_position`;

function selectAll({ name, columns }: TableShape): string {
  return `select ${columns.map(quoted).join(", ")} from ${quoted(name)}`;
}

function rowOf(row: unknown): Row {
  if (!Array.isArray(row)) throw new Error("A database answered without a row");
  return row.map((cell: unknown) => {
    if (cell === null || typeof cell === "string" || typeof cell === "number") return cell;
    throw new Error(`A column holds a ${typeof cell}, which no backup knows how to keep`);
  });
}
