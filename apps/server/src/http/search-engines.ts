import { paths } from "@lane/contract/page-paths.ts";
import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { FastifyInstance } from "fastify";

const privatePlaces = [
  "/api/",
  "/dev/",
  paths.profile,
  paths.timeline,
  paths.lifeline,
  paths.book,
  paths.import,
  paths.sharedMemories,
  paths.subscriptions,
];
const keptFor = "public, max-age=3600";

interface SearchEngineOptions {
  readonly baseUrl: string;
  /** Paths that may be listed. */
  readonly listed: readonly string[];
}

/** What crawlers ask for first: where they may go, and what there is. */
export function addSearchEngineFiles(app: FastifyInstance, { baseUrl, listed }: SearchEngineOptions): void {
  const robots = [
    "User-agent: *",
    ...privatePlaces.map((place) => `Disallow: ${place}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map((path) => `  <url><loc>${escapeHtml(baseUrl + path)}</loc></url>`).join("\n")}
</urlset>
`;
  app.get("/robots.txt", async (_request, reply) =>
    reply.header("cache-control", keptFor).type("text/plain; charset=utf-8").send(robots),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    reply.header("cache-control", keptFor).type("application/xml; charset=utf-8").send(sitemap),
  );
}
