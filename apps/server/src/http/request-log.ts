import type { FastifyInstance } from "fastify";

import type { Logger } from "#lib/logger.ts";

/** Requests of the help pages are not logged: seeking help must not leave a trace. */
const leavesNoTrace = /^\/help([/?]|$)/;

/** One line per API request: the route and the outcome, never content or people. */
export function addRequestLog(app: FastifyInstance, logger: Logger): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (leavesNoTrace.test(request.url)) return;
    const { method, routeOptions, id: requestId } = request;
    // The route's template, not the address, which may contain an id or a search.
    const route = routeOptions.url ?? "unknown";
    const line = { requestId, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (route.startsWith("/api/")) logger.info(line, "request");
    else logger.debug(line, "request");
  });
}
