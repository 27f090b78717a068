import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { apiBase } from "@lane/contract/endpoint.ts";
import { routeMap } from "@lane/contract/route-map.ts";
import { uploadsPath } from "@lane/contract/uploads.ts";
import Fastify, { type FastifyInstance, type RouteOptions } from "fastify";

import { createAccountShare } from "#http/account-share.ts";
import { addApiPages } from "#http/api-page.ts";
import { addAppWorker } from "#http/app-worker.ts";
import { addDevMailbox } from "#http/dev-mailbox.ts";
import { addDraining, type Draining } from "#http/draining.ts";
import { addEssentialCalls } from "#http/essential-calls.ts";
import { addHealthChecks } from "#http/health-checks.ts";
import { apiDocument } from "#http/openapi.ts";
import { addOperatorGate } from "#http/operator-gate.ts";
import { addOperatorPage } from "#http/operator-page.ts";
import type { PageFacts } from "#http/page-facts.ts";
import { addPaymentEvents } from "#http/payment-events.ts";
import { addPlainPageStyle } from "#http/plain-page.ts";
import { addPrinterMessages } from "#http/printer-messages.ts";
import { addProblemAnswers } from "#http/problems.ts";
import { addBodyTimeout, addUnreadBodies } from "#http/request-bodies.ts";
import { createRequestLimit } from "#http/request-limit.ts";
import { addRequestLog } from "#http/request-log.ts";
import { addRestoreCalls, closeRestoreCalls, type RestoreAccess } from "#http/restore-calls.ts";
import { createRouter, type Router } from "#http/router.ts";
import { addSecurityHeaders, securityHeaders } from "#http/security-headers.ts";
import { addSecurityTxt } from "#http/security-txt.ts";
import { addExportFiles, addMediaFiles, addPrintFiles, addSharedFiles } from "#http/served-files.ts";
import { addSharedPage } from "#http/shared-page.ts";
import { addStaticApp } from "#http/static-app.ts";
import { addAnswerTimeout } from "#http/unread-answers.ts";
import { createAddressRefusal, createConnectionRefusal } from "#http/unreadable-requests.ts";
import { addUnsubscribing } from "#http/unsubscribe.ts";
import { createUploadPace } from "#http/upload-pace.ts";
import { addUploads } from "#http/uploads.ts";

import type { AppContext } from "./app-context.ts";
import type { Composition } from "./compose.ts";
import { createErrorCounting } from "./count-errors.ts";
import type { Metrics } from "./metrics.ts";

/** Who is slow to send or to read is left within a minute. */
const bodyTimeoutMs = 50_000;
const unreadAnswerMs = 25_000;
const uploadStallMs = 30_000;
const headerTimeoutMs = 20_000;
/** Long, so that neither a browser nor a balancer has to connect anew for each page. */
const keepAliveMs = 50_000;
const drainDeadlineMs = 30_000;

export interface HttpDeps {
  readonly context: AppContext;
  readonly composition: Composition;
  readonly metrics: Metrics;
  readonly webFolder: string;
  /** Undefined where no backup is ever restored. */
  readonly restoring?: RestoreAccess;
  /** Called with every route as it is mounted. */
  readonly onRoute?: (route: RouteOptions) => void;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly draining: Draining;
}

export async function createHttp(deps: HttpDeps): Promise<HttpServer> {
  const { context, composition, metrics, onRoute } = deps;
  const { config, logger } = context;
  const isHttps = config.baseUrl.startsWith("https:");
  const headers = securityHeaders({ isHttps });
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headerTimeoutMs },
    return503OnClosing: false,
    forceCloseConnections: "idle",
    frameworkErrors: createAddressRefusal(headers),
    clientErrorHandler: createConnectionRefusal(headers),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  if (onRoute) app.addHook("onRoute", onRoute);
  // JSON is the only accepted body: a form or plain text could be sent by any other site.
  app.removeContentTypeParser("text/plain");

  addSecurityHeaders(app, headers);
  addBodyRules(app);
  addRequestLog(app, logger);
  const countError = createErrorCounting({ counts: composition.services.errorCounts, metrics });
  addProblemAnswers(app, logger, countError);
  addOperatorGate(app, { isOn: config.operatorPage === "on", baseUrl: config.baseUrl });
  metrics.observeRequests(app);
  addEssentialCalls(app);
  const draining = addDraining(app, { graceMs: 500, deadlineMs: drainDeadlineMs });

  addHealthChecks(app, { isReady: async () => draining.isOpen() && (await isReachable(composition)) });
  addSecurityTxt(app, { clock: context.clock, baseUrl: config.baseUrl, contact: config.contact });
  addPlainPageStyle(app);
  addApiPages(app, () => apiDocument(routeMap, config.version));
  addDevMailbox(app, mailboxOf(context, composition));
  const pace = createUploadPace();
  composition.mountAll(routerOf(app, deps, (accountId) => pace.asked(accountId)));
  await addPaymentEvents(app, composition.services.paymentEvents);
  await addPrinterMessages(app, composition.services.printMessages);
  await addUnsubscribing(app, composition.services.mailChoices);
  addFiles(app, composition);
  await addUploads(app, {
    uploads: composition.services.uploads,
    findViewer: (credential) => composition.services.sessions.findViewer(credential),
    limiter: composition.limiter,
    pace,
    maxBytes: Math.max(...Object.values(config.mediaQuota.limits), config.importBytes),
    stallMs: uploadStallMs,
  });
  await addPages(app, deps);
  return { app, draining };
}

function routerOf(
  app: FastifyInstance,
  { context: { config, clock }, composition }: HttpDeps,
  onCall: (accountId: string) => void,
): Router {
  return createRouter({
    app,
    findViewer: (credential) => composition.services.sessions.findViewer(credential),
    findOperator: (token) => composition.services.operatorSessions.find(token),
    limiter: composition.limiter,
    share: createAccountShare(),
    onCall,
    requestLimit: createRequestLimit({ clock, perMinute: config.requestsPerMinute }),
    idempotency: composition.idempotency,
    isHttps: config.baseUrl.startsWith("https:"),
    parsesAnswers: config.mode === "test",
  });
}

const isUpload = (route: string): boolean => route.startsWith(`${apiBase}${uploadsPath}`);

function addFiles(app: FastifyInstance, { services }: Composition): void {
  addMediaFiles(app, services.shownFiles);
  addExportFiles(app, services.exportFiles);
  addSharedFiles(app, services.sharedFiles);
  addPrintFiles(app, services.printFiles);
}

function addRestoring(app: FastifyInstance, { context: { clock }, restoring }: HttpDeps): void {
  if (restoring === undefined) closeRestoreCalls(app);
  else addRestoreCalls(app, restoring, clock);
}

async function addPages(app: FastifyInstance, deps: HttpDeps): Promise<void> {
  const {
    context: { config },
    composition,
    webFolder,
    restoring,
  } = deps;
  addRestoring(app, deps);
  addAppWorker(app, { folder: webFolder, isOff: config.offlineApp === "off" });
  const { sharePages: pages, askPages: asks } = composition.services;
  addSharedPage(app, { folder: webFolder, baseUrl: config.baseUrl, pages, asks });
  const isOn = config.operatorPage === "on";
  addOperatorPage(app, { folder: webFolder, isOn });
  await addStaticApp(app, {
    folder: webFolder,
    leftOut: isOn ? [] : ["operator/**"],
    facts: pageFactsOf(config),
    mediaOrigin: mediaOriginOf(config),
    canRestore: restoring?.isOpen,
  });
}

function addBodyRules(app: FastifyInstance): void {
  addBodyTimeout(app, bodyTimeoutMs, isUpload);
  addUnreadBodies(app, isUpload);
  addAnswerTimeout(app, unreadAnswerMs);
}

function mailboxOf({ config, secrets }: AppContext, { limiter }: Composition) {
  const folder = config.smtpUrl ? undefined : join(config.dataDir, "outbox");
  return { folder, mode: config.mode, key: secrets.mailboxKey, limiter };
}

function pageFactsOf(config: AppContext["config"]): PageFacts {
  const keepsMail = config.smtpUrl === undefined && config.mode !== "production";
  const plans = config.billing.kind === "included" ? "included" : "sold";
  return { ...config, plans, mail: keepsMail ? "kept" : undefined };
}

function mediaOriginOf({ media }: AppContext["config"]): string | undefined {
  return media.kind === "s3" && media.isDirect ? new URL(media.endpoint).origin : undefined;
}

async function isReachable({ services }: Composition): Promise<boolean> {
  try {
    await services.health.read();
    return true;
  } catch {
    return false;
  }
}
