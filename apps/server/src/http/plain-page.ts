import { randomBytes } from "node:crypto";

import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

const stylePath = "/api/docs.css";

/** A page that the server renders itself. The title is text, the body HTML. */
export interface PlainPage {
  readonly title: string;
  readonly body: string;
  /** The one script of the page, run by its nonce; it may send requests to this server only. */
  readonly script?: string;
  /** Additional policy directives of the page. */
  readonly allows?: string;
}

export function addPlainPageStyle(app: FastifyInstance): void {
  app.get(stylePath, async (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
}

export function sendPlainPage(reply: FastifyReply, { title, body, script, allows }: PlainPage): FastifyReply {
  const nonce = randomBytes(18).toString("base64url");
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`, "connect-src 'self'"]),
    ...(allows === undefined ? [] : [allows]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  reply.header("content-security-policy", policy.join("; "));
  return reply.type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${script === undefined ? "" : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`);
}

const style = `:root { color-scheme: light dark; --paper: light-dark(#fbf7f0, #1b1815); --card: light-dark(#fffdf8, #26221d);
  --ink: light-dark(#2a2521, #efe8dc); --soft: light-dark(#5e554c, #b9ae9f); --rule: light-dark(#e4dacb, #3b352e);
  --clay: light-dark(#a8481f, #e39a6f); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, serif; overflow-wrap: anywhere; }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--rule); border-radius: 14px; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
h2 a { display: flex; align-items: center; min-height: 44px; }
a { color: var(--clay); }
article > p { margin: 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
pre { overflow: auto; font-size: 0.85rem; }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 1rem; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 56rem; border: 1px solid var(--rule); border-radius: 14px; }
`;
