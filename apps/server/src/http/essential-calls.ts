import type { FastifyInstance, FastifyRequest } from "fastify";

import { asEssential } from "#lib/essential-work.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Marks a write that is allowed while the disk is full. */
    readonly worksWhenFull?: boolean;
  }
}

/** Reads are allowed while the disk is full, with the small writes they cause, and so are the marked writes. */
export function addEssentialCalls(app: FastifyInstance): void {
  // In `preHandler`, because handlers run outside of the async context set before the body was read.
  app.addHook("preHandler", (request, _reply, done) => asEssentialCall(request, done));
}

/** Marks the work done for a call before its body is there. */
export function asEssentialCall<T>({ method, routeOptions }: FastifyRequest, work: () => T): T {
  const isRead = method === "GET" || method === "HEAD";
  return isRead || routeOptions.config.worksWhenFull === true ? asEssential(work) : work();
}
