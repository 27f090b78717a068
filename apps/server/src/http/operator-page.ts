import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { operatorPagePath } from "@lane/contract/page-paths.ts";
import type { FastifyInstance } from "fastify";

import { compressed } from "./compression.ts";

interface OperatorPageOptions {
  /** The folder of the built web app. */
  readonly folder: string;
  readonly isOn: boolean;
}

/** Serves the operator's page; while it is off, its address leads where every unknown one does. It contains no figure. */
export function addOperatorPage(app: FastifyInstance, { folder, isOn }: OperatorPageOptions): void {
  const template = join(folder, "operator/index.html");
  if (!isOn || !existsSync(template)) return;
  const html = readFileSync(template, "utf8");
  app.get(operatorPagePath, async (request, reply) => {
    const nonce = randomBytes(18).toString("base64url");
    reply.headers({
      "content-security-policy": policy(nonce),
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex, nofollow, noarchive",
    });
    return reply.send(await compressed(html.replaceAll("__CSP_NONCE__", nonce), request, reply));
  });
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
