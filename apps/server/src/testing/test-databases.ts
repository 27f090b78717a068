import { randomUUID } from "node:crypto";
import { existsSync, statfsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { inject } from "vitest";

import type { DatabaseLocation, Engine } from "#db/client.ts";

import { administer, databaseUrl } from "./postgres-administration.ts";
import { takeDatabase } from "./reused-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    engine: Engine;
    /** A migrated SQLite file, or the address of a PostgreSQL server with a migrated template. */
    baseDatabase: string;
  }
}

export interface TestDatabase {
  readonly location: DatabaseLocation;
  readonly folder: string;
  remove(): Promise<void>;
}

/** A separate database with all tables and no rows, without a migration per test. */
export async function copyTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(testFolders(), "lane-test-"));
  const base = inject("baseDatabase");
  if (inject("engine") === "sqlite") {
    const file = join(folder, "lane.sqlite");
    await copyFile(base, file);
    return { folder, location: { engine: "sqlite", file }, remove: () => removeFolder(folder) };
  }
  const reused = await takeDatabase(base);
  return {
    folder,
    location: { engine: "postgres", url: reused.url },
    async remove() {
      await reused.giveBack();
      await removeFolder(folder);
    },
  };
}

/** An empty database, for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(testFolders(), "lane-test-"));
  if (inject("engine") === "sqlite") {
    const location = { engine: "sqlite", file: join(folder, "lane.sqlite") } as const;
    return { folder, location, remove: () => removeFolder(folder) };
  }
  const base = inject("baseDatabase");
  const name = `lane_${randomUUID().replaceAll("-", "")}`;
  await administer(base, `create database ${name}`);
  return {
    folder,
    location: { engine: "postgres", url: databaseUrl(base, name) },
    async remove() {
      await administer(base, `drop database ${name} with (force)`);
      await removeFolder(folder);
    },
  };
}

const memoryFolder = "/dev/shm";
const neededBytes = 2_000_000_000;

/** In memory where there is room, because each test opens and closes a database, and a disk takes its time to do so. */
function testFolders(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > neededBytes ? memoryFolder : tmpdir();
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
