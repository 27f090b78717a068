import type { IncomingMessage } from "node:http";

import type { FastifyInstance } from "fastify";

/**
 * A request must have arrived within this time. Node's own `requestTimeout` cannot exempt uploads, which may take any
 * time and have a limit of silence instead.
 */
export function addBodyTimeout(app: FastifyInstance, timeoutMs: number, isExempt: (route: string) => boolean): void {
  app.addHook("onRequest", async ({ raw, headers, routeOptions }) => {
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (hasBody && !isExempt(routeOptions.url ?? "")) endAfter(raw, timeoutMs);
  });
  // An upload that was refused is no upload any more.
  app.addHook("onResponse", async ({ raw, routeOptions }) => {
    if (!raw.complete && !raw.destroyed && isExempt(routeOptions.url ?? "")) endAfter(raw, timeoutMs);
  });
}

function endAfter(request: IncomingMessage, timeoutMs: number): void {
  const timer = setTimeout(() => request.destroy(), timeoutMs);
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
}

/**
 * A client that is refused before its body was read goes on sending, and Node accepts the body at full speed. Where the
 * body is longer than any accepted one, the answer ends the connection.
 */
export function addUnreadBodies(app: FastifyInstance, isExempt: (route: string) => boolean = () => false): void {
  app.addHook("onSend", async ({ raw, headers, routeOptions }, reply) => {
    if (raw.complete || isExempt(routeOptions.url ?? "")) return;
    const length = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Infinity;
    if (length > (routeOptions.bodyLimit ?? 0)) reply.header("connection", "close");
  });
}
