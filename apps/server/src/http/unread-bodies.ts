import type { FastifyInstance } from "fastify";

/**
 * Whoever is refused before their body was read goes on sending it, and Node takes it as fast as it comes. Where it is
 * longer than any that could be taken, the answer ends the connection.
 */
export function addUnreadBodies(app: FastifyInstance, isExempt: (route: string) => boolean = () => false): void {
  app.addHook("onSend", async ({ raw, headers, routeOptions }, reply) => {
    if (raw.complete || isExempt(routeOptions.url ?? "")) return;
    const length = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Infinity;
    if (length > (routeOptions.bodyLimit ?? 0)) reply.header("connection", "close");
  });
}
