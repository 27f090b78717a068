import type { FastifyInstance } from "fastify";

interface HealthChecks {
  /** Whether this process should get requests. */
  readonly isReady: () => Promise<boolean>;
}

/** For the machines that watch the server: alive, and ready to be sent requests. */
export function addHealthChecks(app: FastifyInstance, { isReady }: HealthChecks): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
