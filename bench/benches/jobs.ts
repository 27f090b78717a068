import { createWorker } from "@lane/server/src/app/worker.ts";
import { defineJob, handle } from "@lane/server/src/ports/job-queue.ts";
import { z } from "zod";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { openBenchContext } from "./bench-context.ts";

const count = sized(500, 120);
const tick = defineJob({ name: "bench.tick", payload: z.object({ at: z.number() }), maxAttempts: 1, timeoutMs: 1000 });

export const jobs: Bench = {
  name: "jobs",
  async run(): Promise<Row[]> {
    const context = await openBenchContext();
    const latencies: number[] = [];
    const handler = handle(tick, async ({ at }) => void latencies.push(performance.now() - at));
    const worker = createWorker({ ...context.jobs, handlers: [handler], clock: context.clock, logger: context.logger });
    context.jobs.onReady(() => worker.wake());
    worker.start();
    const started = performance.now();
    for (let job = 0; job < count; job += 1) {
      await context.jobs.queue.enqueue(tick, { at: performance.now() });
      while (latencies.length <= job) await new Promise((resolve) => setImmediate(resolve));
    }
    const perSecond = count / ((performance.now() - started) / 1000);
    await worker.stop(1000);
    await context.leave();
    return [
      { what: "job: from enqueue to its handler, p50", value: percentile(latencies, 0.5), unit: "ms", atMost: 30 },
      { what: "job: from enqueue to its handler, p99", value: percentile(latencies, 0.99), unit: "ms" },
      { what: "jobs one after another, each durable", value: perSecond, unit: "per s" },
    ];
  },
};
