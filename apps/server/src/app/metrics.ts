import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

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
