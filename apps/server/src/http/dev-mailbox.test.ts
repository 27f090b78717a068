import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Fastify from "fastify";
import { expect, onTestFinished } from "vitest";

import { loadSecrets } from "#config/secrets.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";
import { test, type TestServer } from "#testing/server-test.ts";

import { addDevMailbox } from "./dev-mailbox.ts";

const noLimit: RateLimiter = { take: async () => ({ isAllowed: true }) };
const mail = { to: "ada@example.com", subject: "Your code", text: "It is 424242", html: "<p>It is <b>424242</b></p>" };

async function deliver({ services, jobs }: TestServer, changes: Partial<typeof mail> = {}): Promise<void> {
  await services.outbox.post({ ...mail, ...changes });
  const job = await jobs.source.claim(["outbox.deliver-mail"], 1000);
  const handler = jobs.handlers.find((candidate) => candidate.job.name === job?.name);
  await handler?.run(job?.payload, { signal: new AbortController().signal });
}

/** Opens the mailbox as a browser does: it shows the key once, and sends the cookie from then on. */
async function openMailbox({ app, secrets }: TestServer) {
  const answer = await app.inject({ method: "POST", url: "/dev/mailbox/key", payload: { key: secrets.mailboxKey } });
  const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  return (url: string) => app.inject({ url, headers: { cookie } });
}

function firstLink(body: string): string {
  return /href="(\/dev\/mailbox\/[^"]+)"/.exec(body)?.[1] ?? "";
}

test("a mailbox without mails says so", async ({ server }) => {
  const look = await openMailbox(server);
  const page = await look("/dev/mailbox");

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("No emails yet.");
});

test("mails are listed, the newest first", async ({ server }) => {
  await deliver(server, { subject: "The first" });
  server.clock.advance(1000);
  await deliver(server, { subject: "The second", to: "ben@example.com" });

  const look = await openMailbox(server);
  const { body } = await look("/dev/mailbox");

  expect(body).toMatch(/The second[^]*ben@example\.com[^]*The first[^]*ada@example\.com/);
  expect(body).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
});

test("a mail is shown as text, and as a page in a frame that may do nothing", async ({ server }) => {
  await deliver(server);
  const look = await openMailbox(server);
  const link = firstLink((await look("/dev/mailbox")).body);

  const page = await look(link);
  const framed = await look(`${link}/html`);

  expect(page.headers["content-security-policy"]).toContain("frame-src 'self'");
  expect(page.headers["x-frame-options"]).toBe("DENY");
  expect(page.body).toContain("It is 424242");
  expect(page.body).toContain(`<iframe sandbox title="The email as a page" src="${link}/html">`);
  expect(framed.body).toContain("<p>It is <b>424242</b></p>");
  expect(framed.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(framed.headers["content-security-policy"]).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
});

test("what a mail says stays words on our pages", async ({ server }) => {
  await deliver(server, { subject: "<script>alert(1)</script>", text: "</pre><img src=x onerror=alert(1)>" });
  const look = await openMailbox(server);
  const list = await look("/dev/mailbox");

  const page = await look(firstLink(list.body));

  for (const { body } of [list, page]) {
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(body).not.toMatch(/<script>|<img/);
  }
});

test.for([
  "..%2fsecrets%2fkey",
  "..%2f..%2fetc%2fpasswd.eml",
  "%2e%2e%2flane.sqlite",
  "a.txt",
  "nobody.eml",
  "a%00.eml",
  ".eml",
])("nothing but a mail of this folder is shown: %s", async (name, { server }) => {
  await deliver(server);

  const look = await openMailbox(server);

  const answers = await Promise.all(["", "/html"].map((end) => look(`/dev/mailbox/${name}${end}`)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test("files that are no mails are left out", async ({ server }) => {
  await deliver(server);
  await writeFile(join(server.folder, "outbox", ".half-written.eml.tmp"), "Subject: half");

  const look = await openMailbox(server);
  const { body } = await look("/dev/mailbox");

  expect(body.match(/<article>/g)).toHaveLength(1);
});

test.for([
  { mode: "production", hasFolder: true },
  { mode: "development", hasFolder: false },
])("there is no mailbox in $mode with a folder: $hasFolder", async ({ mode, hasFolder }) => {
  const folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "one.eml"), "Subject: Secret\r\n\r\n424242");
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get("/*", async () => "the web app");
  addDevMailbox(app, { folder: hasFolder ? folder : undefined, mode, key: "key", limiter: noLimit });

  const paths = ["/dev/mailbox", "/dev/mailbox/", "/dev/mailbox/one.eml", "/dev/mailbox/one.eml/html"];
  const answers = await Promise.all(paths.map((path) => app.inject(path)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test("without the key nothing of any mail is shown, not to this machine either", async ({ server }) => {
  await deliver(server);
  const look = await openMailbox(server);
  const link = firstLink((await look("/dev/mailbox")).body);
  const cookies = ["", "mailbox=", "mailbox", `mailbox=${server.secrets.mailboxKey}`, "mailbox=; mailbox=x"];

  for (const cookie of cookies) {
    const ask = (url: string) => server.app.inject({ url, headers: { cookie, host: "memories.example.com" } });
    const [list, page, framed] = await Promise.all([ask("/dev/mailbox"), ask(link), ask(`${link}/html`)]);

    expect(list.body).toContain("This mailbox is locked");
    expect([page.statusCode, framed.statusCode]).toEqual([404, 404]);
    expect(list.body + page.body + framed.body).not.toMatch(/424242|ada@|Your code/);
  }
});

test("the cookie is not the key, and goes nowhere but to the mailbox", async ({ server }) => {
  const key = server.secrets.mailboxKey;
  const show = (headers: Record<string, string>) =>
    server.app.inject({ method: "POST", url: "/dev/mailbox/key", payload: { key }, headers });

  const plain = await show({ origin: "http://localhost:3000" });
  const https = await show({ origin: "https://memories.example.com" });

  expect(plain.statusCode).toBe(204);
  expect(plain.headers["set-cookie"]).toMatch(/^mailbox=[\w-]{43}; Path=\/dev\/mailbox; HttpOnly; SameSite=Strict$/);
  expect(https.headers["set-cookie"]).toMatch(/; Secure$/);
  expect(plain.headers["set-cookie"]).not.toContain(key);
});

test.for([{ key: "" }, { key: "x" }, { key: 7 }, {}, { key: "x".repeat(43) }, { key: "x".repeat(1000) }])(
  "a wrong key opens nothing: %j",
  async (payload, { server }) => {
    const answer = await server.app.inject({ method: "POST", url: "/dev/mailbox/key", payload });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  },
);

test("tries are limited, and the right key is no way around that", async ({ server }) => {
  const attempt = (key: string) => server.app.inject({ method: "POST", url: "/dev/mailbox/key", payload: { key } });
  for (let count = 0; count < 10; count += 1) await attempt("wrong");

  const [another, right] = [await attempt("wrong"), await attempt(server.secrets.mailboxKey)];

  expect([another.statusCode, right.statusCode]).toEqual([429, 429]);
  expect(right.headers["set-cookie"]).toBeUndefined();
  server.clock.advance(60_000);
  expect((await attempt(server.secrets.mailboxKey)).statusCode).toBe(204);
});

test("guessed cookies are tries, too", async ({ server }) => {
  const guess = () => server.app.inject({ url: "/dev/mailbox/one.eml", headers: { cookie: "mailbox=guess" } });

  const answers = await Promise.all(Array.from({ length: 11 }, guess));

  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test("the key stays the same after a restart", async ({ server }) => {
  const again = await loadSecrets({ dataDir: server.folder, given: undefined });

  expect(again.mailboxKey).toBe(server.secrets.mailboxKey);
  expect(Buffer.from(again.mailboxKey, "base64url")).toHaveLength(32);
});

test("the page runs its own script by nonce, under Trusted Types", async ({ server }) => {
  const [first, second] = [await server.app.inject("/dev/mailbox"), await server.app.inject("/dev/mailbox")];

  const nonce = /<script nonce="([\w-]{24})">/.exec(first.body)?.[1] ?? "no nonce";
  const policy = String(first.headers["content-security-policy"]);
  expect(policy).toContain(`default-src 'none'; style-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'");
  expect(second.body).not.toContain(nonce);
});

test("neither the key nor a mail is ever in the log", async ({ server }) => {
  await deliver(server);
  const look = await openMailbox(server);
  await look(firstLink((await look("/dev/mailbox")).body));

  const log = JSON.stringify(server.logger.lines);

  expect(log).toContain("/dev/mailbox/key");
  expect(log).not.toContain(server.secrets.mailboxKey);
  expect(log).not.toMatch(/424242|ada@|Your code/);
});
