import { randomUUID } from "node:crypto";

import { apiBase } from "@lane/contract/endpoint.ts";
import { restorePath } from "@lane/contract/page-paths.ts";
import Fastify, { type FastifyInstance } from "fastify";

import type { Config } from "#config/config.ts";
import { addDraining } from "#http/draining.ts";
import { addHealthChecks } from "#http/health-checks.ts";
import { addPlainPageStyle, sendPlainPage } from "#http/plain-page.ts";
import { addProblemAnswers } from "#http/problems.ts";
import { addRequestLog } from "#http/request-log.ts";
import { addRestoreCalls, type RestoreDesk } from "#http/restore-calls.ts";
import { readRestorePage, sendRestorePage } from "#http/restore-page.ts";
import { addSecurityHeaders, securityHeaders } from "#http/security-headers.ts";
import { AppError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { Clock } from "#ports/clock.ts";

import { listen } from "./listen.ts";

const comeBack = "A backup is being restored. Please try again in some minutes";
const retryAfterMs = 10_000;
/** Long enough that every page which asks each second has read how the restore ended. */
const goodbyeMs = 2500;

interface RestoringServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly webFolder: string;
  readonly desk: RestoreDesk;
}

/** Answers at the server's address while its database is being replaced: how far that is, and to all else to wait. */
export async function startRestoringServer({ config, clock, logger, webFolder, desk }: RestoringServerOptions) {
  const app = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.removeContentTypeParser("text/plain");
  addSecurityHeaders(app, securityHeaders({ isHttps: config.baseUrl.startsWith("https:") }));
  addRequestLog(app, logger);
  addProblemAnswers(app, logger);
  const draining = addDraining(app, { graceMs: goodbyeMs, deadlineMs: 2 * goodbyeMs });
  addHealthChecks(app, { isReady: async () => false });
  addPlainPageStyle(app);
  addRestoreCalls(app, { desk, isOpen: async () => true }, clock);
  addPages(app, readRestorePage(webFolder));
  await listen(app, config);
  return { stop: (): Promise<void> => draining.drain() };
}

function addPages(app: FastifyInstance, page: string | undefined): void {
  if (page !== undefined) app.get(restorePath, (request, reply) => sendRestorePage(request, reply, page));
  app.all("/*", async (request, reply) => {
    const wait = new AppError("unavailable", comeBack, { retryAfterMs });
    if (request.method !== "GET" || request.url.startsWith(apiBase)) throw wait;
    reply.code(503).header("retry-after", retryAfterMs / 1000);
    return sendPlainPage(reply, {
      title: "A backup is being restored",
      body: "<p>Everything is being put back in its place. Please try again in some minutes.</p>",
    });
  });
}
