import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { languages } from "@lane/domain/languages.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { expect } from "vitest";

import { createRecordingLogger } from "#testing/recording-logger.ts";
import { test as base } from "#testing/server-test.ts";

import { addProblemAnswers } from "./problems.ts";
import { addSecurityHeaders, securityHeaders } from "./security-headers.ts";
import { addSharedPage } from "./shared-page.ts";

const template = `<!doctype html><html lang="__LANGUAGE__"><head><title>__TITLE__</title>
<!-- preview -->
<meta property="og:title" content="__PREVIEW_TITLE__" />
<meta property="og:image" content="__LANE_ORIGIN__/s/assets/flower-a1.png" />
<!-- /preview -->
<script nonce="__CSP_NONCE__" src="/s/assets/page-a1.js"></script></head>
<body><div id="page" __STATE__>__CONTENT__</div></body></html>`;

const names = [
  "sharedOne",
  "sharedSeveral",
  "askedTitle",
  "stopTitle",
  "loading",
  "endedTitle",
  "endedHint",
  "needsScript",
];
const sentences = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(names.map((name) => [name, `${name} in ${language}`]))]),
);

const shares = {
  wedding: { title: "Our wedding day", count: 1 },
  locked: { title: null, count: 1 },
  several: { title: null, count: 3 },
};

interface Site {
  readonly app: FastifyInstance;
  readonly asked: string[];
  name(title: string): void;
}

const test = base.extend<{ site: Site }>({
  site: async ({ testDatabase }, use) => {
    const folder = join(testDatabase.folder, "shared");
    await mkdir(join(folder, "s"), { recursive: true });
    await writeFile(join(folder, "s/index.html"), template);
    await writeFile(join(folder, "s/sentences.json"), JSON.stringify(sentences));
    const found = new Map<string, { title: string | null; count: number }>(Object.entries(shares));
    const asked: string[] = [];
    const app = Fastify();
    addSecurityHeaders(app, securityHeaders({ isHttps: true }));
    addProblemAnswers(app, createRecordingLogger());
    addSharedPage(app, {
      folder,
      baseUrl: "https://lane.example",
      pages: {
        async find(token) {
          asked.push(token);
          return found.get(token);
        },
      },
      asks: { isOpen: async (token) => token === "wondering" },
    });
    await use({ app, asked, name: (title) => void found.set("named", { title, count: 1 }) });
    await app.close();
  },
});

test("a link's page has its title for previews, and nothing else of the memory", async ({ site }) => {
  const { body, headers, statusCode } = await site.app.inject("/s/wedding");
  const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];

  expect(statusCode).toBe(200);
  expect(body.match(/Our wedding day/g)).toHaveLength(1);
  expect(body).toContain('<meta property="og:title" content="Our wedding day" />');
  expect(body).toContain('content="https://lane.example/s/assets/flower-a1.png"');
  expect(body).toContain("<title>sharedOne in en</title>");
  expect(body).toContain(`<script nonce="${nonce}"`);
  expect(body).not.toContain("token");
  expect(body).not.toMatch(/__\w+__/);
});

test("it is kept by nobody, listed by nobody, and loads nothing from elsewhere", async ({ site }) => {
  const { headers } = await site.app.inject("/s/wedding");

  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
    "x-frame-options": "DENY",
  });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(String(headers["content-security-policy"]).split("; ")).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'nonce-[\w-]{24}'$/),
    expect.stringMatching(/^style-src 'self' 'nonce-[\w-]{24}'$/),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test("where a passphrase guards it, or several are shared, the preview says only that something was", async ({
  site,
}) => {
  const [locked, several] = [await site.app.inject("/s/locked"), await site.app.inject("/s/several")];

  expect(locked.body).toContain('<meta property="og:title" content="sharedOne in en" />');
  expect(several.body).toContain('<meta property="og:title" content="sharedSeveral in en" />');
});

test("the page of a question names neither who asks nor what, and may record and show what was recorded", async ({
  site,
}) => {
  const { body, headers, statusCode } = await site.app.inject("/s/ask/wondering");

  expect(statusCode).toBe(200);
  expect(body).toContain("<title>askedTitle in en</title>");
  expect(body).toContain('<meta property="og:title" content="askedTitle in en" />');
  expect(String(headers["content-security-policy"])).toContain("img-src 'self' data: blob:; media-src 'self' blob:;");
  expect(headers["permissions-policy"]).toContain("microphone=(self)");
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow, noarchive" });
  expect(site.asked).toEqual([]);
});

test("every link that opens nothing is answered with one and the same page", async ({ site }) => {
  const paths = [
    "/s/unknown",
    "/s/wedding/more",
    "/s/",
    `/s/${"long".repeat(60)}`,
    "/s/what%20ever",
    "/s/wedding.html",
    "/s/ask/wedding",
    "/s/ask",
    "/s/ask/",
    "/s/ask/wondering/more",
    "/s/ask/..%2Fwedding",
    "/s/wondering",
  ];
  const answers = await Promise.all(paths.map((path) => site.app.inject(path)));
  const [first, ...others] = answers.map(({ body }) => body.replaceAll(/nonce="[^"]+"/g, ""));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404));
  expect(first).toContain(
    '<div id="page" data-ended><main class="plain"><h1>endedTitle in en</h1><p>endedHint in en</p></main></div>',
  );
  expect(first).not.toContain("og:");
  expect(others).toEqual(others.map(() => first));
  expect(answers.map(({ headers }) => headers["x-robots-tag"])).toEqual(
    paths.map(() => "noindex, nofollow, noarchive"),
  );
});

test("calls and files below the same prefix are no pages", async ({ site }) => {
  for (const path of ["/s/api/look", "/s/assets/gone.js", "/s/media/m-1?variant=960"]) {
    const { statusCode, headers } = await site.app.inject(path);
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toContain("application/json");
  }
  expect(site.asked).toEqual([]);
});

test("a title that looks like markup, or like a part to be filled in, stays a title", async ({ site }) => {
  const quoted = /og:title" content="([^"]*)"/;
  for (const title of [...hostileTexts(), "__CSP_NONCE__ __CONTENT__", "$& $1 $'"]) {
    site.name(title);
    const { body } = await site.app.inject("/s/named");
    const shown = quoted.exec(body)?.[1] ?? "";

    expect(shown).not.toMatch(/[<>"]/);
    expect(decoded(shown)).toBe(title.toWellFormed());
    expect(body.match(/<script/g)).toHaveLength(1);
  }
});

test("the page speaks the language it is asked in", async ({ site }) => {
  const { body, headers } = await site.app.inject({
    url: "/s/several",
    headers: { "accept-language": "nb, nl-BE;q=0.9" },
  });

  expect(body).toContain('<html lang="nl">');
  expect(body).toContain('content="sharedSeveral in nl"');
  expect(String(headers.vary)).toContain("accept-language");
});

test("HEAD is answered as GET without a body", async ({ site }) => {
  const [known, unknown] = [
    await site.app.inject({ method: "HEAD", url: "/s/wedding" }),
    await site.app.inject({ method: "HEAD", url: "/s/unknown" }),
  ];

  expect([known.statusCode, unknown.statusCode]).toEqual([200, 404]);
  expect([known.body, unknown.body]).toEqual(["", ""]);
  expect(known.headers["x-robots-tag"]).toBe("noindex, nofollow, noarchive");
});

test("the page that stops mails asks for no share and has no preview", async ({ site }) => {
  const { body, statusCode } = await site.app.inject("/s/unsubscribe?t=mailed");

  expect(statusCode).toBe(200);
  expect(body).toContain("<title>stopTitle in en</title>");
  expect(body).not.toContain("og:");
  expect(body).not.toContain("mailed");
  expect(site.asked).toEqual([]);
});

function decoded(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
  return text.replaceAll(/&([^;]+);/g, (_, name: string) => signs[name] ?? "?");
}
