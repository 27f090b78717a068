import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { readDatabase } from "#db/whole-database/read-database.ts";


import { leaveWorkWaiting, liveInRelease } from "./live-release.ts";
import { startRelease } from "./release-process.ts";
import { lookAround, type Seen } from "./seen.ts";

const mostBytes = 4000;
const people = ["ada@example.com", "ben@example.com"];

/** Keeps a small life, as the product of a checkout writes it, for all later releases to open. */
const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, "../../../../.."));
const folder = await mkdtemp(join(tmpdir(), "lane-release-"));
try {
  const first = await startRelease(checkout, folder);
  const { links } = await liveInRelease(first);
  await first.end("SIGTERM");

  // A mail server that is away: what is mailed now is still to be sent when the fixture is opened.
  const last = await startRelease(checkout, folder, { SMTP_URL: "smtp://127.0.0.1:1" });
  const seen: Record<string, Seen> = {};
  for (const email of people) seen[email] = await lookAround((await last.logIn(email)).send);
  const ada = await last.logIn("ada@example.com");
  await leaveWorkWaiting(ada, last);
  await last.end("SIGKILL");

  const { schema, tables } = await rowsOf(join(folder, "lane.sqlite"));
  const media = join(folder, "media");
  const files: Record<string, string> = {};
  for (const path of await pathsBelow(media)) {
    const bytes = await readFile(path);
    if (bytes.length <= mostBytes) files[path.slice(media.length + 1)] = bytes.toString("base64");
  }
  const kept = join(import.meta.dirname, `schema-${schema}.json`);
  const fixture = { schema, keptAt: Date.now(), links, seen, tables, files };
  await writeFile(kept, `${JSON.stringify(fixture, null, 1)}\n`);
  process.stdout.write(`${kept}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function rowsOf(file: string) {
  const reading = await readDatabase({ engine: "sqlite", file });
  const tables: Record<string, { columns: readonly string[]; rows: (readonly unknown[])[] }> = {};
  for (const { name, columns } of reading.tables) {
    const rows = [];
    for await (const page of reading.pages({ name, columns })) rows.push(...page);
    if (rows.length > 0) tables[name] = { columns, rows };
  }
  await reading.close();
  return { schema: reading.schema, tables };
}

async function pathsBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
