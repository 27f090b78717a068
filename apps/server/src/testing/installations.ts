import { join } from "node:path";

import { onTestFinished } from "vitest";

import { compose } from "#app/compose.ts";
import { createHttp } from "#app/http.ts";
import { createMetrics } from "#app/metrics.ts";
import { openResources } from "#app/open-resources.ts";
import { type Config, loadConfig } from "#config/config.ts";
import type { DatabaseLocation } from "#db/client.ts";

import type { TestServer } from "./server-test.ts";
import { createEmptyDatabase } from "./test-databases.ts";

/** The configuration of a test server, which has no variable for its database, with backups in that folder. */
export function withBackups(
  server: TestServer,
  database: DatabaseLocation,
  settings: Readonly<Record<string, string>>,
) {
  const { folder } = server;
  const { backups, givenSettings } = loadConfig({ NODE_ENV: "test", DATA_DIR: folder, ...settings });
  const config: Config = { ...server.config, database, backups, givenSettings };
  return { ...server, config };
}

/** An installation in which nobody has started anything yet, on the engine of the test or on the embedded one. */
export async function createInstallation(
  like: Pick<TestServer, "clock" | "logger">,
  settings: Readonly<Record<string, string>>,
  engine: "of the test" | "embedded" = "of the test",
) {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.remove());
  const { folder, location } = empty;
  const config = loadConfig({ NODE_ENV: "test", CITY_LIST: "none", DATA_DIR: folder, ...settings });
  const database = engine === "embedded" ? config.database : location;
  const { clock, logger } = like;
  const context = { clock, logger, config: { ...config, database } };
  return {
    ...context,
    folder,
    /** The whole server over what is there now. */
    async open(): Promise<TestServer> {
      const inside = { ...context, ...(await openResources(context)), webFolder: join(folder, "no-web") };
      const composition = compose(inside);
      const { app } = await createHttp({
        context: inside,
        composition,
        metrics: createMetrics(),
        webFolder: inside.webFolder,
      });
      onTestFinished(async () => {
        await app.close();
        await composition.close();
      });
      return { ...inside, ...composition, app, folder };
    },
  };
}
