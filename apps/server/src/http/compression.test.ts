import { brotliDecompressSync, gunzipSync } from "node:zlib";

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
  const brotli = await ask("gzip, deflate, br, zstd");
  const gzip = await ask("br;q=0, gzip; q=0.5");

  expect(plain.body.length).toBeGreaterThan(1400);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});
