import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { readDatabase } from "#db/whole-database/read-database.ts";

import { filesBelow, type KeptRelease, type KeptTable, people, releasesFolder } from "./kept-releases.ts";
import { leaveWorkWaiting, liveInRelease } from "./live-release.ts";
import { startRelease } from "./release-process.ts";
import { lasting, lookAround, type Seen } from "./seen.ts";

const mostBytes = 4000;
/** Part of no backup, but kept here: an upgrade has to leave it whole. */
const wordTables = ["search_scopes", "memory_words"];

/** Keeps a small life, as the product of a checkout writes it, for all later releases to open. */
const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, "../../../../.."));
const folder = await mkdtemp(join(tmpdir(), "lane-release-"));
try {
  const first = await startRelease(checkout, folder);
  const links = await liveInRelease(first);
  await first.end("SIGTERM");

  // A mail server that is away: what is mailed now is still to be sent when the fixture is opened.
  const last = await startRelease(checkout, folder, { SMTP_URL: "smtp://127.0.0.1:1" });
  const seen: Record<string, Seen> = {};
  for (const email of people) {
    const looked = await lookAround((await last.logIn(email)).send);
    seen[email] = Object.fromEntries(Object.entries(looked).map(([path, answer]) => [path, lasting(answer)]));
  }
  await leaveWorkWaiting(await last.logIn(people[0]), last);
  await last.end("SIGKILL");

  const file = join(folder, "lane.sqlite");
  const { schema, tables } = await rowsOf(file);
  const kept: KeptRelease = {
    schema,
    keptAt: last.now(),
    links,
    seen,
    tables,
    words: wordsOf(file),
    files: await smallFiles(join(folder, "media")),
  };
  const target = join(releasesFolder, `schema-${schema}.json`);
  await writeFile(target, linesOf(kept).replaceAll(`${hostname()}-`, "worker-"));
  process.stdout.write(`${target}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function rowsOf(file: string): Promise<Pick<KeptRelease, "schema" | "tables">> {
  const reading = await readDatabase({ engine: "sqlite", file });
  const tables: Record<string, KeptTable> = {};
  for (const { name, columns } of reading.tables) {
    const rows = [];
    for await (const page of reading.pages({ name, columns })) rows.push(...page);
    if (rows.length > 0) tables[name] = { columns, rows };
  }
  await reading.close();
  return { schema: reading.schema, tables };
}

function wordsOf(file: string): Record<string, KeptTable> {
  const database = new DatabaseSync(file, { readOnly: true });
  const entries = wordTables.map((table) => {
    const statement = database.prepare(`select * from ${table}`);
    const columns = statement.columns().map(({ name }) => name);
    const rows = statement.all().map((row) => columns.map((column) => cellOf(row[column])));
    return [table, { columns, rows }] as const;
  });
  database.close();
  return Object.fromEntries(entries);
}

function cellOf(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** What is larger is named by its rows and missing from the disk, as after a lost file. */
async function smallFiles(media: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const path of await filesBelow(media)) {
    const bytes = await readFile(path);
    if (bytes.length <= mostBytes) files[path.slice(media.length + 1)] = bytes.toString("base64");
  }
  return files;
}

/** One line for each table and each page, so that two fixtures can be compared. */
function linesOf({ tables, seen, ...rest }: KeptRelease): string {
  const parts = [
    ...Object.entries(rest).map(lineOf),
    `"seen": {\n${Object.entries(seen)
      .map(([email, pages]) => `${JSON.stringify(email)}: ${blockOf(pages)}`)
      .join(",\n")}\n}`,
    `"tables": ${blockOf(tables)}`,
  ];
  return `{\n${parts.join(",\n")}\n}\n`;
}

function blockOf(parts: object): string {
  return `{\n${Object.entries(parts).map(lineOf).join(",\n")}\n}`;
}

function lineOf([key, value]: [string, unknown]): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
}
