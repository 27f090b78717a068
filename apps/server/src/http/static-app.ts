import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { escapeHtml } from "#lib/escape-html.ts";

import { pagePolicy } from "./security-headers.ts";

export interface StaticAppOptions {
  /** The built web app. */
  readonly folder: string;
  readonly mode: string;
  /** Told to the app in its page, where it cannot be forged by an address. */
  readonly contact?: string | undefined;
  readonly socialLinks?: string | undefined;
  /** Where else pictures and films may come from. */
  readonly mediaOrigin?: string | undefined;
}

/** Serves the web app: hashed files for ever, everything else by its page. */
export async function addStaticApp(app: FastifyInstance, options: StaticAppOptions): Promise<boolean> {
  const { folder, mode, contact = "", socialLinks = "", mediaOrigin } = options;
  const indexFile = join(folder, "index.html");
  if (!existsSync(indexFile)) return false;
  const html = readFileSync(indexFile, "utf8")
    .replaceAll("__LANE_MODE__", mode)
    .replaceAll("__LANE_CONTACT__", () => escapeHtml(contact))
    .replaceAll("__LANE_SOCIAL__", () => escapeHtml(socialLinks));

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
    return sendPage(request, reply, { html, mediaOrigin });
  });
  return true;
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split("?")[0] ?? "";
  return !/^\/(api|assets)(\/|$)/.test(path) && !/\.\w{1,8}$/.test(path);
}

interface Page {
  readonly html: string;
  readonly mediaOrigin: string | undefined;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, mediaOrigin }: Page): FastifyReply {
  const nonce = randomBytes(18).toString("base64url");
  const body = html.replaceAll("__CSP_NONCE__", nonce);
  reply.headers({
    "content-security-policy": pagePolicy(nonce, mediaOrigin),
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding",
  });
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(brotli(body));
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(gzipSync(body));
  return reply.send(body);
}

/** Quality 4: the page is small and made for each visit. */
function brotli(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
