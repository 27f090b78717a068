import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Fastify from "fastify";
import { expect, onTestFinished } from "vitest";

import { test, type TestHouse } from "#testing/house-test.ts";

import { addDevMailbox } from "./dev-mailbox.ts";

const mail = { to: "ada@example.com", subject: "Your code", text: "It is 424242", html: "<p>It is <b>424242</b></p>" };

async function deliver({ services, jobs }: TestHouse, changes: Partial<typeof mail> = {}): Promise<void> {
  await services.outbox.post({ ...mail, ...changes });
  const job = await jobs.source.claim(["outbox.deliver-mail"], 1000);
  const handler = jobs.handlers.find((candidate) => candidate.job.name === job?.name);
  await handler?.run(job?.payload, { signal: new AbortController().signal });
}

function firstLink(body: string): string {
  return /href="(\/dev\/mailbox\/[^"]+)"/.exec(body)?.[1] ?? "";
}

test("a mailbox without mails says so", async ({ house }) => {
  const page = await house.app.inject("/dev/mailbox");

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("No mail has been written yet.");
});

test("mails are listed, the newest first", async ({ house }) => {
  await deliver(house, { subject: "The first" });
  house.clock.advance(1000);
  await deliver(house, { subject: "The second", to: "ben@example.com" });

  const { body, headers } = await house.app.inject("/dev/mailbox");

  expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'self'");
  expect(body).toMatch(/The second[^]*ben@example\.com[^]*The first[^]*ada@example\.com/);
  expect(body).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  expect(body).not.toContain("<script");
});

test("a mail is shown as text, and as a page in a frame that may do nothing", async ({ house }) => {
  await deliver(house);
  const link = firstLink((await house.app.inject("/dev/mailbox")).body);

  const page = await house.app.inject(link);
  const framed = await house.app.inject(`${link}/html`);

  expect(page.headers["content-security-policy"]).toContain("frame-src 'self'");
  expect(page.headers["x-frame-options"]).toBe("DENY");
  expect(page.body).toContain("It is 424242");
  expect(page.body).toContain(`<iframe sandbox title="The mail as a page" src="${link}/html">`);
  expect(framed.body).toContain("<p>It is <b>424242</b></p>");
  expect(framed.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(framed.headers["content-security-policy"]).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
});

test("what a mail says stays words on our pages", async ({ house }) => {
  await deliver(house, { subject: "<script>alert(1)</script>", text: "</pre><img src=x onerror=alert(1)>" });
  const list = await house.app.inject("/dev/mailbox");

  const page = await house.app.inject(firstLink(list.body));

  for (const { body } of [list, page]) {
    expect(body).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
    expect(body).not.toMatch(/<script|<img/);
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
])("nothing but a mail of this folder is shown: %s", async (name, { house }) => {
  await deliver(house);

  const answers = await Promise.all(["", "/html"].map((end) => house.app.inject(`/dev/mailbox/${name}${end}`)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test("files that are no mails are left out", async ({ house }) => {
  await deliver(house);
  await writeFile(join(house.folder, "outbox", ".half-written.eml.tmp"), "Subject: half");

  const { body } = await house.app.inject("/dev/mailbox");

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
  addDevMailbox(app, { folder: hasFolder ? folder : undefined, mode });

  const paths = ["/dev/mailbox", "/dev/mailbox/", "/dev/mailbox/one.eml", "/dev/mailbox/one.eml/html"];
  const answers = await Promise.all(paths.map((path) => app.inject(path)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test("whoever is not at this machine finds no mailbox", async ({ house }) => {
  const away = [
    { remoteAddress: "10.0.0.7" },
    { headers: { "x-forwarded-for": "127.0.0.1" } },
    { headers: { host: "memories.example.com" } },
    { headers: { host: "localhost.example.com" } },
  ];

  const answers = await Promise.all(away.map((from) => house.app.inject({ url: "/dev/mailbox", ...from })));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
