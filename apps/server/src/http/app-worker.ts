import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { paths } from "@lane/contract/page-paths.ts";
import type { FastifyInstance } from "fastify";

import { sha256 } from "#lib/hash.ts";

import { workerPolicy } from "./security-headers.ts";

export interface AppWorkerOptions {
  /** The folder of the built web app. */
  readonly folder: string;
  /** Removes the worker from every browser that has it. */
  readonly isOff: boolean;
}

/** Replaces the installed worker: it caches nothing, answers nothing and unregisters itself. */
const retiringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Serves the service worker that opens the app without a connection, and the share target of other apps. */
export function addAppWorker(app: FastifyInstance, { folder, isOff }: AppWorkerOptions): void {
  const file = join(folder, "sw.js");
  const script = isOff || !existsSync(file) ? retiringWorker : readFileSync(file, "utf8");
  const mark = `"${sha256(script).slice(0, 32)}"`;

  app.get("/sw.js", async ({ headers }, reply) => {
    reply.headers({
      "content-security-policy": workerPolicy,
      // Cached for longer, a faulty worker could not be replaced.
      "cache-control": "no-cache",
      "content-type": "text/javascript; charset=utf-8",
      etag: mark,
    });
    return headers["if-none-match"] === mark ? reply.code(304).send() : reply.send(script);
  });

  // Without a service worker the shared content is not read; the page that would have received it opens all the same.
  app.post("/share-target", {
    onRequest: async (_request, reply) => reply.redirect(paths.addMemory, 303),
    handler: async (_request, reply) => reply.callNotFound(),
  });
}
