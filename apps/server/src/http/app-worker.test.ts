import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";

import { addAppWorker } from "./app-worker.ts";

async function openWith(options: { readonly script?: string; readonly isOff?: boolean }): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), "lane-worker-"));
  if (options.script !== undefined) await writeFile(join(folder, "sw.js"), options.script);
  const app = Fastify();
  addAppWorker(app, { folder, isOff: options.isOff ?? false });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return app;
}

test("the worker is asked for anew each time and may speak to this server only", async () => {
  const app = await openWith({ script: "// the worker" });

  const answer = await app.inject("/sw.js");
  const again = await app.inject({ url: "/sw.js", headers: { "if-none-match": String(answer.headers["etag"]) } });

  expect(answer.body).toBe("// the worker");
  expect(answer.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": expect.stringContaining("default-src 'none'; connect-src 'self';"),
  });
  expect(again.statusCode).toBe(304);
});

test("switched off, or left out of a build, a worker that removes itself takes its place", async () => {
  const off = await openWith({ script: "// the worker", isOff: true });
  const missing = await openWith({});

  for (const app of [off, missing]) {
    const { body } = await app.inject("/sw.js");

    expect(body).toContain("registration.unregister()");
    expect(body).toContain("caches.delete");
  }
});

test("what is shared where no worker runs still opens the page for a new memory", async () => {
  const app = await openWith({});
  const headers = { "content-type": "multipart/form-data; boundary=x" };

  const answer = await app.inject({ method: "POST", url: "/share-target", headers, payload: "--x--" });

  expect(answer.statusCode).toBe(303);
  expect(answer.headers["location"]).toBe("/timeline/memory/add-memory");
});
