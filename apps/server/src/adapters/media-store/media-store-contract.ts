import { randomBytes } from "node:crypto";

import { array, assert, asyncProperty, uint8Array } from "fast-check";
import { expect, test as base } from "vitest";
import type { TestAPI } from "vitest";

import type { MediaStore } from "#ports/media-store.ts";

import { chunkBytes, chunksOf, gather, readAll, sha256Of, unlimited } from "./sample-bytes.ts";

export interface MediaStoreHarness {
  readonly store: MediaStore;
  /** How many unfinished puts have left something behind. */
  countTemporary(): Promise<number>;
  close(): Promise<void>;
}

type StoreTest = TestAPI<{ server: MediaStoreHarness }>;

/** The contract tests of every media store. */
export function testMediaStore(makeHarness: () => Promise<MediaStoreHarness>): void {
  const test = base.extend<{ server: MediaStoreHarness }>({
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
    server: async ({}, use) => {
      const harness = await makeHarness();
      await use(harness);
      await harness.close();
    },
  });
  testRoundTrips(test);
  testRanges(test);
  testLimits(test);
  testInterruptions(test);
  testRemoval(test);
  testListing(test);
}

async function expectNothingKept(server: MediaStoreHarness): Promise<void> {
  expect(await gather(server.store.list())).toEqual([]);
  expect(await server.countTemporary()).toBe(0);
}

function testRoundTrips(test: StoreTest): void {
  test.for([0, 1, 5_000_000])("%i bytes come back as they were", async (size, { server: { store } }) => {
    const bytes = randomBytes(size);

    const blob = await store.put(chunksOf(bytes), unlimited);

    expect(blob).toEqual({ key: blob.key, bytes: size, sha256: sha256Of(bytes) });
    expect(await store.stat(blob.key)).toEqual({ bytes: size });
    expect((await readAll(await store.open(blob.key))).equals(bytes)).toBe(true);
  });

  test("however the bytes are cut into chunks, they and their hash are the same", async ({ server: { store } }) => {
    const cuts = array(uint8Array({ maxLength: 300 }), { maxLength: 10 });

    await assert(
      asyncProperty(cuts, async (chunks) => {
        const whole = Buffer.concat(chunks);
        const blob = await store.put(ReadableStream.from(chunks), unlimited);
        expect(blob.sha256).toBe(sha256Of(whole));
        expect((await readAll(await store.open(blob.key))).equals(whole)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test("several become one, in turn, and stay as they are", async ({ server: { store } }) => {
    const bodies = [randomBytes(3_000_000), randomBytes(1), randomBytes(70_000)];
    const keys: string[] = [];
    for (const body of bodies) keys.push((await store.put(chunksOf(body), unlimited)).key);

    const whole = await store.join(keys);

    const expected = Buffer.concat(bodies);
    expect(whole).toMatchObject({ bytes: expected.byteLength, sha256: sha256Of(expected) });
    expect(expected.equals(await readAll(await store.open(whole.key)))).toBe(true);
    expect(sha256Of(await readAll(await store.open(keys[0] ?? "")))).toBe(sha256Of(bodies[0] ?? Buffer.of()));
  });

  test("with one of several missing nothing is made", async ({ server }) => {
    const { key } = await server.store.put(chunksOf(randomBytes(10)), unlimited);

    for (const other of ["0".repeat(40), "../x"]) {
      await expect(server.store.join([key, other])).rejects.toMatchObject({ name: "MediaStoreError", code: "missing" });
    }

    expect(await gather(server.store.list())).toHaveLength(1);
    expect(await server.countTemporary()).toBe(0);
  });

  test("a key cannot be guessed and says nothing", async ({ server: { store } }) => {
    const first = await store.put(chunksOf(Buffer.from("same")), unlimited);
    const second = await store.put(chunksOf(Buffer.from("same")), unlimited);

    expect(first.key).toMatch(/^[0-9a-z]{32,64}$/);
    expect(second.key).not.toBe(first.key);
  });

  test("twenty puts at once do not mix", async ({ server }) => {
    const bodies = Array.from({ length: 20 }, (_, index) => randomBytes(200_000 + index));

    const blobs = await Promise.all(bodies.map((body) => server.store.put(chunksOf(body), unlimited)));

    const kept = await Promise.all(blobs.map(async ({ key }) => sha256Of(await readAll(await server.store.open(key)))));
    expect(kept).toEqual(bodies.map(sha256Of));
    expect(await server.countTemporary()).toBe(0);
  });
}

function testRanges(test: StoreTest): void {
  test.for([
    { range: { start: 0, end: 0 }, part: "0" },
    { range: { start: 3, end: 5 }, part: "345" },
    { range: { start: 9, end: 9 }, part: "9" },
    { range: { start: 7, end: 500 }, part: "789" },
    { range: { start: 0, end: 9 }, part: "0123456789" },
    { range: { start: 10, end: 20 }, part: "" },
  ])("of ten bytes, $range.start to $range.end is '$part'", async ({ range, part }, { server: { store } }) => {
    const { key } = await store.put(chunksOf(Buffer.from("0123456789")), unlimited);

    const read = await readAll(await store.open(key, range));

    expect(read.toString()).toBe(part);
  });

  test("a reader may stop early", async ({ server: { store } }) => {
    const { key } = await store.put(chunksOf(randomBytes(2_000_000)), unlimited);

    let chunks = 0;
    for await (const _chunk of (await store.open(key)) ?? []) {
      chunks += 1;
      break;
    }

    expect(chunks).toBe(1);
    await store.remove(key);
  });
}

function testLimits(test: StoreTest): void {
  test("exactly the limit is accepted", async ({ server: { store } }) => {
    const blob = await store.put(chunksOf(randomBytes(100_000)), { maxBytes: 100_000 });

    expect(blob.bytes).toBe(100_000);
  });

  test("one byte more is refused and nothing of it stays", async ({ server }) => {
    const putting = server.store.put(chunksOf(randomBytes(100_001)), { maxBytes: 100_000 });

    await expect(putting).rejects.toMatchObject({ name: "MediaStoreError", code: "too_large" });
    await expectNothingKept(server);
  });

  test("an endless source is left alone at the limit", async ({ server }) => {
    let given = 0;
    let isReleased = false;
    async function* endless() {
      try {
        for (;;) {
          given += chunkBytes;
          yield new Uint8Array(chunkBytes);
        }
      } finally {
        isReleased = true;
      }
    }

    const putting = server.store.put(endless(), { maxBytes: 1_000_000 });

    await expect(putting).rejects.toMatchObject({ code: "too_large" });
    expect(given).toBeLessThanOrEqual(1_000_000 + chunkBytes);
    expect(isReleased).toBe(true);
    await expectNothingKept(server);
  });
}

function testInterruptions(test: StoreTest): void {
  test("a source that breaks off fails the put with its own error", async ({ server }) => {
    const putting = server.store.put(broken(), unlimited);

    await expect(putting).rejects.toThrow("the phone lost its connection");
    await expectNothingKept(server);
  });

  test("given up half way, nothing stays", async ({ server }) => {
    const controller = new AbortController();
    async function* givenUp() {
      yield randomBytes(300_000);
      controller.abort();
      yield randomBytes(300_000);
    }

    const putting = server.store.put(givenUp(), { ...unlimited, signal: controller.signal });

    await expect(putting).rejects.toMatchObject({ name: "MediaStoreError", code: "aborted" });
    await expectNothingKept(server);
  });

  test("a source that hangs can be given up", async ({ server }) => {
    const putting = server.store.put(hanging(), { ...unlimited, signal: AbortSignal.timeout(50) });

    await expect(putting).rejects.toMatchObject({ code: "aborted" });
    await expectNothingKept(server);
  });

  test("given up before it began, nothing starts", async ({ server }) => {
    const putting = server.store.put(chunksOf(randomBytes(10)), { ...unlimited, signal: AbortSignal.abort() });

    await expect(putting).rejects.toMatchObject({ code: "aborted" });
    await expectNothingKept(server);
  });
}

async function* broken() {
  yield randomBytes(300_000);
  throw new Error("the phone lost its connection");
}

async function* hanging() {
  yield randomBytes(300_000);
  await new Promise(() => {});
}

function testRemoval(test: StoreTest): void {
  test("what is removed is gone, and removing it again is fine", async ({ server: { store } }) => {
    const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);

    await store.remove(key);
    await store.remove(key);

    expect(await store.open(key)).toBeUndefined();
    expect(await store.stat(key)).toBeUndefined();
  });

  test.for(["../x", "/etc/passwd", "", "a/b", "a\0b", "..", ".", "tmp", "%2e%2e%2f", "A".repeat(40), "0".repeat(40)])(
    "the key %j is of nothing",
    async (key, { server: { store } }) => {
      const kept = await store.put(chunksOf(randomBytes(10)), unlimited);

      await store.remove(key);

      expect(await store.open(key)).toBeUndefined();
      expect(await store.stat(key)).toBeUndefined();
      expect(await store.stat(kept.key)).toEqual({ bytes: 10 });
    },
  );

  test("a path around a real key does not lead to it", async ({ server: { store } }) => {
    const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);

    for (const hostile of [`../${key}`, `${key}/`, `${key}\n`, ` ${key}`, `${key}/../${key}`, `${key}.eml`]) {
      await store.remove(hostile);
      expect(await store.stat(hostile)).toBeUndefined();
    }

    expect(await store.stat(key)).toEqual({ bytes: 10 });
  });
}

function testListing(test: StoreTest): void {
  test("the list has exactly what was put and not removed", async ({ server: { store } }) => {
    const now = performance.timeOrigin + performance.now();
    const blobs = [];
    for (const size of [0, 10, 70_000]) blobs.push(await store.put(chunksOf(randomBytes(size)), unlimited));
    const removed = await store.put(chunksOf(randomBytes(5)), unlimited);
    await store.remove(removed.key);

    const listed = await gather(store.list());

    const sizes = new Map(listed.map(({ key, bytes }) => [key, bytes]));
    expect(listed).toHaveLength(3);
    expect(sizes).toEqual(new Map(blobs.map(({ key, bytes }) => [key, bytes])));
    for (const { modifiedAt } of listed) expect(Math.abs(modifiedAt - now)).toBeLessThan(60_000);
  });

  test("sweeping leaves what is whole", async ({ server: { store } }) => {
    const { key } = await store.put(chunksOf(randomBytes(10)), unlimited);

    const swept = await store.sweepTemporary(Number.MAX_SAFE_INTEGER);

    expect(swept).toBe(0);
    expect(await store.stat(key)).toEqual({ bytes: 10 });
  });
}
