import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

import { StartupError } from "#lib/app-error.ts";
import { makeDirectoryDurably, syncDirectory } from "#lib/durable-file.ts";

const besides = ["-wal", "-shm"];

/** Copies a database while it is in use, and checks the copy. */
export async function copySqliteFile(file: string, target: string): Promise<void> {
  const temporary = `${target}.part`;
  await makeDirectoryDurably(dirname(target));
  await removeCopy(temporary);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, temporary);
  } finally {
    source.close();
  }
  refuseDamaged(temporary);
  // A reader of a database with a log leaves these two beside it, and they would keep the name of the unfinished copy.
  for (const beside of besides) await rm(`${temporary}${beside}`, { force: true });
  const handle = await open(temporary, "r+");
  await handle.sync();
  await handle.close();
  await rename(temporary, target);
  await syncDirectory(dirname(target));
}

async function removeCopy(file: string): Promise<void> {
  for (const name of [file, ...besides.map((beside) => `${file}${beside}`)]) await rm(name, { force: true });
}

export function copyBeforeMigration(dataDir: string, fromVersion: number, nowMs: number): string {
  return join(copiesBeforeMigration(dataDir).folder, `before-migration-from-${fromVersion}-${nowMs}.sqlite`);
}

export function copiesBeforeMigration(dataDir: string): { folder: string; name: RegExp } {
  return { folder: join(dataDir, "backups"), name: /^before-migration-from-\d+-\d+\.sqlite(\.part(-wal|-shm)?)?$/ };
}

function refuseDamaged(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare("pragma integrity_check").all();
  copy.close();
  if (rows.length === 1 && rows[0]?.["integrity_check"] === "ok") return;
  throw new StartupError(
    "The copy made before changing the database is damaged, so nothing was changed. Is the disk full?",
  );
}
