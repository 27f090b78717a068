import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

interface SubscriptionCounts {
  readonly paying: number;
  readonly failing: number;
  readonly lastReadAt: number;
}

interface InstallationFigures {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestDueMs: number;
  readonly mailsWaiting: number;
  readonly lastBackupAt: number;
  readonly lastDrillAt: number;
}

interface Installation {
  readFigures(): Promise<InstallationFigures>;
  listDisks(): Promise<readonly { readonly folder: string; readonly freeBytes: number }[]>;
}

/** One reading for all gauges of a scrape, and for a second Prometheus. */
const figuresKeptMs = 3000;

export function createMetrics() {
  const registry = new Registry();
  const { requests, jobs, errors } = createCounters(registry);

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

    errorCounted({ kind, place }: { readonly kind: string; readonly place: string }): void {
      errors.inc({ kind, place });
    },

    /** Read when the metrics are asked for. */
    observeInstallation: (installation: Installation): void => addInstallation(registry, installation),

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

/** What is counted while it happens. */
function createCounters(registry: Registry) {
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

  const errors = new Counter({
    name: "errors_total",
    help: "Failed requests that are the server's fault, and jobs given up, by kind and place",
    labelNames: ["kind", "place"],
    registers: [registry],
  });
  return { requests, jobs, errors };
}

const installationGauges: readonly (readonly [
  name: string,
  help: string,
  of: (figures: InstallationFigures) => number,
])[] = [
  ["jobs_waiting", "Jobs that wait, also for their next try", ({ waiting }) => waiting],
  ["jobs_running", "Jobs that run", ({ running }) => running],
  ["jobs_failed", "Jobs given up in the last thirty days and not tried again", ({ failed }) => failed],
  ["jobs_oldest_due_seconds", "For how long the oldest due job has waited", ({ oldestDueMs }) => oldestDueMs / 1000],
  ["mails_waiting", "Mails that wait to be sent", ({ mailsWaiting }) => mailsWaiting],
  [
    "backup_last_good_timestamp_seconds",
    "When the last good backup was begun; 0 for never",
    ({ lastBackupAt }) => lastBackupAt / 1000,
  ],
  [
    "backup_drill_last_good_timestamp_seconds",
    "When a backup was last tried out and found good; 0 for never",
    ({ lastDrillAt }) => lastDrillAt / 1000,
  ],
];

function addInstallation(registry: Registry, installation: Installation): void {
  const read = keptFor(figuresKeptMs, () => installation.readFigures());
  for (const [name, help, valueOf] of installationGauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read().then(valueOf, () => Number.NaN));
      },
    });
    registry.registerMetric(gauge);
  }
  const disks = new Gauge({
    name: "disk_free_bytes",
    help: "Free bytes on the disks with the data and the files",
    labelNames: ["folder"],
    registers: [],
    async collect() {
      this.reset();
      for (const { folder, freeBytes } of await installation.listDisks().catch(() => [])) {
        this.set({ folder }, freeBytes);
      }
    },
  });
  registry.registerMetric(disks);
}

function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly reading: Promise<T> } | undefined;
  return () => {
    const at = performance.now();
    if (!kept || at - kept.at > ms) kept = { at, reading: read() };
    return kept.reading;
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
