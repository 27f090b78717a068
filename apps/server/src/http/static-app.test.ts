import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import Fastify, { type FastifyInstance } from "fastify";
import { expect } from "vitest";

import { createRecordingLogger } from "#testing/recording-logger.ts";
import { test as base } from "#testing/server-test.ts";

import type { PageFacts } from "./page-facts.ts";
import { addRequestLog } from "./request-log.ts";
import { addSecurityHeaders, securityHeaders } from "./security-headers.ts";
import { addStaticApp } from "./static-app.ts";

const shell = `<!doctype html><html><head><meta name="lane-mode" content="__LANE_MODE__" />
<meta name="lane-contact" content="__LANE_CONTACT__" /><meta name="lane-social" content="__LANE_SOCIAL__" />
<meta name="lane-help" content="__LANE_HELP__" /><meta name="lane-plans" content="__LANE_PLANS__" /><meta name="lane-mail" content="__LANE_MAIL__" /><meta name="robots" content="noindex" />
<script nonce="__CSP_NONCE__">0</script></head><body><div id="root"></div></body></html>`;
const footer = `<p data-fact="contact" class="mt-3">Contact: __LANE_CONTACT__</p>
<a data-fact="social" href="__LANE_LINK_ADDRESS__" class="link">__LANE_LINK_NAME__</a>`;

interface Site {
  readonly logger: ReturnType<typeof createRecordingLogger>;
  open(facts?: Partial<PageFacts>, more?: Partial<Parameters<typeof addStaticApp>[1]>): Promise<FastifyInstance>;
}

const test = base.extend<{ site: Site }>({
  site: async ({ testDatabase }, use) => {
    const folder = join(testDatabase.folder, "web");
    await mkdir(join(folder, "pages"), { recursive: true });
    await writeFile(join(folder, "index.html"), shell);
    const pages = { index: "/", about: "/about", terms: "/terms", "terms-and-conditions": "/terms", help: "/help" };
    for (const [name, canonical] of Object.entries(pages)) await writePage(folder, name, canonical);
    await writeFile(join(folder, "pages/404.html"), shell.replace('"root">', '"root" data-page="/404">Page Not Found'));
    const waiting = shell.replace('"root">', '"root">Memory');
    await writeFile(join(folder, "pages/timeline+memory+$memoryId+$memoryName+view.html"), waiting);
    await mkdir(join(folder, "restore"));
    await writeFile(join(folder, "restore/index.html"), '<script nonce="__CSP_NONCE__">0</script>');
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets/frame-a1b2.js"), "export const a = 1;");
    const addresses = ["/", "/404", "/login", "/register", "/timeline", "/timeline/memory/$memoryId/$memoryName/edit"];
    await writeFile(join(folder, "pages/addresses.json"), JSON.stringify(addresses));
    const logger = createRecordingLogger();
    const opened: FastifyInstance[] = [];
    await use({
      logger,
      async open(facts = {}, more = {}) {
        const app = Fastify();
        opened.push(app);
        addSecurityHeaders(app, securityHeaders({ isHttps: true }));
        addRequestLog(app, logger);
        const known = { mode: "production", baseUrl: "https://lane.example", ...facts };
        await addStaticApp(app, { folder, facts: known, ...more });
        return app;
      },
    });
    await Promise.all(opened.map((app) => app.close()));
  },
});

async function writePage(folder: string, name: string, canonical: string): Promise<void> {
  const path = name === "index" ? "/" : `/${name}`;
  const head = `<title>${name}</title><link rel="canonical" href="__LANE_ORIGIN__${canonical}" />`;
  const list = `<ul data-fact="help" class="grid"><li><h3>Ours</h3></li><li><h3>Too</h3></li></ul>`;
  const html = shell
    .replace('<meta name="robots" content="noindex" />', head)
    .replace('"root">', `"root" data-page="${path}"><h1>${name}</h1>${list}${footer}`);
  await writeFile(join(folder, "pages", `${name}.html`), html);
}

test("a public page comes as HTML that can be read, with a nonce and nothing left to fill in", async ({ site }) => {
  const app = await site.open({ contact: "post@lane.example" });

  for (const path of ["/", "/about", "/terms-and-conditions", "/help", "/404"]) {
    const { body, headers, statusCode } = await app.inject(path);
    const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];

    expect(statusCode).toBe(200);
    expect(body).toContain(`data-page="${path}"`);
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/__\w+__/);
  }
});

test("an address with a slash at its end or a question shows the same page", async ({ site }) => {
  const app = await site.open();

  for (const path of ["/about/", "/about?from=mail"]) {
    expect((await app.inject(path)).body).toContain('data-page="/about"');
  }
});

test("every other address comes as the empty app, which no search engine lists", async ({ site }) => {
  const app = await site.open();

  const { body } = await app.inject("/timeline");

  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('content="noindex"');
});

test("a page with a part of its address to fill in comes as it was written", async ({ site }) => {
  const app = await site.open();

  const { body, statusCode } = await app.inject("/timeline/memory/01a1e9e3/our-wedding-day/view");

  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">Memory</div>');
  expect(body).toContain('content="noindex"');
});

test("search engines may list the way in", async ({ site }) => {
  const app = await site.open();

  for (const path of ["/login", "/register"]) {
    const { body, statusCode } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(body).not.toContain("noindex");
  }
});

test("an address that the app does not have is answered as not found, with the page that says so", async ({ site }) => {
  const app = await site.open();

  const known = await app.inject("/timeline/memory/m1/a-walk/edit?from=mail");
  const unknown = await app.inject("/timeline/memory/only-half");

  expect([known.statusCode, unknown.statusCode]).toEqual([200, 404]);
  expect(known.body).toContain('<div id="root"></div>');
  expect(unknown.body).toContain("Page Not Found");
  expect(unknown.headers["content-security-policy"]).toContain("nonce-");
});

test("what the operator says of themselves is written once for each, and never as markup", async ({ site }) => {
  const app = await site.open({
    contact: `<b>"Ada"</b>`,
    socialLinks: "Letters=https://letters.example/?a=b,Photos=https://photos.example",
  });

  const { body } = await app.inject("/about");

  expect(body).toContain('<p data-fact="contact" class="mt-3">Contact: &lt;b&gt;&quot;Ada&quot;&lt;/b&gt;</p>');
  expect(body.match(/<a data-fact="social"[^>]*>\w+<\/a>/g)).toEqual([
    '<a data-fact="social" href="https://letters.example/?a=b" class="link">Letters</a>',
    '<a data-fact="social" href="https://photos.example" class="link">Photos</a>',
  ]);
});

test("where the operator says nothing, no line stands for it", async ({ site }) => {
  const app = await site.open();

  const { body } = await app.inject("/about");

  expect(body).not.toContain('data-fact="contact"');
  expect(body).not.toContain('data-fact="social"');
});

test("every page says what its members may have", async ({ site }) => {
  const app = await site.open({ plans: "included" });

  for (const path of ["/", "/about", "/timeline", "/nowhere"]) {
    expect((await app.inject(path)).body).toContain('<meta name="lane-plans" content="included" />');
  }
});

test("every page says whether mails stay with the operator", async ({ site }) => {
  const [kept, sent] = [await site.open({ mail: "kept" }), await site.open()];

  expect((await kept.inject("/verify-otp")).body).toContain('<meta name="lane-mail" content="kept" />');
  expect((await sent.inject("/verify-otp")).body).toContain('<meta name="lane-mail" content="" />');
});

test("the operator's help lines stand in the place of ours, and the app draws that page anew", async ({ site }) => {
  const app = await site.open({ helpLines: "Norway=Mental Helse: 116 123; Sweden=Mind: 90101" });

  const { body } = await app.inject("/help");

  expect(body).toContain('<li><h3>Norway</h3><p>Mental Helse<br/><a href="tel:116123">116 123</a></p></li>');
  expect(body).toContain('<a href="tel:90101">90101</a>');
  expect(body).not.toContain("Ours");
  expect(body).not.toContain("data-page");
});

test("search engines learn where not to go and which pages there are, each once", async ({ site }) => {
  const app = await site.open();

  const robots = await app.inject("/robots.txt");
  const sitemap = await app.inject("/sitemap.xml");

  expect(robots.headers["content-type"]).toContain("text/plain");
  for (const place of ["/timeline", "/lifeline", "/book", "/import", "/profile", "/api/"])
    expect(robots.body).toContain(`Disallow: ${place}\n`);
  expect(robots.body).toContain("Sitemap: https://lane.example/sitemap.xml");
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toHaveLength(4);
  expect(new Set(listed)).toEqual(
    new Set(["/", "/about", "/help", "/terms"].map((path) => `https://lane.example${path}`)),
  );
});

test("a hashed file is kept for ever, and has the headers that protect it and no others", async ({ site }) => {
  const app = await site.open();

  const { headers, body } = await app.inject("/assets/frame-a1b2.js");

  expect(body).toBe("export const a = 1;");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(Object.keys(headers).toSorted()).toEqual([
    "cache-control",
    "connection",
    "content-length",
    "content-security-policy",
    "content-type",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "date",
    "etag",
    "permissions-policy",
    "referrer-policy",
    "strict-transport-security",
    "vary",
    "x-content-type-options",
  ]);
});

test("opening the help page leaves no line in the log", async ({ site }) => {
  const app = await site.open();

  await app.inject("/help");
  await app.inject("/help?from=footer");
  await app.inject("/about");

  expect(site.logger.lines).toHaveLength(1);
});

test("files that are left out are not served, nor are their compressed copies", async ({ site }) => {
  const open = await site.open();
  const closed = await site.open({}, { leftOut: ["assets/**"] });

  expect((await open.inject("/assets/frame-a1b2.js")).statusCode).toBe(200);
  expect((await closed.inject("/assets/frame-a1b2.js")).statusCode).toBe(404);
});

test("only an empty installation has the page that restores a backup, and a link to it", async ({ site }) => {
  let isEmpty = true;
  const app = await site.open({}, { canRestore: async () => isEmpty });
  const link = 'href="/restore"';

  const [landing, restore, other] = [await app.inject("/"), await app.inject("/restore/"), await app.inject("/about")];
  const nonce = /'nonce-([^']+)'/.exec(String(restore.headers["content-security-policy"]))?.[1];
  expect([landing.body.split(link).length, landing.body]).toEqual([2, expect.not.stringContaining("__CSP_NONCE__")]);
  expect([restore.statusCode, restore.body]).toEqual([200, `<script nonce="${nonce}">0</script>`]);
  expect(restore.headers["cache-control"]).toBe("no-store");
  expect(other.body).not.toContain(link);

  isEmpty = false;
  expect((await app.inject("/")).body).not.toContain(link);
  const lost = await app.inject("/restore");
  expect([lost.statusCode, lost.body]).toEqual([404, expect.stringContaining("Page Not Found")]);
  expect((await (await site.open()).inject("/restore")).statusCode).toBe(404);
});
