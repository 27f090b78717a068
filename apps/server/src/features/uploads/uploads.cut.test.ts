import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";

import { mediaApi } from "@lane/contract/media.ts";
import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { Upload } from "tus-js-client";
import { expect, vi } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { startChild } from "#testing/child-process.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { filmLike } from "#testing/sample-media.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createTus, tusHeaders, tusMetadata } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

const film = { name: "film.mp4", type: "video/mp4" };

async function listen({ app }: TestServer): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Sends the first bytes of a longer body and leaves the rest open. */
function beginPatch(
  port: number,
  path: string,
  headers: Record<string, string>,
  offset: number,
  length: number,
): ClientRequest {
  const sending = request({
    host: "127.0.0.1",
    port,
    path,
    method: "PATCH",
    headers: {
      ...headers,
      "upload-offset": offset,
      "content-length": length,
      "content-type": "application/offset+octet-stream",
    },
  });
  return sending.on("error", () => undefined);
}

/** The bytes on disk of an unfinished piece. */
async function bytesOnTheirWay({ folder }: TestServer): Promise<number> {
  const place = join(folder, "media", "tmp");
  const sizes = await Promise.all((await readdir(place)).map(async (name) => (await stat(join(place, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function write(sending: ClientRequest, bytes: Buffer): Promise<void> {
  if (!sending.write(bytes)) await once(sending, "drain");
}

test("cut at 1, 50 and 99 percent, nothing is visible, nothing is lost, and one file comes of it", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const port = await listen(server);
  const bytes = filmLike(2_000_000);
  const id = await tus.begin({ bytes: bytes.length, ...film });

  let offset = 0;
  for (const until of [20_000, 1_000_000, 1_980_000]) {
    const sending = beginPatch(port, `/api/uploads/${id}`, tusHeaders(ada), offset, bytes.length - offset);
    sending.write(bytes.subarray(offset, until));
    const sent = until - offset;
    await expect.poll(() => bytesOnTheirWay(server)).toBe(sent);
    sending.destroy();
    await expect.poll(async () => (await tus.head(id)).headers["upload-offset"]).toBe(String(until));
    expect((await ada.get(`/media/items?ids=${id}`)).body.items).toEqual([]);
    offset = until;
  }
  await tus.patch(id, offset, bytes.subarray(offset));
  await deliverAll(server);

  const { body } = await ada.get(`/media/items?ids=${id}`);
  expect((await server.app.inject(body.items[0].originalUrl)).rawPayload.equals(bytes)).toBe(true);
  expect(await storedKeys(server.store)).toHaveLength(1);
});

test("a file is known for what it is however short its first piece was", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const bytes = filmLike(300_000);
  const id = await tus.begin({ bytes: bytes.length, ...film });

  const ends = [1, 3, 20, bytes.length];
  const statuses: number[] = [];
  for (const [at, end] of ends.entries()) {
    const start = ends[at - 1] ?? 0;
    statuses.push((await tus.patch(id, start, bytes.subarray(start, end))).statusCode);
  }

  expect(statuses).toEqual([204, 204, 204, 204]);
});

test("a clock that jumps ahead between any two readings leaves no empty piece behind", async ({ server, clock }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const bytes = filmLike(300_000);
  const id = await tus.begin({ bytes: bytes.length, ...film });

  let moment = clock.now();
  const reading = vi.spyOn(clock, "now").mockImplementation(() => (moment += 11_000));
  const first = await tus.patch(id, 0, bytes.subarray(0, 200_000));
  const second = await tus.patch(id, 200_000, bytes.subarray(200_000));
  reading.mockRestore();

  expect([first.statusCode, second.statusCode]).toEqual([204, 204]);
});

test.runIf(isLongTest)(
  "a real client whose connection breaks again and again brings its file through",
  async ({ server }) => {
    const ada = await createWriter(server);
    const port = await listen(server);
    const bytes = filmLike(3_000_000);
    let cuts = 0;

    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(Readable.from(chunksOf(bytes)), {
        endpoint: `http://127.0.0.1:${port}/api/uploads`,
        headers: { authorization: `Bearer ${ada.token}` },
        metadata: { filename: "film.mp4", filetype: "video/mp4" },
        uploadSize: bytes.length,
        chunkSize: 700_000,
        retryDelays: [0, 0, 0, 0],
        onProgress: (sent) => {
          if (sent < (cuts + 1) * 900_000 || cuts > 2) return;
          cuts += 1;
          server.app.server.closeAllConnections();
        },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ""),
      });
      upload.start();
    });

    const { body } = await ada.get(`/media/items?ids=${url.split("/").at(-1)}`);
    expect(cuts).toBeGreaterThan(0);
    expect((await server.app.inject(body.items[0].originalUrl)).rawPayload.equals(bytes)).toBe(true);
  },
);

test(
  "a server killed in the middle of an upload goes on where it was after its next start",
  { timeout: 60_000 },
  async ({ server, testDatabase, clock }) => {
    clock.advance(systemClock.now() - clock.now());
    const ada = await createWriter(server);
    const { location, folder } = testDatabase;
    const env = {
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "silent",
      CITY_LIST: "none",
      ...(location.engine === "postgres" ? { DATABASE_URL: location.url } : {}),
    };
    const main = join(import.meta.dirname, "../../main.ts");
    const bytes = Buffer.concat([filmLike(1000), randomBytes(18 * 1024 ** 2)]);
    const headers = tusHeaders(ada);

    const first = startChild(main, env);
    const home = (await first.line(/is open at/)).split(" ").at(-1) ?? "";
    const created = await fetch(`${home}/api/uploads`, {
      method: "POST",
      headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": tusMetadata(film) },
    });
    const path = created.headers.get("location") ?? "";
    const sending = beginPatch(Number(new URL(home).port), path, headers, 0, bytes.length);
    await write(sending, bytes.subarray(0, 17 * 1024 ** 2));
    await expect.poll(() => offsetAt(home, path, headers)).toBeGreaterThan(0);
    first.process.kill("SIGKILL");
    await first.ended;

    const second = startChild(main, env);
    const again = (await second.line(/is open at/)).split(" ").at(-1) ?? "";
    const offset = await offsetAt(again, path, headers);
    const ended = await fetch(again + path, {
      method: "PATCH",
      headers: { ...headers, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      body: bytes.subarray(offset),
    });
    const items = await fetch(`${again}/api/media/items?ids=${path.split("/").at(-1)}`, { headers });
    const { originalUrl } = mediaApi.items.response.parse(await items.json()).items[0] ?? {};
    const original = Buffer.from(await (await fetch(`${again}${originalUrl}`)).arrayBuffer());
    second.process.kill("SIGTERM");
    await second.ended;

    expect([created.status, ended.status]).toEqual([201, 204]);
    expect(offset).toBeGreaterThanOrEqual(8 * 1024 ** 2);
    expect(sha256(original)).toBe(sha256(bytes));
  },
);

async function offsetAt(home: string, path: string, headers: Record<string, string>): Promise<number> {
  return Number((await fetch(home + path, { method: "HEAD", headers })).headers.get("upload-offset"));
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 64 * 1024) yield bytes.subarray(start, start + 64 * 1024);
}
