import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Pool } from "pg";
import { inject } from "vitest";

import type { DatabaseLocation, Engine } from "#db/client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    engine: Engine;
    /** A migrated SQLite file, or the address of a PostgreSQL server with a migrated template. */
    baseDatabase: string;
  }
}

export const templateName = "lane_template";

export interface TestDatabase {
  readonly location: DatabaseLocation;
  readonly folder: string;
  remove(): Promise<void>;
}

/** A database of one's own, copied from a migrated one: 20 ms instead of a migration per test. */
export async function copyTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "lane-test-"));
  const base = inject("baseDatabase");
  if (inject("engine") === "sqlite") {
    const file = join(folder, "lane.sqlite");
    await copyFile(base, file);
    return { folder, location: { engine: "sqlite", file }, remove: () => removeFolder(folder) };
  }
  const name = `lane_${randomUUID().replaceAll("-", "")}`;
  // Copied as files: written through its log, as is usual, it would take four times as long.
  await administer(base, `create database ${name} template ${templateName} strategy file_copy`);
  return {
    folder,
    location: { engine: "postgres", url: databaseUrl(base, name) },
    async remove() {
      await administer(base, `drop database ${name} with (force)`);
      await removeFolder(folder);
    },
  };
}

/** An empty database, for what is about migrating. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "lane-test-"));
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

let administration: Pool | undefined;

/** Over one connection per test file, which keeps nobody from ending. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  administration ??= openAdministration(serverUrl);
  await administration.query(statement);
}

function openAdministration(serverUrl: string): Pool {
  const url = databaseUrl(serverUrl, "postgres");
  const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // At the end of all tests the server goes first.
  pool.on("error", () => undefined);
  return pool;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
