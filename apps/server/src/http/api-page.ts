import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { FastifyInstance } from "fastify";

import type { ApiDocument } from "./openapi.ts";
import { sendPlainPage } from "./plain-page.ts";

/**
 * The contract as JSON for tools and as one page for people; the page needs no script. Generated at the first request.
 */
export function addApiPages(app: FastifyInstance, write: () => ApiDocument): void {
  let written: ApiDocument | undefined;
  const document = (): ApiDocument => (written ??= write());
  app.get("/api/openapi.json", async () => document());
  app.get("/api/docs", async (_request, reply) =>
    sendPlainPage(reply, { title: `${document().info.title}: the API`, body: bodyOf(document()) }),
  );
}

function bodyOf({ info, paths }: ApiDocument): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary, security, responses, requestBody, parameters }]) => `<article>
<h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}. ${needOf(security)}</p>
${parameters.length > 0 ? details("Parameters", parameters) : ""}
${requestBody ? details("Body", requestBody) : ""}
${details("Answer", Object.values(responses)[0] ?? {})}
</article>`,
    ),
  );
  return `<p>Version ${escapeHtml(info.version)}. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join("\n")}`;
}

const needs = {
  member: "Needs a bearer token.",
  signed: "Needs a signed address.",
  key: "Needs the key of the mailbox.",
};

function needOf(security: readonly object[]): string {
  const named = Object.entries(needs).find(([scheme]) => security.some((one) => scheme in one));
  return named?.[1] ?? "Open to anyone.";
}

function details(title: string, content: object): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`;
}
