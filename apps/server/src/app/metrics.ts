import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

interface SubscriptionCounts {
  readonly paying: number;
  readonly failing: number;
  readonly lastReadAt: number;
}

export function createMetrics() {
  const registry = new Registry();
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route template",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const jobs = new Counter({
    name: "jobs_finished_total",
    help: "Jobs by name and outcome",
    labelNames: ["job", "outcome"],
    registers: [registry],
  });

  return {
    observeRequests(app: FastifyInstance): void {
      app.addHook("onResponse", async (request, reply) => {
        // The route's template, never the address, which may contain an id.
        const route = request.routeOptions.url ?? "unknown";
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },

    jobFinished(job: string, outcome: string): void {
      jobs.inc({ job, outcome });
    },

    /** Counted when the metrics are asked for. */
    observeSubscriptions(read: () => Promise<SubscriptionCounts>): void {
      const gauge = (name: string, help: string, valueOf: (counts: SubscriptionCounts) => number) =>
        new Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            // Without the database the other numbers are needed most.
            this.set(await read().then(valueOf, () => Number.NaN));
          },
        });
      gauge("subscriptions_paying", "Members whose subscription is paid", ({ paying }) => paying);
      gauge("subscriptions_failing", "Members whose last payment has failed", ({ failing }) => failing);
      gauge(
        "subscriptions_last_reading_timestamp_seconds",
        "When a subscription was last read from the payment processor; 0 for never",
        ({ lastReadAt }) => lastReadAt / 1000,
      );
    },

    /** Listens on loopback only: the numbers are about people and must not be public. */
    async serve(port: number): Promise<{ port: number; close(): Promise<void> }> {
      collectDefaultMetrics({ register: registry });
      const server = createServer((_request, response) => {
        void registry.metrics().then((text) => response.setHeader("content-type", registry.contentType).end(text));
      });
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject).listen(port, "127.0.0.1", resolve);
      });
      return { port: portOf(server.address()), close: () => closed(server) };
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
