import { expect } from "vitest";
import { z } from "zod";

import { defineJob, handle, HopelessJobError, type JobHandler } from "#ports/job-queue.ts";
import { test, type TestServer } from "#testing/server-test.ts";

import { createRecurringJobs } from "./recurring-jobs.ts";
import { createWorker, type Worker } from "./worker.ts";

const quick = defineJob({ name: "quick", payload: z.object({ n: z.number() }), maxAttempts: 2, timeoutMs: 200 });
const hourMs = 3_600_000;
const hourly = defineJob({ name: "hourly", payload: z.object({}), maxAttempts: 1, timeoutMs: 60_000, everyMs: hourMs });
const idle = handle(hourly, async () => undefined);

async function withWorker(
  server: TestServer,
  handlers: JobHandler[],
  work: (worker: Worker) => Promise<void>,
): Promise<void> {
  const worker = createWorker({ ...server.jobs, handlers, clock: server.clock, logger: server.logger });
  server.jobs.onReady(() => worker.wake());
  worker.start();
  try {
    await work(worker);
  } finally {
    await worker.stop(1000);
  }
}

async function statusOf(
  server: TestServer,
  name: string,
): Promise<{ status: string; attempts: number; last_error: string | null }> {
  return server.database.db
    .selectFrom("jobs")
    .select(["status", "attempts", "last_error"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

async function countOf(server: TestServer, name: string, status: "queued" | "done"): Promise<number> {
  const { count } = await server.database.db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("name", "=", name)
    .where("status", "=", status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As a worker would whose job is done at once. */
async function finishOne({ jobs: { source } }: TestServer): Promise<void> {
  const job = await source.claim(["hourly"], 30_000);
  await source.complete(job?.id ?? "");
}

test("a job runs as soon as it is committed", async ({ server }) => {
  const done: number[] = [];
  const handler = handle(quick, async ({ n }) => void done.push(n));

  await withWorker(server, [handler], async () => {
    await server.jobs.queue.enqueue(quick, { n: 7 });
    await expect.poll(() => done).toEqual([7]);
  });

  expect(await statusOf(server, "quick")).toMatchObject({ status: "done", attempts: 1 });
});

test("a job that fails is tried again later, and given up after its last try", async ({ server }) => {
  const handler = handle(quick, async () => {
    throw new Error("not today");
  });

  await withWorker(server, [handler], async (worker) => {
    await server.jobs.queue.enqueue(quick, { n: 1 });
    await expect.poll(() => statusOf(server, "quick")).toMatchObject({ status: "queued", attempts: 1 });
    server.clock.advance(10_000);
    worker.wake();
    await expect.poll(() => statusOf(server, "quick")).toMatchObject({ status: "failed" });
  });

  expect(await statusOf(server, "quick")).toMatchObject({ attempts: 2, last_error: "Error: not today" });
});

test("a hopeless job is given up at once", async ({ server }) => {
  const handler = handle(quick, async () => {
    throw new HopelessJobError("no such address");
  });

  await withWorker(server, [handler], async () => {
    await server.jobs.queue.enqueue(quick, { n: 1 });
    await expect.poll(() => statusOf(server, "quick")).toMatchObject({ status: "failed" });
  });

  expect((await statusOf(server, "quick")).attempts).toBe(1);
});

test("a job that takes too long is told to stop and put back", async ({ server }) => {
  let wasTold = false;
  const handler = handle(quick, (_payload, { signal }) => {
    signal.addEventListener("abort", () => (wasTold = true));
    return new Promise(() => undefined);
  });

  await withWorker(server, [handler], async () => {
    await server.jobs.queue.enqueue(quick, { n: 1 });
    await expect.poll(async () => (await statusOf(server, "quick")).last_error).toContain("took too long");
  });

  expect(wasTold).toBe(true);
});

test("a worker that stops hands its running job back without counting it as lost", async ({ server }) => {
  const started = Promise.withResolvers<void>();
  const slow = defineJob({ ...quick, name: "slow", timeoutMs: 60_000 });
  const handler = handle(slow, async () => {
    started.resolve();
    await new Promise(() => undefined);
  });
  const worker = createWorker({ ...server.jobs, handlers: [handler], clock: server.clock, logger: server.logger });
  worker.start();
  await server.jobs.queue.enqueue(slow, { n: 1 });
  worker.wake();
  await started.promise;

  await worker.stop(50);

  expect(await statusOf(server, "slow")).toMatchObject({ status: "queued", last_error: "The server stopped" });
});

test("a worker that stops does not wait for a job that can go on later", async ({ server }) => {
  const started = Promise.withResolvers<void>();
  const long = defineJob({ ...quick, name: "long", timeoutMs: 60_000, isResumable: true });
  const handler = handle(long, async () => {
    started.resolve();
    await new Promise(() => undefined);
  });
  const worker = createWorker({ ...server.jobs, handlers: [handler], clock: server.clock, logger: server.logger });
  worker.start();
  await server.jobs.queue.enqueue(long, { n: 1 });
  worker.wake();
  await started.promise;

  // Longer than this test may take.
  await worker.stop(600_000);

  expect(await statusOf(server, "long")).toMatchObject({ status: "queued", last_error: "The server stopped" });
});

test("a recurring job runs once in each of its slots", async ({ server }) => {
  let runs = 0;
  const handler = handle(hourly, async () => void (runs += 1));

  await withWorker(server, [handler], async (worker) => {
    await expect.poll(() => countOf(server, "hourly", "done")).toBe(1);
    server.clock.advance(hourMs);
    worker.wake();
    await expect.poll(() => countOf(server, "hourly", "done")).toBe(2);
  });

  expect(runs).toBe(2);
});

test("two workers queue a recurring job once per slot", async ({ server }) => {
  const workers = [1, 2].map(() => createRecurringJobs({ ...server.jobs, ...server }));
  const queued: number[] = [];

  for (let slot = 0; slot < 3; slot += 1) {
    await Promise.all(workers.map((worker) => worker.queueDue([idle])));
    queued.push(await countOf(server, "hourly", "queued"));
    await finishOne(server);
    server.clock.advance(hourMs);
  }

  expect(queued).toEqual([1, 1, 1]);
});

test("a worker that looks for what is due when the slot ends does not queue the next one twice", async ({ server }) => {
  const { source } = server.jobs;
  const { promise: isOver, resolve: endWait } = Promise.withResolvers<void>();
  const late = createRecurringJobs({
    ...server.jobs,
    ...server,
    source: {
      async freeSlots(...slots) {
        await isOver;
        await source.freeSlots(...slots);
      },
    },
  });
  const punctual = createRecurringJobs({ ...server.jobs, ...server });
  await punctual.queueDue([idle]);
  await finishOne(server);

  server.clock.advance(hourMs - (server.clock.now() % hourMs) - 1);
  const looking = late.queueDue([idle]);
  server.clock.advance(1);
  await punctual.queueDue([idle]);
  await finishOne(server);
  endWait();
  await looking;
  await late.queueDue([idle]);

  expect(await countOf(server, "hourly", "queued")).toBe(0);
});

test("after the computer has slept, what runs is not begun a second time", async ({ server }) => {
  const slow = defineJob({ ...quick, timeoutMs: 60_000, isResumable: true });
  const begun: number[] = [];
  const handler = handle(slow, async ({ n }) => {
    begun.push(n);
    await new Promise(() => undefined);
  });
  await server.jobs.queue.enqueue(slow, { n: 1 });

  await withWorker(server, [handler], async () => {
    await expect.poll(() => begun).toEqual([1]);
    server.clock.advance(600_000);
    await server.jobs.queue.enqueue(slow, { n: 2 });
    await expect.poll(() => begun).toHaveLength(2);
  });

  expect(begun).toEqual([1, 2]);
});

test("heavy work has lanes of its own, and nothing light waits for it", async ({ server }) => {
  const heavy = defineJob({ ...quick, name: "heavy", timeoutMs: 60_000, isResumable: true, atOnce: 2 });
  let running = 0;
  const light: number[] = [];
  const handlers = [
    handle(quick, async ({ n }) => void light.push(n)),
    handle(heavy, async () => {
      running += 1;
      await new Promise(() => undefined);
    }),
  ];
  for (let n = 0; n < 5; n += 1) await server.jobs.queue.enqueue(heavy, { n });

  await withWorker(server, handlers, async () => {
    await expect.poll(() => running).toBe(2);
    for (let n = 0; n < 5; n += 1) await server.jobs.queue.enqueue(quick, { n });
    await expect.poll(() => light).toHaveLength(5);
  });

  expect(running).toBe(2);
});

test("nothing waits for what recurs", async ({ server }) => {
  const recurring = ["cities", "sweep", "orphans"].map((name) =>
    defineJob({ ...quick, name, timeoutMs: 60_000, isResumable: true, everyMs: 60_000 }),
  );
  const running = new Set<string>();
  const light: number[] = [];
  const handlers = [
    handle(quick, async ({ n }) => void light.push(n)),
    ...recurring.map((job) =>
      handle(job, async () => {
        running.add(job.name);
        await new Promise(() => undefined);
      }),
    ),
  ];
  for (const job of recurring) await server.jobs.queue.enqueue(job, { n: 0 });

  await withWorker(server, handlers, async () => {
    await expect.poll(() => running.size).toBe(3);
    await server.jobs.queue.enqueue(quick, { n: 1 });
    await expect.poll(() => light).toEqual([1]);
  });
});
