import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { DatabaseLocation } from "#db/client.ts";
import { emptyDatabase } from "#db/whole-database/fill-database.ts";
import type { Row } from "#db/whole-database/tables.ts";

import type { KeptLinks } from "./live-release.ts";
import type { Seen } from "./seen.ts";

/** Both belong to the vault, where the release has one. */
export const people = ["ada@example.com", "ben@example.com"] as const;
export const releasesFolder = import.meta.dirname;
const fixture = /^schema-\d+\.json$/;

export interface KeptTable {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A small life as a release left it when it was killed, and what its people saw of it before. */
export interface KeptRelease {
  readonly schema: number;
  readonly keptAt: number;
  readonly links: KeptLinks;
  readonly seen: Readonly<Record<string, Seen>>;
  readonly tables: Readonly<Record<string, KeptTable>>;
  /** The index of words, as SQLite keeps it. */
  readonly words: Readonly<Record<string, KeptTable>>;
  /** As base64, by their paths below the folder of the media. */
  readonly files: Readonly<Record<string, string>>;
}

/** Oldest first. */
export async function readKeptReleases(): Promise<readonly KeptRelease[]> {
  const names = (await readdir(releasesFolder)).filter((name) => fixture.test(name));
  const kept = await Promise.all(
    names.map(async (name): Promise<KeptRelease> => JSON.parse(await readFile(join(releasesFolder, name), "utf8"))),
  );
  return kept.toSorted((one, other) => one.schema - other.schema);
}

/** Puts rows and files where that release had them. */
export async function plantRelease(kept: KeptRelease, location: DatabaseLocation, folder: string): Promise<void> {
  await emptyDatabase(location, kept.keptAt).fill(kept.schema, async (insert) => {
    for (const [name, { columns, rows }] of Object.entries(kept.tables)) await insert({ name, columns }, rows);
  });
  // PostgreSQL keeps other columns of words; there the index is made as after a restore.
  if (location.engine === "sqlite") plantWords(kept, location.file);
  for (const [path, bytes] of Object.entries(kept.files)) {
    const file = join(folder, "media", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(bytes, "base64"));
  }
}

function plantWords({ words }: KeptRelease, file: string): void {
  const database = new DatabaseSync(file);
  for (const [table, { columns, rows }] of Object.entries(words)) {
    const statement = database.prepare(
      `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
    for (const row of rows) statement.run(...row);
  }
  database.close();
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
