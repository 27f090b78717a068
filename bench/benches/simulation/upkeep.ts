import { readDatabase } from "@lane/server/src/db/whole-database/read-database.ts";
import { sql } from "kysely";

import type { Row } from "../../row.ts";
import { costOfStatements, forgetStatements, type MeasuredServer } from "./measured-server.ts";

/** Reach outside of the database, or are measured by themselves. */
const leftOut = /^(backups|cities)\./;
const bytesOfMb = 1024 * 1024;

/** One run of every job that comes by itself: what grows with the database is found here. */
export async function recurringJobs({ context }: MeasuredServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const handler of context.jobs.handlers) {
    const { name, everyMs } = handler.job;
    if (everyMs === undefined || leftOut.test(name)) continue;
    await forgetStatements(context);
    const started = performance.now();
    await handler.run({}, { signal: new AbortController().signal });
    const seconds = (performance.now() - started) / 1000;
    rows.push(
      { what: `job every ${everyMs / 60_000} min, ${name}`, value: seconds, unit: "s" },
      { what: `pages read by ${name}`, value: (await costOfStatements(context)).pages, unit: "pages" },
    );
  }
  return rows;
}

/** What each table and its indexes take, from the largest on. */
export async function tableSizes({ context }: MeasuredServer): Promise<Row[]> {
  const { rows } = await sql<{ name: string; rows: number; heap: number; indexes: number; total: number }>`
    select relname as name, reltuples::int8 as rows, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes,
      pg_total_relation_size(oid) as total
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(oid) > ${bytesOfMb}
    order by total desc`.execute(context.database.db);
  const { rows: indexes } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where relkind = 'i' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${bytesOfMb}
    order by bytes desc`.execute(context.database.db);
  return [
    ...rows.flatMap(({ name, heap, indexes: ofIndexes, ...table }) => [
      { what: `rows of ${name}`, value: table.rows, unit: "rows" },
      { what: `table ${name}`, value: heap / bytesOfMb, unit: "MB" },
      { what: `indexes of ${name}`, value: ofIndexes / bytesOfMb, unit: "MB" },
      { what: `bytes for a row of ${name}`, value: table.total / table.rows, unit: "bytes" },
    ]),
    ...indexes.map(({ name, bytes }) => ({ what: `index ${name}`, value: bytes / bytesOfMb, unit: "MB" })),
  ];
}

/** Reading every row as a backup does, without keeping any. */
export async function readAllRows(url: string): Promise<Row[]> {
  const started = performance.now();
  const before = process.cpuUsage();
  const reading = await readDatabase({ engine: "postgres", url });
  let rows = 0;
  for (const table of reading.tables) for await (const page of reading.pages(table)) rows += page.length;
  await reading.close();
  const { user, system } = process.cpuUsage(before);
  return [
    { what: "rows that a backup reads", value: rows, unit: "rows" },
    { what: "reading them", value: (performance.now() - started) / 1000, unit: "s" },
    { what: "CPU of reading them", value: (user + system) / 1e6, unit: "s" },
  ];
}
