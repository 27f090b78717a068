import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Fastify from "fastify";
import { expect, test } from "vitest";

import { addOperatorPage } from "./operator-page.ts";

async function appWith(isOn: boolean) {
  const folder = await mkdtemp(join(tmpdir(), "lane-operator-"));
  await mkdir(join(folder, "operator"));
  await writeFile(join(folder, "operator/index.html"), '<script nonce="__CSP_NONCE__"></script>');
  const app = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  addOperatorPage(app, { folder, isOn });
  return app;
}

test("the page runs its own script alone, may not be framed, and is kept by nobody", async () => {
  const app = await appWith(true);
  const [one, other] = [await app.inject("/operator"), await app.inject("/operator/")];

  const nonce = /nonce="([\w-]{24})"/.exec(one.body)?.[1];
  expect(nonce).toBeDefined();
  expect(one.headers["content-security-policy"]).toContain(`script-src 'nonce-${nonce}';`);
  expect(one.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(one.headers["cache-control"]).toBe("no-store");
  expect(other.statusCode).toBe(200);
  expect(other.body).not.toContain(nonce);
});

test("while it is off there is no page", async () => {
  const app = await appWith(false);

  expect((await app.inject("/operator")).statusCode).toBe(404);
});
