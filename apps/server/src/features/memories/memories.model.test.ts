import type { Memory } from "@lane/contract/memories.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from "fast-check";
import { expect } from "vitest";

import { AppError } from "#lib/app-error.ts";
import { createMemoryModel, type ModelChange, type ModelMemory } from "#testing/memory-model.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, type TestTimeline } from "#testing/writer.ts";

const rounds = testSize({ short: 60, long: 1000 });
const years = [1990, 1991, 1999];
const months = [2, 7];

const step = record({
  what: constantFrom(
    ...([
      "add",
      "add",
      "add",
      "edit",
      "edit",
      "stale",
      "blind",
      "tag",
      "archive",
      "restore",
      "quiet",
      "date",
      "move",
    ] as const),
    ...(["delete", "ghost", "list", "details", "versions", "restoreVersion", "counts", "lookBack", "wait"] as const),
  ),
  pick: nat(100),
  year: constantFrom(...years),
  month: constantFrom(...months),
  day: constantFrom(null, 1, 2, 28),
  title: constantFrom("One", "Two", "Three"),
  text: constantFrom("<p>a</p>", "<p>a<br>b</p>", "<p><strong>c</strong></p>"),
  mark: constantFrom(null, "Flower" as const, "Stone" as const),
  limit: integer({ min: 1, max: 4 }),
});

type Step = Parameters<Parameters<typeof step.map>[0]>[0];

test(
  `${rounds} rounds of four to ten random calls leave the database where a plain model is`,
  { timeout: 300_000 },
  async ({ server }) => {
    const ada = await createWriter(server);
    const timeline = await setTimeline(ada);
    const viewer = { accountId: ada.accountId, sessionId: "" };

    await assert(
      asyncProperty(array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        await server.database.db.deleteFrom("memories").execute();
        const world = createWorld(server, timeline, viewer);
        for (const one of steps) await world.walk(one);
        await world.compareAll();
      }),
      { numRuns: rounds },
    );
  },
);

type Viewer = { accountId: string; sessionId: string };

function createWorld({ services, clock, database }: TestServer, timeline: TestTimeline, viewer: Viewer) {
  const { memories, memoryChanges, timelines } = services;
  const model = createMemoryModel();
  const ghosts: string[] = [];

  async function add({ year, month, day, title, text, mark }: Step): Promise<void> {
    const place = { timelineId: timeline.id, yearId: timeline.yearId(year), month, day };
    const words = { memoryTitle: title, memoryDescription: text, memoryType: mark };
    const { _id } = await memoryChanges.create(viewer, { ...place, ...words });
    model.add({ id: _id, createdAt: clock.now(), year, month, day, title, text, mark });
  }

  async function change(memory: ModelMemory, sent: object, change: ModelChange): Promise<void> {
    const answer = await memoryChanges.update(viewer, { _id: memory.id, ...sent });
    model.change(memory, change);
    expect(seen(answer)).toEqual(expected(memory));
  }

  async function list(year: number, month: number, isArchived: boolean, limit: number): Promise<void> {
    const found: Memory[] = [];
    let cursor: string | undefined;
    do {
      const page = await memories.list(viewer, { yearId: timeline.yearId(year), month, isArchived, limit, cursor });
      expect(page.memories.length).toBeLessThanOrEqual(limit);
      found.push(...page.memories);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found.map(seen)).toEqual(model.month(year, month, isArchived).map(expected));
  }

  async function counts(): Promise<void> {
    const { years: entries } = await timelines.read(viewer);
    expect(entries).toMatchObject(entries.map(({ year }) => model.counts(year)));
  }

  async function lookBack(year: number, month: number): Promise<void> {
    const found = await memories.lookBack(viewer, timeline.yearId(year), month);
    expect(found.map(({ _id }) => _id)).toEqual(model.lookBack(year, month));
  }

  /** Steps that need no memory. */
  const general: Partial<Record<Step["what"], (one: Step) => Promise<void>>> = {
    add,
    wait: async ({ limit }) => clock.advance(limit),
    list: ({ year, month, pick, limit }) => list(year, month, pick % 2 === 1, limit),
    counts,
    lookBack: ({ year, month }) => lookBack(year, month),
    ghost: async () => {
      for (const id of ghosts) await fails(memories.details(viewer, id), "not_found");
    },
  };

  const special: Partial<Record<Step["what"], (memory: ModelMemory, one: Step) => Promise<void>>> = {
    edit: (memory, { title, text }) =>
      change(memory, { version: memory.version, memoryTitle: title, memoryDescription: text }, { title, text }),
    blind: (memory, { title }) => change(memory, { memoryTitle: title }, { title }),
    tag: (memory, { mark }) => change(memory, { memoryType: mark }, { mark }),
    restore: (memory) => change(memory, { isArchived: false }, { isArchived: false }),
    quiet: (memory, { pick }) => change(memory, { isQuiet: pick % 2 === 0 }, { isQuiet: pick % 2 === 0 }),
    date: (memory, { day }) => change(memory, { day }, { day }),
    async stale(memory, { title }) {
      const late = memoryChanges.update(viewer, {
        _id: memory.id,
        version: memory.version - 1 || 99,
        memoryTitle: title,
      });
      const { current } = await fails(late, "conflict");
      expect(current && seen(current)).toEqual(expected(memory));
    },
    async move(memory, { year, month }) {
      const place = { yearId: timeline.yearId(year), month };
      const answer = await memoryChanges.move(viewer, { id: memory.id, version: memory.version, ...place });
      model.change(memory, { year, month });
      expect(seen(answer)).toEqual(expected(memory));
    },
    async archive(memory) {
      await memoryChanges.archive(viewer, memory.id);
      model.change(memory, { isArchived: true });
    },
    async delete(memory) {
      await memoryChanges.remove(viewer, memory.id);
      await fails(memoryChanges.remove(viewer, memory.id), "not_found");
      model.remove(memory);
      ghosts.push(memory.id);
    },
    async details(memory) {
      const found = await memories.details(viewer, memory.id);
      expect(seen(found)).toEqual(expected(memory));
      expect([found.previousMemoryId, found.nextMemoryId]).toEqual(model.neighbours(memory));
    },
    async versions(memory) {
      const found = await memories.versions(viewer, memory.id);
      expect(found.map((one) => [one.version, one.memoryTitle, one.memoryDescription, one.memoryType])).toEqual(
        memory.versions.map(({ version, title, text, mark }) => [version, title, text, mark]),
      );
    },
    async restoreVersion(memory, { pick }) {
      const former = memory.versions[pick % (memory.versions.length + 1)];
      if (!former) return void (await fails(memoryChanges.restoreVersion(viewer, memory.id, 99), "not_found"));
      const answer = await memoryChanges.restoreVersion(viewer, memory.id, former.version, memory.version);
      model.change(memory, { title: former.title, text: former.text, mark: former.mark });
      expect(seen(answer)).toEqual(expected(memory));
    },
  };

  return {
    async walk(one: Step): Promise<void> {
      const memory = model.all[one.pick % Math.max(1, model.all.length)];
      const work = special[one.what];
      if (work) return memory ? work(memory, one) : add(one);
      await general[one.what]?.(one);
    },

    /** Every row, in order, and every count. */
    async compareAll(): Promise<void> {
      const rows = await database.db
        .selectFrom("memories")
        .select(["id", "title", "description", "memory_type", "is_archived", "is_quiet", "day", "version"])
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      expect(rows.map((row) => Object.values(row))).toEqual(model.ordered().map(asRow));
      await counts();
    },
  };
}

function asRow({ id, title, text, mark, isArchived, isQuiet, day, version }: ModelMemory) {
  return [id, title, text, mark, Number(isArchived), Number(isQuiet), day, version];
}

function seen(memory: Memory) {
  const { _id, year, month, day, memoryTitle, memoryDescription, memoryType, isArchived, isQuiet, version } = memory;
  return [_id, year, month, day, memoryTitle, memoryDescription, memoryType, isArchived, isQuiet, version];
}

function expected(memory: ModelMemory) {
  const { id, year, month, day, title, text, mark, isArchived, isQuiet, version } = memory;
  return [id, year, month, day, title, text, mark, isArchived, isQuiet, version];
}

async function fails(work: Promise<unknown>, code: string): Promise<AppError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`It should have failed with ${code}`, { cause: error });
  expect(error.code).toBe(code);
  return error;
}
