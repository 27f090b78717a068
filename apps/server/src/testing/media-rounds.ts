import { deepStrictEqual } from "node:assert/strict";
import { Readable } from "node:stream";

import { array, assert, asyncProperty, constantFrom, integer, nat, record } from "fast-check";

import type { AppContext } from "#app/app-context.ts";
import { compose, type Composition } from "#app/compose.ts";
import { AppError } from "#lib/app-error.ts";

import { createFuse } from "./fuse.ts";
import { workOff } from "./mailbox.ts";
import { photoLike } from "./sample-media.ts";
import { storedKeys } from "./stored-keys.ts";

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

const step = record({
  what: constantFrom("upload", "upload", "half", "giveUp", "write", "write", "change", "delete", "sweep", "work"),
  pick: nat(100),
  count: integer({ min: 0, max: 3 }),
  bytes: integer({ min: 20, max: 9000 }),
  /** How many steps to the disk or the database the process survives: most survive all. */
  lives: constantFrom(...Array.from({ length: 14 }, (_, steps) => steps), ...Array.from({ length: 14 }, () => 1000)),
});

type Step = Parameters<Parameters<typeof step.map>[0]>[0];

interface MediaPlace {
  /** The server's clock must not be behind the disk's. */
  readonly server: AppContext;
  readonly advance: (ms: number) => void;
  readonly accountId: string;
  readonly timelineId: string;
  readonly yearId: string;
}

const unsaid = { declared: "", sha256: null, metadata: "", purpose: "memory" } as const;
const longestRound = 25;

interface MediaCounts {
  steps: number;
  kills: number;
}

/**
 * Runs at least this many random uploads, changes and kills, in rounds that end with a sweep; throws when anything is
 * lost or left behind.
 */
export async function runMediaRounds(place: MediaPlace, wanted: number): Promise<Readonly<MediaCounts>> {
  const { server } = place;
  const fuse = createFuse(server.store, server.database);
  const world = { ...place, composition: compose({ ...server, store: fuse.store }) };
  const counts: MediaCounts = { steps: 0, kills: 0 };
  const round = asyncProperty(array(step, { minLength: 5, maxLength: longestRound }), async (steps) => {
    await server.database.db.deleteFrom("memories").execute();
    const moves = createMoves(world);
    for (const one of steps) {
      const hasLived = await fuse.until(one.lives, () => tolerate(moves[one.what](one)));
      counts.kills += hasLived ? 0 : 1;
    }
    counts.steps += steps.length;
    await compareAll(world);
  });
  // Rounds differ in length, and most are short: so the steps are counted.
  while (counts.steps < wanted) {
    await assert(round, { numRuns: Math.ceil((wanted - counts.steps) / longestRound) });
  }
  return counts;
}

interface World extends MediaPlace {
  readonly composition: Composition;
}

type Moves = Record<Step["what"], (one: Step) => Promise<void>>;

function createMoves(world: World): Moves {
  const { accountId, timelineId, yearId } = world;
  const { uploads, memoryChanges, fileGarbage } = world.composition.services;
  const viewer = { accountId, sessionId: "" };
  const files: string[] = [];
  const halves: { id: string; bytes: Buffer }[] = [];
  const memories: string[] = [];

  async function begin({ bytes }: Step): Promise<{ id: string; bytes: Buffer }> {
    const content = photoLike(bytes);
    const wish = { ...unsaid, name: "a.jpg", bytes: content.length };
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

  return {
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
      const place = { timelineId, yearId, month: 7 };
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
    sweep: () => fileGarbage.sweep(),
    work: () => work(world),
  };
}

async function work({ server, composition }: World): Promise<void> {
  await server.database.db.deleteFrom("jobs").where("name", "=", "media.prepare").execute();
  await workOff(composition.jobs);
}

async function compareAll(world: World): Promise<void> {
  const { server, advance, accountId } = world;
  const { fileGarbage, files, verify } = world.composition.services;
  advance(twoDaysMs);
  await fileGarbage.sweep();
  // A killed job is claimed again when its claim has run out.
  advance(twoDaysMs);
  await work(world);
  await fileGarbage.sweepOrphans();

  const { db } = server.database;
  const named = await db.selectFrom("files").select(["id", "store_key as key", "bytes"]).execute();
  const attached = await db.selectFrom("memory_media").select("file_id as id").distinct().execute();
  const sum = named.reduce((total, { bytes }) => total + bytes, 0);
  deepStrictEqual(await storedKeys(server.store), named.map(({ key }) => key).toSorted(inOrder));
  deepStrictEqual(named.map(({ id }) => id).toSorted(inOrder), attached.map(({ id }) => id).toSorted(inOrder));
  deepStrictEqual((await files.storage({ accountId, sessionId: "" })).usedBytes, sum);
  const report = await verify.verify({ isQuick: false, onFinding: () => undefined });
  deepStrictEqual(report, { checked: named.length, missing: 0, changed: 0, orphaned: 0 });
}

/** Work on content that was deleted or given up meanwhile is refused with an AppError, which is expected. */
async function tolerate(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other);
}
