import type { FastifyInstance } from "fastify";

/** Asked about its readiness so lately, this process has a balancer in front of it. */
const watchedMs = 5000;
/** Longer than a balancer takes from one look to the next. */
const longestUntilToldMs = 3000;

export interface Draining {
  /** For every look of a balancer: from the first one that finds it closed, nothing new comes. */
  isOpen(): boolean;
  /** Stops taking connections and waits for the running requests. */
  drain(): Promise<void>;
}

interface DrainingOptions {
  /**
   * How long open connections may still send a request, each answered with `connection: close`, once a balancer knows;
   * where there is none, from the beginning.
   */
  readonly graceMs: number;
  readonly deadlineMs: number;
}

export function addDraining(app: FastifyInstance, { graceMs, deadlineMs }: DrainingOptions): Draining {
  let draining = false;
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  const told = Promise.withResolvers<void>();
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
  return {
    isOpen() {
      lastAskedAt = performance.now();
      if (draining) told.resolve();
      return !draining;
    },
    async drain() {
      draining = true;
      const deadline = pause(deadlineMs).then(() => app.server.closeAllConnections());
      const isWatched = performance.now() - lastAskedAt < watchedMs;
      if (isWatched) await Promise.race([told.promise, pause(longestUntilToldMs)]);
      // Closing at once would reset a kept-alive connection whose next request is already on its way.
      await pause(graceMs);
      await Promise.race([app.close(), deadline]);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
