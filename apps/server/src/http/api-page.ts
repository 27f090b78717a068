import type { FastifyInstance } from "fastify";

import type { ApiDocument } from "./openapi.ts";

/** The contract as JSON for tools and as one page for people; the page needs no script. */
export function addApiPages(app: FastifyInstance, document: ApiDocument): void {
  app.get("/api/openapi.json", async () => document);
  app.get("/api/docs", async (_request, reply) => {
    reply.header(
      "content-security-policy",
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    return reply.type("text/html; charset=utf-8").send(page(document));
  });
  app.get("/api/docs.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
}

function page({ info, servers, paths }: ApiDocument): string {
  const base = servers[0]?.url ?? "";
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary, security, responses, requestBody, parameters }]) => `<article>
<h2><code>${escape(method.toUpperCase())} ${escape(base + path)}</code></h2>
<p>${escape(summary)}. ${security.length > 0 ? "Needs a bearer token." : "Open to anyone."}</p>
${parameters.length > 0 ? details("Parameters", parameters) : ""}
${requestBody ? details("Body", requestBody) : ""}
${details("Answer", responses["200"] ?? {})}
</article>`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}: the API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escape(info.title)}: the API</h1>
<p>Version ${escape(info.version)}. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

function details(title: string, content: object): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(content, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `:root { color-scheme: light dark; --paper: light-dark(#fbf7f0, #1b1815); --card: light-dark(#fffdf8, #26221d);
  --ink: light-dark(#2a2521, #efe8dc); --rule: light-dark(#e4dacb, #3b352e); --clay: light-dark(#a8481f, #e39a6f); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 18px/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, serif; }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--rule); border-radius: 14px; }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
a { color: var(--clay); }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
pre { overflow: auto; font-size: 0.85rem; }
`;
