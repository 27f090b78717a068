import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { makeDirectoryDurably } from "#lib/durable-file.ts";

import type { FolderFinding } from "./folder-findings.ts";

/** Runs as a child process: a system call that never returns can be abandoned only together with its process. */

const [, , folder = "", needs = ""] = process.argv;
const probe = join(folder, ".probe");

process.umask(0o077);
tell({ kind: "started" });
tell(await find());
process.disconnect();

async function find(): Promise<FolderFinding> {
  try {
    await makeDirectoryDurably(folder, { mode: 0o700 });
    await writeAndSync();
    const reason = needs === "locks" ? lockProblem() : undefined;
    await rm(probe, { force: true });
    return reason === undefined ? { kind: "good" } : { kind: "unlockable", reason };
  } catch (error) {
    // A full disk is handled later, by the reserve.
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return { kind: "good" };
    return { kind: "unwritable", reason: String(error) };
  }
}

async function writeAndSync(): Promise<void> {
  const handle = await open(probe, "a", 0o600);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only a lock for reading: several servers that start at once would wait for each other's lock for writing. */
function lockProblem(): string | undefined {
  try {
    const database = new DatabaseSync(probe);
    database.prepare("select count(*) from sqlite_schema").all();
    database.close();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function tell(finding: FolderFinding): void {
  process.send?.(finding);
}
