import type { FastifyInstance } from "fastify";

export interface Draining {
  isDraining(): boolean;
  /** Stops taking connections and waits for the running requests. */
  drain(): Promise<void>;
}

interface DrainingOptions {
  /** How long open connections may still send a request, each answered with `connection: close`. */
  readonly graceMs: number;
  readonly deadlineMs: number;
}

export function addDraining(app: FastifyInstance, { graceMs, deadlineMs }: DrainingOptions): Draining {
  let draining = false;
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
  return {
    isDraining: () => draining,
    async drain() {
      draining = true;
      // Closing at once would reset a kept-alive connection whose next request is already on its way.
      await pause(graceMs);
      const deadline = pause(deadlineMs - graceMs).then(() => app.server.closeAllConnections());
      await Promise.race([app.close(), deadline]);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
