import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { readBuiltPages } from "./built-pages.ts";
import type { PageFacts } from "./page-facts.ts";
import { addSearchEngineFiles } from "./search-engines.ts";
import { pagePolicy } from "./security-headers.ts";

export interface StaticAppOptions {
  /** The built web app. */
  readonly folder: string;
  /** Told to the app in its page, where they cannot be forged by an address. */
  readonly facts: PageFacts;
  /** Where else pictures and films may come from. */
  readonly mediaOrigin?: string | undefined;
}

/** Serves the web app: hashed files for ever, everything else by its page. */
export async function addStaticApp(app: FastifyInstance, options: StaticAppOptions): Promise<boolean> {
  const { folder, facts, mediaOrigin } = options;
  if (!existsSync(join(folder, "index.html"))) return false;
  const pages = readBuiltPages(folder, facts);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["sw.js", "**/*.html", "**/*.br", "**/*.gz", ".vite/**"],
    dotfiles: "ignore",
    setHeaders(reply, path) {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/*", async (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    const { html, isKnown } = pages.pageFor(pathOf(request));
    return sendPage(request, reply.code(isKnown ? 200 : 404), { html, mediaOrigin });
  });
  addSearchEngineFiles(app, { baseUrl: facts.baseUrl, listed: pages.listed });
  return true;
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return !/^\/(api|assets)(\/|$)/.test(path) && !/\.\w{1,8}$/.test(path);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}

interface Page {
  readonly html: string;
  readonly mediaOrigin: string | undefined;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, mediaOrigin }: Page,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString("base64url");
  const body = html.replaceAll("__CSP_NONCE__", nonce);
  reply.headers({
    "content-security-policy": pagePolicy(nonce, mediaOrigin),
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding",
  });
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(await brotli(body));
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(await promisify(gzip)(body));
  return reply.send(body);
}

/** Quality 4: the page is made for each visit. */
function brotli(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
