import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { restorePath } from "@lane/contract/page-paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

import { compressed } from "./compression.ts";

/** The whole page is one file: while a backup is restored, nothing else is served. Undefined where it is not built. */
export function readRestorePage(folder: string): string | undefined {
  const file = join(folder, "restore/index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export async function sendRestorePage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString("base64url");
  reply.headers({
    "content-security-policy": policy(nonce),
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "x-robots-tag": "noindex, nofollow, noarchive",
  });
  return reply.send(await compressed(html.replaceAll("__CSP_NONCE__", nonce), request, reply));
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src data:",
    "font-src data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/**
 * The landing page of an empty installation, with a line above it: after the app in the document, whose first link leads past
 * its own header. The line belongs to this one visit: it goes with the
 * first change of the address, because somebody may have signed up by the time the visitor is back.
 */
export function withRestoreLink(html: string): string {
  return html.replace("</body>", () => `${restoreLink}</body>`);
}

const restoreLink = `<aside class="empty-installation" aria-label="New installation">
<style nonce="__CSP_NONCE__">
body { display: flex; flex-direction: column; }
.empty-installation { order: -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 0.75rem; padding: 0 1rem;
  border-bottom: 1px solid var(--color-rule); color: var(--color-ink-soft); font-size: 1rem; text-align: center; }
.empty-installation a { display: inline-flex; align-items: center; min-height: 44px; color: var(--color-clay);
  text-decoration: underline; text-underline-offset: 0.22em; }
@media print { .empty-installation { display: none; } }
</style>
<span>No accounts here yet.</span> <a href="${restorePath}">Restore a backup</a>
<script nonce="__CSP_NONCE__">{
  const line = document.currentScript.parentElement;
  const watch = new MutationObserver(() => {
    if (location.pathname === "/") return;
    line.remove();
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}</script>
</aside>
`;
