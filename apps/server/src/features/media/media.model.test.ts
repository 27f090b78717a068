import { Readable } from "node:stream";

import { array, assert, asyncProperty, constantFrom, integer, nat, record } from "fast-check";
import { expect } from "vitest";

import { compose } from "#app/compose.ts";
import { createFuse } from "#testing/fuse.ts";
import { test, type TestHouse } from "#testing/house-test.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { photoLike } from "#testing/sample-media.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createWriter, setTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

const rounds = 40;
const tenYearsMs = 10 * 365 * 24 * 60 * 60 * 1000;

const step = record({
  what: constantFrom("upload", "upload", "half", "giveUp", "write", "write", "change", "delete", "sweep", "work"),
  pick: nat(100),
  count: integer({ min: 0, max: 3 }),
  bytes: integer({ min: 20, max: 9000 }),
  /** How many steps to the disk or the database it lives: most live through all. */
  lives: constantFrom(...Array.from({ length: 14 }, (_, steps) => steps), ...Array.from({ length: 14 }, () => 1000)),
});

type Step = Parameters<Parameters<typeof step.map>[0]>[0];

// Ten thousand steps with crashes: `npm run bench -- media`.
test(
  `${rounds} rounds of random uploads, changes and kills leave what is named, all of it and nothing else`,
  { timeout: 180_000 },
  async ({ house }) => {
    const ada = await createWriter(house);
    const timeline = await setTimeline(ada);
    let kills = 0;

    await assert(
      asyncProperty(array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const world = createWorld(house, ada, timeline);
        for (const one of steps) kills += (await world.walk(one)) ? 0 : 1;
        await world.compareAll();
      }),
      { numRuns: rounds },
    );
    expect(kills).toBeGreaterThan(rounds / 2);
  },
);

function createWorld(house: TestHouse, { accountId }: Writer, timeline: TestTimeline) {
  const fuse = createFuse(house.store, house.database);
  const { services, jobs } = compose({ ...house, store: fuse.store });
  const { uploads, memoryChanges, mediaGarbage } = services;
  const viewer = { accountId, sessionId: "" };
  const files: string[] = [];
  const halves: { id: string; bytes: Buffer }[] = [];
  const memories: string[] = [];

  async function begin({ bytes }: Step): Promise<{ id: string; bytes: Buffer }> {
    const content = photoLike(bytes);
    const wish = { name: "a.jpg", declared: "", sha256: null, metadata: "", bytes: content.length };
    return { id: (await uploads.create(viewer, wish)).id, bytes: content };
  }

  async function send({ id, bytes }: { id: string; bytes: Buffer }, from: number, to: number): Promise<void> {
    await uploads.write(viewer, id, from, Readable.from([bytes.subarray(from, to)]));
  }

  const chosen = ({ pick, count }: Step): { s3id: string }[] =>
    files
      .slice(pick % (files.length + 1))
      .slice(0, count)
      .map((s3id) => ({ s3id }));

  const moves: Record<Step["what"], (one: Step) => Promise<void>> = {
    async upload(one) {
      const upload = await begin(one);
      const middle = one.pick % upload.bytes.length;
      await send(upload, 0, middle);
      await send(upload, middle, upload.bytes.length);
      files.push(upload.id);
    },
    async half(one) {
      const upload = await begin(one);
      halves.push(upload);
      await send(upload, 0, Math.floor(upload.bytes.length / 2));
    },
    async giveUp() {
      const upload = halves.pop();
      if (upload) await uploads.remove(viewer, upload.id);
    },
    async write(one) {
      const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
      const words = { memoryTitle: "One", memoryDescription: "<p>One</p>" };
      memories.push((await memoryChanges.create(viewer, { ...place, ...words, media: chosen(one) }))._id);
    },
    async change(one) {
      const _id = memories[one.pick % memories.length];
      if (_id !== undefined) await memoryChanges.update(viewer, { _id, media: chosen(one) });
    },
    async delete() {
      const id = memories.pop();
      if (id !== undefined) await memoryChanges.remove(viewer, id);
    },
    sweep: () => mediaGarbage.sweep(),
    work: () => work(),
  };

  async function work(): Promise<void> {
    await house.database.db.deleteFrom("jobs").where("name", "=", "media.prepare").execute();
    await deliverAll({ ...house, jobs });
  }

  return {
    /** False when it was killed on the way. */
    walk: (one: Step): Promise<boolean> => fuse.until(one.lives, () => tolerate(moves[one.what](one))),

    async compareAll(): Promise<void> {
      house.clock.advance(tenYearsMs);
      await mediaGarbage.sweep();
      // A job that was killed comes back when its claim has run out.
      house.clock.advance(tenYearsMs);
      await work();
      await mediaGarbage.sweepOrphans();

      const { db } = house.database;
      const named = await db.selectFrom("files").select(["id", "store_key as key", "bytes"]).execute();
      const attached = await db.selectFrom("memory_media").select("file_id as id").distinct().execute();
      const sum = named.reduce((total, { bytes }) => total + bytes, 0);
      expect(await storedKeys(house.store)).toEqual(named.map(({ key }) => key).toSorted(inOrder));
      expect(named.map(({ id }) => id).toSorted(inOrder)).toEqual(attached.map(({ id }) => id).toSorted(inOrder));
      expect((await services.media.storage(viewer)).usedBytes).toBe(sum);
      const report = await services.verify.verify({ isQuick: false, onFinding: () => undefined });
      expect(report).toEqual({ checked: named.length, missing: 0, changed: 0, orphaned: 0 });
    },
  };
}

/** What somebody deleted or gave up meanwhile is refused with a sentence, which is fine. */
async function tolerate(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.name === "AppError")) throw error;
  });
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other);
}
