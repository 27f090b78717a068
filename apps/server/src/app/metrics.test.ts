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
