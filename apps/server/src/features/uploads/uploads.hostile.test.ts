import { Readable } from "node:stream";

import { expect } from "vitest";

import { compose } from "#app/compose.ts";
import { MediaStoreError } from "#ports/media-store.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createTus, tusHeaders, tusMetadata } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

const oddNumbers = ["", "-1", "1e3", "0x10", "NaN", "9".repeat(30), "1, 2", "1.5", " ", "<b>"];
const oddMetadata = [
  "",
  "filename",
  "filename !!!",
  ",,,",
  "filename YQ==,filename Yg==",
  "x".repeat(5000),
  "\u00e9 w6k=",
  "sha256 YQ==",
];
const oddIds = ["%2e%2e%2f%2e%2e%2fetc", "..%5c..", "%00", "x".repeat(199), "'%20or%201=1", "🌼", "uploads"];

test("no upload call breaks, whatever its headers, ids and bodies are", async ({ server }) => {
  const sender = await createWriter(server);
  const id = await createTus(server, sender).begin({ bytes: 100 });
  const headers = tusHeaders(sender);
  const bytes = "application/offset+octet-stream";
  const statuses: number[] = [];
  const send = async (method: "POST" | "PATCH" | "HEAD" | "DELETE", path: string, more: object, payload?: string) => {
    const call = { method, url: `/api/uploads${path}`, headers: { ...headers, ...more } };
    statuses.push((await server.app.inject(payload === undefined ? call : { ...call, payload })).statusCode);
  };

  for (const odd of oddNumbers) {
    await send("POST", "", { "upload-length": odd, "upload-metadata": tusMetadata({}) });
    await send("PATCH", `/${id}`, { "upload-offset": odd, "content-type": bytes }, "abc");
    await send("POST", "", { "upload-length": "5", "upload-metadata": tusMetadata({}), "tus-resumable": odd });
  }
  for (const odd of oddMetadata) await send("POST", "", { "upload-length": "5", "upload-metadata": odd });
  for (const odd of oddIds) {
    await send("HEAD", `/${odd}`, {});
    await send("PATCH", `/${odd}`, { "upload-offset": "0", "content-type": bytes }, "abc");
    await send("DELETE", `/${odd}`, {});
  }
  for (const type of ["text/html", "application/json", "multipart/form-data", "a"]) {
    await send("PATCH", `/${id}`, { "upload-offset": "0", "content-type": type }, "{}");
  }

  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect(await storedKeys(server.store)).toEqual([]);
});

/** The same server with a disk that is full until it is emptied. */
function withFullDisk(server: TestServer) {
  let isFull = false;
  const store: TestServer["store"] = {
    ...server.store,
    async put(source, limits) {
      if (isFull) throw new MediaStoreError("storage_full", "The disk is full");
      return server.store.put(source, limits);
    },
  };
  const { services } = compose({ ...server, store });
  return { services, fill: (full: boolean) => void (isFull = full) };
}

test("a disk that is full in the middle is said so, and the upload goes on when there is room again", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const viewer = await server.services.sessions.findViewer(ada.token);
  if (!viewer) throw new Error("A writer is logged in");
  const { services, fill } = withFullDisk(server);
  const { uploads, files } = services;
  const bytes = photoLike(10_000);
  const wish = {
    name: "a.jpg",
    declared: "image/jpeg",
    sha256: null,
    metadata: "",
    purpose: "memory" as const,
    bytes: bytes.length,
  };
  const { id } = await uploads.create(viewer, wish);
  await uploads.write(viewer, id, 0, Readable.from([bytes.subarray(0, 4000)]));

  fill(true);
  const refused = uploads.write(viewer, id, 4000, Readable.from([bytes.subarray(4000)]));
  await expect(refused).rejects.toMatchObject({ code: "storage_full", message: "There's no room left for this file" });
  const waiting = await uploads.find(viewer, id);
  fill(false);
  await uploads.write(viewer, id, 4000, Readable.from([bytes.subarray(4000)]));

  expect(waiting.offset).toBe(4000);
  const [item] = await files.ownItems(viewer, [id]);
  expect((await server.app.inject(item?.originalUrl ?? "")).rawPayload.equals(bytes)).toBe(true);
});
