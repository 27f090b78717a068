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
