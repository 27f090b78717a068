import { randomBytes } from "node:crypto";

import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { describe, expect, test } from "vitest";

import { useS3Server } from "#testing/s3-buckets.ts";
import { missingS3Programs } from "#testing/s3-server.ts";

import { testMediaStore } from "./media-store-contract.ts";
import type { S3Bucket } from "./s3-client.ts";
import { chunksOf, gather, readAll, sha256Of, unlimited } from "./sample-bytes.ts";

const partBytes = 8 * 1024 * 1024;
const missing = missingS3Programs();

describe.skipIf(missing.length > 0)(`files in S3${missing.map((name) => `, without ${name}`).join("")}`, () => {
  const { makeBucket } = useS3Server();

  testMediaStore(async () => {
    const { bucket, openStore } = await makeBucket();
    const store = await openStore();
    return { store, countTemporary: () => countUploads(bucket), close: async () => {} };
  });

  test.for([partBytes - 1, partBytes, partBytes + 1, 3 * partBytes + 5])(
    "%i bytes around the size of a part come back as they were",
    async (size) => {
      const { bucket, openStore } = await makeBucket();
      const store = await openStore();
      const bytes = randomBytes(size);

      const blob = await store.put(chunksOf(bytes), unlimited);

      expect(blob).toMatchObject({ bytes: size, sha256: sha256Of(bytes) });
      expect(sha256Of(await readAll(await store.open(blob.key)))).toBe(blob.sha256);
      const range = { start: partBytes - 3, end: partBytes + 2 };
      expect(await readAll(await store.open(blob.key, range))).toEqual(bytes.subarray(range.start, range.end + 1));
      expect(await countUploads(bucket)).toBe(0);
    },
  );

  test("several long puts at once share the way and do not mix", async () => {
    const { openStore } = await makeBucket();
    const store = await openStore();
    const bodies = [1, 2, 3].map((index) => randomBytes(2 * partBytes + index));

    const blobs = await Promise.all(bodies.map((body) => store.put(chunksOf(body), unlimited)));

    expect(blobs.map(({ sha256 }) => sha256)).toEqual(bodies.map(sha256Of));
    for (const { key, sha256 } of blobs) expect(sha256Of(await readAll(await store.open(key)))).toBe(sha256);
  });

  test("a long put that is given up, too large or broken off leaves no part", async () => {
    const { bucket, openStore } = await makeBucket();
    const store = await openStore();
    const controller = new AbortController();
    async function* upTo(end: () => void) {
      for (let given = 0; given < 2.5 * partBytes; given += 65_536) yield randomBytes(65_536);
      end();
      yield randomBytes(65_536);
    }

    const outcomes = await Promise.allSettled([
      store.put(
        upTo(() => controller.abort()),
        { ...unlimited, signal: controller.signal },
      ),
      store.put(
        upTo(() => {}),
        { maxBytes: 2 * partBytes },
      ),
      store.put(upTo(fail), unlimited),
    ]);

    expect(outcomes).toMatchObject([
      { reason: { code: "aborted" } },
      { reason: { code: "too_large" } },
      { reason: { message: "the phone lost its connection" } },
    ]);
    expect(await gather(store.list())).toEqual([]);
    expect(await countUploads(bucket)).toBe(0);
  });

  test("a list longer than a page has everything once, and nothing that is not ours", async () => {
    const { openStore, plant } = await makeBucket();
    const store = await openStore();
    const keys: string[] = [];
    for (let index = 0; index < 10; index += 1) keys.push((await store.put(chunksOf(randomBytes(3)), unlimited)).key);
    for (const name of ["notes.txt", "media/notes.txt", `media/${"A".repeat(40)}`, `other/${"0".repeat(40)}`]) {
      await plant(name);
    }

    const listed = await gather(store.list());

    expect(listed.map(({ key }) => key)).toEqual(keys.toSorted());
  });

  test("an address of its own gives a file out for a while, and as nothing that could run", async () => {
    const { openStore } = await makeBucket();
    const store = await openStore();
    const { key } = await store.put(chunksOf(Buffer.from("0123456789")), unlimited);

    const address = await store.presign(key, { expiresInMs: 60_000, contentType: "image/webp" });

    const answer = await fetch(address ?? "", { headers: { range: "bytes=2-4" } });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe("234");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "attachment",
      "cache-control": "private, max-age=60, immutable",
    });
  });

  test.for(["text/html", "image/svg+xml", "application/pdf", "image/webp; charset=utf-8", ""])(
    "the type %j is handed out as plain bytes",
    async (contentType) => {
      const { openStore } = await makeBucket();
      const store = await openStore();
      const { key } = await store.put(chunksOf(Buffer.from("<script>")), unlimited);

      const answer = await fetch((await store.presign(key, { expiresInMs: 60_000, contentType })) ?? "");

      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    },
  );

  test("an address opens its own file only, unchanged, and no file at all for a key of nothing", async () => {
    const { place, openStore } = await makeBucket();
    const store = await openStore();
    const [one, other] = [
      await store.put(chunksOf(randomBytes(3)), unlimited),
      await store.put(chunksOf(randomBytes(3)), unlimited),
    ];
    const address = (await store.presign(one.key, { expiresInMs: 60_000, contentType: "image/webp" })) ?? "";

    const statuses = [];
    for (const changed of [
      address.replace(one.key, other.key),
      address.replace("image%2Fwebp", "text%2Fhtml"),
      address.replace("X-Amz-Expires=60", "X-Amz-Expires=6000"),
      address.slice(0, address.indexOf("?")),
    ]) {
      statuses.push((await fetch(changed)).status);
    }

    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(address).not.toContain(place.secretKey);
    expect(await store.presign("../x", { expiresInMs: 60_000, contentType: "image/webp" })).toBeUndefined();
  });

  test("what is removed before it is read is missing, and not half a file", async () => {
    const { openStore } = await makeBucket();
    const store = await openStore();
    const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);
    const source = await store.open(key);
    await store.remove(key);

    await expect(readAll(source)).rejects.toMatchObject({ name: "MediaStoreError", code: "missing" });
  });

  test("sweeping takes old unfinished uploads, but neither young ones nor those of others", async () => {
    const { bucket, openStore } = await makeBucket();
    const store = await openStore();
    const names = ["a", "b", "c", "d", "e", "f"].map((letter) => `media/${letter.repeat(40)}`);
    for (const name of [...names, "other/upload"]) await leaveUpload(bucket, name);
    const [first = 0] = await partTimes(bucket);

    expect(await store.sweepTemporary(first - 60_000)).toBe(0);
    expect(await store.sweepTemporary(Number.MAX_SAFE_INTEGER)).toBe(names.length);

    expect(await countUploads(bucket)).toBe(1);
  });
});

function fail(): void {
  throw new Error("the phone lost its connection");
}

async function leaveUpload({ client, name: Bucket }: S3Bucket, Key: string): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: "half" }));
}

async function partTimes({ client, name: Bucket }: S3Bucket): Promise<number[]> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  const listed = Uploads.map(({ Key, UploadId }) => client.send(new ListPartsCommand({ Bucket, Key, UploadId })));
  const pages = await Promise.all(listed);
  return pages.flatMap(({ Parts = [] }) => Parts.map(({ LastModified }) => LastModified?.getTime() ?? 0));
}

async function countUploads({ client, name: Bucket }: S3Bucket): Promise<number> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  return Uploads.length;
}
