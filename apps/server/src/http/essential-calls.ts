import type { FastifyInstance } from "fastify";

import { asEssential } from "#lib/essential-work.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A write that goes on while the disk is full. */
    readonly worksWhenFull?: boolean;
  }
}

/** Reading goes on while the disk is full, whatever small thing it notes down on the way, and so do the writes that say so. */
export function addEssentialCalls(app: FastifyInstance): void {
  // Once the body is there: what comes with it runs outside of what was marked before.
  app.addHook("preHandler", (request, _reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead || request.routeOptions.config.worksWhenFull === true) asEssential(done);
    else done();
  });
}
