import type { FastifyInstance } from "fastify";

import { escapeHtml } from "#lib/escape-html.ts";

import type { ApiDocument } from "./openapi.ts";
import { sendPlainPage } from "./plain-page.ts";

/** The contract as JSON for tools and as one page for people; the page needs no script. Written when somebody asks. */
export function addApiPages(app: FastifyInstance, write: () => ApiDocument): void {
  let written: ApiDocument | undefined;
  const document = (): ApiDocument => (written ??= write());
  app.get("/api/openapi.json", async () => document());
  app.get("/api/docs", async (_request, reply) =>
    sendPlainPage(reply, { title: `${document().info.title}: the API`, body: bodyOf(document()) }),
  );
}

function bodyOf({ info, servers, paths }: ApiDocument): string {
  const base = servers[0]?.url ?? "";
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary, security, responses, requestBody, parameters }]) => `<article>
<h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(base + path)}</code></h2>
<p>${escapeHtml(summary)}. ${security.length > 0 ? "Needs a bearer token." : "Open to anyone."}</p>
${parameters.length > 0 ? details("Parameters", parameters) : ""}
${requestBody ? details("Body", requestBody) : ""}
${details("Answer", Object.values(responses)[0] ?? {})}
</article>`,
    ),
  );
  return `<p>Version ${escapeHtml(info.version)}. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join("\n")}`;
}

function details(title: string, content: object): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
}
