import { randomBytes } from "node:crypto";

import { ListMultipartUploadsCommand } from "@aws-sdk/client-s3";
import { isLongTest } from "@lane/domain/testing/test-size.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { describeError } from "#lib/logger.ts";
import { type FaultyWire, stretchWire } from "#testing/faulty-wire.ts";
import { createRecordingLogger } from "#testing/recording-logger.ts";
import { useS3Server } from "#testing/s3-buckets.ts";
import { missingS3Programs } from "#testing/s3-server.ts";

import { createS3Store } from "./s3-store.ts";
import { chunksOf, gather, readAll, sha256Of, unlimited } from "./sample-bytes.ts";

const partBytes = 8 * 1024 * 1024;
const unavailable = { name: "MediaStoreError", code: "unavailable" };
const missing = missingS3Programs();

describe.skipIf(missing.length > 0)(`S3 that fails${missing.map((name) => `, without ${name}`).join("")}`, () => {
  const { server, makeBucket } = useS3Server();

  async function openThroughWire() {
    const made = await makeBucket();
    const wire = await stretchWire(made.place.endpoint);
    onTestFinished(() => wire.close());
    return { ...made, wire, store: await made.openStore(wire.endpoint) };
  }

  test.for([
    { wrong: { bucket: "not-made" }, sentence: /^S3_BUCKET names no bucket .*: not-made\. Please create it\.$/ },
    { wrong: { secretKey: "guessed" }, sentence: /does not let .* into the bucket lane-.*: SignatureDoesNotMatch/ },
    { wrong: { accessKey: "guessed" }, sentence: /does not let .* into the bucket lane-.*: InvalidAccessKeyId/ },
    { wrong: { endpoint: "http://nobody.invalid" }, sentence: /^S3_ENDPOINT names a host that nobody knows/ },
  ])("with $wrong the start ends in a sentence without a key", async ({ wrong, sentence }) => {
    const { place } = await makeBucket();
    const logger = createRecordingLogger();

    const opening = createS3Store({ place: { ...place, ...wrong }, logger });

    const error = await opening.then(String, (error: unknown) => error);
    expect(error).toMatchObject({ name: "StartupError", message: expect.stringMatching(sentence) });
    const told = JSON.stringify([describeError(error), logger.lines]);
    for (const secret of [place.accessKey, place.secretKey, "guessed"]) expect(told).not.toContain(secret);
  });

  test("a server that is away at the start is warned about, and used once it is back", async () => {
    const { place } = await makeBucket();
    const wire = await stretchWire(place.endpoint);
    onTestFinished(() => wire.close());
    wire.cut();
    const logger = createRecordingLogger();

    const store = await createS3Store({ place: { ...place, endpoint: wire.endpoint }, logger });

    onTestFinished(() => store.close());
    expect(logger.lines).toMatchObject([{ level: "warn", message: "S3 cannot be reached: no files until it can" }]);
    await expect(store.put(chunksOf(randomBytes(10)), unlimited)).rejects.toMatchObject(unavailable);
    wire.mend();
    const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);
    expect(await store.stat(key)).toEqual({ bytes: 10 });
  });

  test.for([1_500_000, 2 * partBytes])("a full bucket refuses %i bytes and keeps nothing of them", async (size) => {
    const { bucket, openStore } = await makeBucket(await server().addUser({ mostBytes: 1_000_000 }));
    const store = await openStore();

    const putting = store.put(chunksOf(randomBytes(size)), unlimited);

    await expect(putting).rejects.toMatchObject({ name: "MediaStoreError", code: "storage_full" });
    expect(await gather(store.list())).toEqual([]);
    expect(
      (await bucket.client.send(new ListMultipartUploadsCommand({ Bucket: bucket.name }))).Uploads,
    ).toBeUndefined();
  });

  test("the server killed in the middle of puts and reads fails them, and all goes on once it is back", async () => {
    const { openStore } = await makeBucket();
    const store = await openStore();
    const kept = await store.put(chunksOf(randomBytes(3 * partBytes)), unlimited);
    const reading = (await store.open(kept.key))?.[Symbol.asyncIterator]();
    await reading?.next();
    async function* killing() {
      yield randomBytes(2 * partBytes);
      await server().kill();
      yield randomBytes(partBytes);
    }

    await expect(store.put(killing(), unlimited)).rejects.toMatchObject(unavailable);
    const outcomes = await Promise.allSettled([
      store.put(chunksOf(randomBytes(10)), unlimited),
      store.open(kept.key),
      readToEnd(reading),
      store.remove(kept.key),
      gather(store.list()),
    ]);
    await server().start();

    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable });
    expect(sha256Of(await readAll(await store.open(kept.key)))).toBe(kept.sha256);
    expect((await gather(store.list())).map(({ key }) => key)).toEqual([kept.key]);
    await store.sweepTemporary(Number.MAX_SAFE_INTEGER);
    expect(await store.sweepTemporary(Number.MAX_SAFE_INTEGER)).toBe(0);
  });

  test("a connection that breaks once is not noticed by who puts or reads", async () => {
    const { store, wire } = await openThroughWire();
    const bytes = randomBytes(3 * partBytes);

    wire.cutAfter(partBytes + 1000);
    const blob = await store.put(chunksOf(bytes), unlimited);
    wire.cutAfter(partBytes);
    const read = await readAll(await store.open(blob.key));

    expect(blob.sha256).toBe(sha256Of(bytes));
    expect(sha256Of(read)).toBe(blob.sha256);
  });

  test("a server that falls silent fails all who put, read or ask, and takes five parts from a source at most", async () => {
    const { store, wire } = await openThroughWire();
    const { key } = await store.put(chunksOf(randomBytes(3 * partBytes)), unlimited);
    const reading = (await store.open(key))?.[Symbol.asyncIterator]();
    await reading?.next();
    const frozen = Promise.withResolvers<void>();
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 65_536;
        yield randomBytes(65_536);
        if (given < partBytes) continue;
        wire.freezeAfter(0);
        frozen.resolve();
      }
    }

    const putting = store.put(endless(), unlimited);
    await frozen.promise;
    const outcomes = await Promise.allSettled([
      putting,
      store.put(chunksOf(randomBytes(10)), unlimited),
      readToEnd(reading),
      store.stat(key),
      store.remove(key),
      gather(store.list()),
      store.sweepTemporary(0),
    ]);

    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable });
    expect(given).toBeGreaterThan(partBytes);
    expect(given).toBeLessThanOrEqual(5 * partBytes);
    wire.cut();
  });

  test.runIf(isLongTest)("ten puts behind a silent server all fail, also those that wait for their turn", async () => {
    const { store, wire } = await openThroughWire();
    wire.freezeAfter(partBytes);
    const bytes = randomBytes(2 * partBytes);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => store.put(ReadableStream.from([bytes]), unlimited)),
    );

    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable });
    await expectCleanAfterSweep(store, wire);
  });

  test.runIf(isLongTest)("a put whose source is slow ends when the server does, not when the source does", async () => {
    const { store, wire } = await openThroughWire();
    async function* slow() {
      yield randomBytes(partBytes);
      wire.cut();
      await new Promise(() => {});
    }

    await expect(store.put(slow(), unlimited)).rejects.toMatchObject(unavailable);
  });
});

async function readToEnd(iterator: AsyncIterator<Uint8Array> | undefined): Promise<void> {
  while ((await iterator?.next())?.done === false) continue;
}

async function expectCleanAfterSweep(store: Awaited<ReturnType<typeof createS3Store>>, wire: FaultyWire) {
  wire.cut();
  wire.mend();
  await store.sweepTemporary(Number.MAX_SAFE_INTEGER);
  expect(await gather(store.list())).toEqual([]);
  expect(await store.sweepTemporary(Number.MAX_SAFE_INTEGER)).toBe(0);
}
