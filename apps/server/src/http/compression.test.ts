import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";

import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("a long answer is compressed, as the client accepts it", async ({ server }) => {
  const ada = await createWriter(server);
  await setTimeline(ada, 1994);
  const ask = (accepted: string) =>
    server.app.inject({
      url: "/api/timeline",
      headers: { authorization: `Bearer ${ada.token}`, "accept-encoding": accepted },
    });

  const plain = await ask("identity");
  const zstd = await ask("gzip, deflate, br, zstd");
  const brotli = await ask("gzip, deflate, br");
  const gzip = await ask("br;q=0, gzip; q=0.5");

  expect(plain.body.length).toBeGreaterThan(1400);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(zstd.headers).toMatchObject({ "content-encoding": "zstd", vary: "accept-encoding" });
  expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test("a very long answer is compressed apart from the answers of others, and is the same", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada, 1994);
  const words = `<p>${"It rained on the harbour, and nobody minded. ".repeat(4000)}</p>`;
  const memory = await ada.write(timeline, { year: 1994, memoryDescription: words });
  await ada.write(timeline, { year: 1994, memoryDescription: words });
  const ask = (accepted: string) =>
    server.app.inject({
      url: `/api/memories?yearId=${timeline.yearId(1994)}&month=7`,
      headers: { authorization: `Bearer ${ada.token}`, "accept-encoding": accepted },
    });

  const plain = await ask("identity");
  const zstd = await ask("zstd");
  const brotli = await ask("br");
  const gzip = await ask("gzip");

  expect(plain.body).toContain(memory._id);
  expect(plain.body.length).toBeGreaterThan(200_000);
  expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});
