import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { systemClock } from "@lane/server/src/adapters/clock/system-clock.ts";
import { compose } from "@lane/server/src/app/compose.ts";
import { createHttp } from "@lane/server/src/app/http.ts";
import { createMetrics } from "@lane/server/src/app/metrics.ts";
import { openResources } from "@lane/server/src/app/open-resources.ts";
import { loadConfig } from "@lane/server/src/config/config.ts";
import { createLogger } from "@lane/server/src/lib/logger.ts";
import type { Clock } from "@lane/server/src/ports/clock.ts";

import { withoutRateLimits } from "./without-rate-limits.ts";

/** The server over a separate database, as in production, without a network in between. */
export async function openBenchContext(settings: Readonly<Record<string, string>> = {}, clock: Clock = systemClock) {
  const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
  const config = loadConfig({ DATA_DIR: folder, NODE_ENV: "production", ...withoutRateLimits, ...settings });
  const logger = createLogger("silent");
  const context = { config, clock, logger, ...(await openResources({ config, clock, logger })) };
  const composition = compose(context);
  const { app } = await createHttp({
    context: context,
    composition,
    metrics: createMetrics(),
    webFolder: join(folder, "no-web"),
  });
  return {
    ...context,
    ...composition,
    app,
    async leave(): Promise<void> {
      await app.close();
      await composition.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type BenchContext = Awaited<ReturnType<typeof openBenchContext>>;
