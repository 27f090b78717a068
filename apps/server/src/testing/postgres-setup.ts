import type { TestProject } from "vitest/node";

import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { migrations } from "#db/migrations/all.ts";

import { administer, databaseUrl, templateName } from "./postgres-administration.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  await administer(cluster.url, `create database ${templateName}`);
  const database = openDatabase({ engine: "postgres", url: databaseUrl(cluster.url, templateName) });
  await migrate(database, { migrations, nowMs: 0 });
  await database.close();
  project.provide("engine", "postgres");
  project.provide("baseDatabase", cluster.url);
  return () => cluster.stop();
}
