import { join } from "node:path";

import { compose } from "#app/compose.ts";
import { createHttp } from "#app/http.ts";
import { createMetrics } from "#app/metrics.ts";
import { openDatabase } from "#db/client.ts";

import type { TestServer } from "./server-test.ts";
import type { TestDatabase } from "./test-databases.ts";

/** A second server over the database of the first, with its own connections, as behind a load balancer. */
export async function openSecondServer(first: TestServer, { location }: TestDatabase) {
  const { config, clock, logger, secrets, store, folder } = first;
  const database = openDatabase(location);
  const context = { config, clock, logger, database, secrets, store, webFolder: join(folder, "no-web") };
  const composition = compose(context);
  const { app } = await createHttp({ context, composition, metrics: createMetrics(), webFolder: context.webFolder });
  const server: TestServer = { ...first, ...composition, database, app };
  return {
    server,
    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}
