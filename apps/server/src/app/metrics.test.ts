import Fastify from "fastify";
import { expect, test } from "vitest";

import { createMetrics } from "./metrics.ts";

test("requests are counted by route template and jobs by outcome, on a port of their own", async () => {
  const metrics = createMetrics();
  const app = Fastify({ logger: false });
  metrics.observeRequests(app);
  app.get("/things/:id", async () => ({}));
  await app.inject("/things/secret-id");
  metrics.jobFinished("greet", "done");

  const server = await metrics.serve(0);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  await server.close();
  await app.close();

  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 1');
  expect(text).toContain('jobs_finished_total{job="greet",outcome="done"} 1');
  expect(text).toContain("process_cpu_seconds_total");
  expect(text).not.toContain("secret-id");
});

test("who pays, whose payment failed, and when that was last read are counted when somebody asks", async () => {
  const metrics = createMetrics();
  metrics.observeSubscriptions(async () => ({ paying: 12, failing: 3, lastReadAt: 1_778_846_400_000 }));

  const server = await metrics.serve(0);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  await server.close();

  expect(text).toContain("subscriptions_paying 12");
  expect(text).toContain("subscriptions_failing 3");
  expect(text).toContain("subscriptions_last_reading_timestamp_seconds 1778846400");
});

test("while the database is out of reach all the other numbers are still there", async () => {
  const metrics = createMetrics();
  metrics.observeSubscriptions(() => Promise.reject(new Error("no database")));

  const server = await metrics.serve(0);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  await server.close();

  expect(text).toMatch(/^subscriptions_paying nan$/im);
  expect(text).toContain("process_cpu_seconds_total");
});

const figures = {
  waiting: 4,
  running: 1,
  failed: 2,
  oldestDueMs: 90_500,
  mailsWaiting: 3,
  lastBackupAt: 1_778_846_400_000,
  lastDrillAt: 0,
};

async function scrape(metrics: ReturnType<typeof createMetrics>, times = 1): Promise<string> {
  const server = await metrics.serve(0);
  let text = "";
  for (let time = 0; time < times; time += 1) text = await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  await server.close();
  return text;
}

test("queue, backups, mails, disks and errors are there, read once for all gauges and for two who ask", async () => {
  const metrics = createMetrics();
  let readings = 0;
  metrics.observeInstallation({
    async readFigures() {
      readings += 1;
      return figures;
    },
    listDisks: async () => [{ folder: "/data", freeBytes: 1e9 }],
  });
  metrics.errorCounted({ kind: "TypeError", place: "GET /api/things/:id" });

  const text = await scrape(metrics, 2);

  expect(readings).toBe(1);
  for (const line of [
    "jobs_waiting 4",
    "jobs_running 1",
    "jobs_failed 2",
    "jobs_oldest_due_seconds 90.5",
    "mails_waiting 3",
    "backup_last_good_timestamp_seconds 1778846400",
    "backup_drill_last_good_timestamp_seconds 0",
    'disk_free_bytes{folder="/data"} 1000000000',
    'errors_total{kind="TypeError",place="GET /api/things/:id"} 1',
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});

test("without a database the queue is not a number, and the disk is still there", async () => {
  const metrics = createMetrics();
  metrics.observeInstallation({
    readFigures: () => Promise.reject(new Error("no database")),
    listDisks: async () => [{ folder: "/data", freeBytes: 5 }],
  });

  const text = await scrape(metrics);

  expect(text).toMatch(/^jobs_waiting nan$/im);
  expect(text).toMatch(/^backup_last_good_timestamp_seconds nan$/im);
  expect(text).toContain('disk_free_bytes{folder="/data"} 5');
});
