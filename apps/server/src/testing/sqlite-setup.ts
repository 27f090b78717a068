import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lane-base-"));
  const file = join(folder, "base.sqlite");
  const database = openDatabase({ engine: "sqlite", file });
  await migrate(database, { migrations, nowMs: 0 });
  await database.close();
  project.provide("engine", "sqlite");
  project.provide("baseDatabase", file);
  return () => rm(folder, { recursive: true, force: true });
}
