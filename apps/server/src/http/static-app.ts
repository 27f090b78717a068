import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import fastifyStatic from "@fastify/static";
import { paths, restorePath } from "@lane/contract/page-paths.ts";
import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { compressed } from "./compression.ts";
import { fillPage, type PageFacts } from "./page-facts.ts";
import { readRestorePage, sendRestorePage, withRestoreLink } from "./restore-page.ts";
import { pagePolicy } from "./security-headers.ts";

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
/** Say something of pages and answers, not of a script or a font. The policy itself forbids to frame a file. */
const onlyOfPages = ["x-frame-options", "origin-agent-cluster", "x-request-id"];
const unlisted = '<meta name="robots" content="noindex" />';
const keptFor = "public, max-age=3600";

interface SearchEngineOptions {
  readonly baseUrl: string;
  /** Paths for the sitemap. */
  readonly listed: readonly string[];
}

interface StaticAppOptions {
  /** The folder of the built web app. */
  readonly folder: string;
  /** Put into the app's page, where an address cannot forge them. */
  readonly facts: PageFacts;
  /** The additional origin of pictures and films. */
  readonly mediaOrigin?: string | undefined;
  /** Files of the build that are not served. */
  readonly leftOut?: readonly string[];
  /** Whether a backup may be restored here now; undefined where none ever is. */
  readonly canRestore?: (() => Promise<boolean>) | undefined;
}

/** Serves the web app: hashed files are cached for ever, every other path gets its page. */
export async function addStaticApp(app: FastifyInstance, options: StaticAppOptions): Promise<boolean> {
  const { folder, facts, mediaOrigin, leftOut = [], canRestore = async () => false } = options;
  if (!existsSync(join(folder, "index.html"))) return false;
  const pages = readBuiltPages(folder, facts);
  const restorePage = readRestorePage(folder);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["sw.js", "**/*.html", "**/*.br", "**/*.gz", ".vite/**", ...leftOut],
    dotfiles: "ignore",
    // Files are small, and an etag says what a date would: headers that no browser needs are left out.
    acceptRanges: false,
    lastModified: false,
    setHeaders(reply, path) {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      for (const name of onlyOfPages) reply.removeHeader(name);
    },
  });
  app.get("/*", async (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    const path = pathOf(request);
    if (restorePage !== undefined && isOfEmpty(path) && (await canRestore())) {
      if (path !== paths.home) return sendRestorePage(request, reply, restorePage);
      return sendPage(request, reply, { html: withRestoreLink(pages.pageFor(path).html), mediaOrigin });
    }
    const { html, isKnown } = pages.pageFor(path);
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

/** Other pages are the same in an empty installation as in any other. */
function isOfEmpty(path: string): boolean {
  return path === paths.home || path.replace(/\/$/, "") === restorePath;
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
  });
  return reply.send(await compressed(body, request, reply));
}

/** Serves robots.txt and the sitemap. */
function addSearchEngineFiles(app: FastifyInstance, { baseUrl, listed }: SearchEngineOptions): void {
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

interface BuiltPages {
  /** The page for an address, with only the nonce still to be filled in. */
  pageFor(path: string): BuiltPage;
  /** Addresses that search engines may list. */
  readonly listed: readonly string[];
}

interface BuiltPage {
  readonly html: string;
  /** False where the app has no page at this address. */
  readonly isKnown: boolean;
}

/** Found by who searches for the way in; like every page of a guest, they show nothing of anybody. */
const findable: readonly string[] = [paths.login, paths.register];

/** The app's empty page, and the prerendered ones. All are small and kept in memory. */
function readBuiltPages(folder: string, facts: PageFacts): BuiltPages {
  const shell = fillPage(readFileSync(join(folder, "index.html"), "utf8"), facts);
  const written = new Map(
    namesIn(join(folder, "pages")).map((name) => [
      name === "index.html" ? "/" : `/${name.replace(/\.html$/, "").replaceAll("+", "/")}`,
      fillPage(readFileSync(join(folder, "pages", name), "utf8"), facts),
    ]),
  );
  const patterns = [...written]
    .filter(([path]) => path.includes("$"))
    .map(([path, html]) => [new RegExp(`^${patternOf(path)}$`), html] as const);
  const isAddress = readAddresses(folder);
  const lost = written.get(paths.notFound) ?? shell;
  return {
    pageFor(asked) {
      const path = asked === "/" ? asked : asked.replace(/\/$/, "");
      const html = written.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
      const isKnown = html !== undefined || isAddress(path);
      const page = html ?? (isKnown ? shell : lost);
      return { html: findable.includes(path) ? page.replace(unlisted, "") : page, isKnown };
    },
    listed: [...written].filter(([path, html]) => isAtHome(html, facts.baseUrl + path)).map(([path]) => path),
  };
}

/** The address patterns of the app, from its build: `/timeline/memory/$memoryId/$memoryName/view`. */
function readAddresses(folder: string): (path: string) => boolean {
  const file = join(folder, "pages/addresses.json");
  if (!existsSync(file)) return () => true;
  const addresses = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  const pattern = new RegExp(`^(?:${addresses.map(patternOf).join("|")})$`);
  return (path) => pattern.test(path);
}

function patternOf(address: string): string {
  return address
    .split("/")
    .map((part) => (part.startsWith("$") ? "[^/]+" : part))
    .join("/");
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".html"));
  } catch {
    // A development build has no such file.
    return [];
  }
}

/** Whether the page is served at its canonical address. */
function isAtHome(html: string, address: string): boolean {
  return html.includes(`<link rel="canonical" href="${address}" />`);
}
