import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextLoop } from "node:timers/promises";

import { foldName } from "@lane/domain/fold-name.ts";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openBenchContext } from "./bench-context.ts";

const prefixes = sized(200, 20);

/** Prefixes as people type them, weighted by population: two to six letters of the largest cities' names. */
async function typicalPrefixes({ database: { db } }: Awaited<ReturnType<typeof openBenchContext>>): Promise<string[]> {
  const cities = await db.selectFrom("cities").select("name").orderBy("population", "desc").limit(5000).execute();
  return Array.from({ length: prefixes }, (_, index) => {
    const name = foldName(cities[(index * 25) % cities.length]?.name ?? "");
    return name.slice(0, 2 + (index % 5));
  });
}

export const cities: Bench = {
  name: "cities",
  async run(): Promise<Row[]> {
    const context = await openBenchContext();
    const { services, app } = context;
    await nextLoop();
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 20);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const cpu = process.cpuUsage();
    const started = performance.now();
    await services.cities.load(new AbortController().signal);
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    delay.disable();
    clearInterval(watch);

    const took: number[] = [];
    for (const prefix of await typicalPrefixes(context)) {
      const asked = performance.now();
      await app.inject({ url: "/api/cities", query: { q: prefix, country: "NL" } });
      took.push(performance.now() - asked);
    }
    const asked = performance.now();
    await app.inject("/api/cities?q=s");
    const oneLetter = performance.now() - asked;
    await context.leave();
    return [
      { what: "all cities loaded", value: seconds, unit: "s" },
      { what: "all cities loaded: CPU of the server", value: (user + system) / 1e6, unit: "s" },
      { what: "wait of others meanwhile, p99", value: delay.percentile(99) / 1e6, unit: "ms", atMost: 50 },
      { what: "wait of others meanwhile, longest", value: delay.max / 1e6, unit: "ms" },
      { what: "memory meanwhile, above before", value: (highest - before) / 1e6, unit: "MB", atMost: 100 },
      { what: "GET /api/cities?q=: p50 of 200", value: percentile(took, 0.5), unit: "ms" },
      { what: "GET /api/cities?q=: p95 of 200", value: percentile(took, 0.95), unit: "ms", atMost: 10 },
      { what: "GET /api/cities?q=s", value: oneLetter, unit: "ms" },
    ];
  },
};
