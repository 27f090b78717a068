import type { FastifyInstance } from "fastify";

interface HealthChecks {
  /** Whether this process should get requests. */
  readonly isReady: () => Promise<boolean>;
}

/** For monitoring: whether the server is alive, and ready for requests. */
export function addHealthChecks(app: FastifyInstance, { isReady }: HealthChecks): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
