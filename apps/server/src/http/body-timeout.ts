import type { FastifyInstance } from "fastify";

/**
 * A request must have arrived within this time. Node's own `requestTimeout` cannot make an exception for uploads, which
 * take as long as they take and are watched for silence instead.
 */
export function addBodyTimeout(app: FastifyInstance, timeoutMs: number, isExempt: (route: string) => boolean): void {
  app.addHook("onRequest", async ({ raw, headers, routeOptions }) => {
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (!hasBody || isExempt(routeOptions.url ?? "")) return;
    const timer = setTimeout(() => raw.destroy(), timeoutMs);
    raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
  });
}
