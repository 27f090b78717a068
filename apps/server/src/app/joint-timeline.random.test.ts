import { isFolded } from "@lane/domain/folding.ts";
import { memoryTypes } from "@lane/domain/marks.ts";
import { decide } from "@lane/domain/permissions.ts";
import { type Role, roles } from "@lane/domain/roles.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import * as fc from "fast-check";
import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { addMember, type VaultMember } from "#testing/vault.ts";
import { createWriter, leave, plantVault, setTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

const years = [1990, 1991];
const people = 4;

const memory = fc.record({
  author: fc.nat({ max: people - 1 }),
  year: fc.constantFrom(...years),
  month: fc.constantFrom(3, 7),
  day: fc.option(fc.integer({ min: 1, max: 28 })),
  memoryType: fc.option(fc.constantFrom(...memoryTypes)),
  isCandle: fc.boolean(),
  isArchived: fc.boolean(),
  isFoldedByHand: fc.boolean(),
  /** Of the one written before it. */
  isTelling: fc.boolean(),
  openedBy: fc.array(fc.nat({ max: people - 1 }), { maxLength: 2 }),
});

/** The first is always an owner; whoever is `gone` left after all was written. */
const world = fc.record({
  roles: fc.tuple(fc.constant<Role>("owner"), ...Array.from({ length: people - 1 }, () => fc.constantFrom(...roles))),
  gone: fc.array(fc.integer({ min: 1, max: people - 1 }), { maxLength: 1 }),
  memories: fc.array(memory, { minLength: 1, maxLength: 8 }),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

interface Written {
  readonly id: string;
  readonly title: string;
  readonly facts: World["memories"][number];
  readonly eventId: string;
  readonly openedBy: ReadonlySet<number>;
}

interface Scene {
  readonly vault: TestTimeline;
  readonly members: readonly VaultMember[];
  readonly written: readonly Written[];
}

async function live(server: TestServer, { roles: given, memories }: World): Promise<Scene> {
  const vault = await plantVault(server, years);
  const members: VaultMember[] = [];
  for (const [colour, role] of given.entries()) {
    members.push(await addMember(server, vault, { role, firstName: `Person${colour}`, colour }));
  }
  const written: Written[] = [];
  for (const facts of memories) {
    const one = await write(server, { vault, members, written }, given, facts);
    if (one) written.push(one);
  }
  return { vault, members, written };
}

async function write(
  server: TestServer,
  { vault, members, written }: Scene,
  given: readonly Role[],
  facts: Written["facts"],
): Promise<Written | undefined> {
  const { author, year, month, day, memoryType, isCandle, openedBy } = facts;
  const writer = members[author];
  if (!writer || given[author] === "viewer") return undefined;
  server.clock.advance(1000);
  const title = `Meadow number ${written.length}`;
  const words = { memoryTitle: title, memoryDescription: "<p>Words.</p>", month, day, memoryType, isCandle };
  const body = { timelineId: vault.id, yearId: vault.yearId(year), ...words };
  const { id, eventId } = await tell(writer, body, facts.isTelling ? written.at(-1) : undefined);
  await arrange(writer, id, facts);
  for (const reader of openedBy) await members[reader]?.post("/memories/open", { id });
  return { id, title, facts, eventId: eventId ?? id, openedBy: new Set(openedBy) };
}

/** A telling of the one before; where the writer has told that already, a memory of its own. */
async function tell(writer: Writer, body: object, before: Written | undefined) {
  const told = before && (await writer.post("/memories", { ...body, tellingOf: before.id }));
  if (before && told?.status === 200) return { id: String(told.body.memory._id), eventId: before.eventId };
  const { memory: added } = (await writer.post("/memories", body)).body;
  return { id: String(added._id), eventId: undefined };
}

async function arrange(writer: Writer, id: string, { isFoldedByHand, isArchived }: Written["facts"]): Promise<void> {
  if (isFoldedByHand) await writer.post("/memories/fold", { id, isFolded: true });
  if (isArchived) await writer.post("/memories/archive", { id });
}

/** What `decide` lets a person read, and what of it lies folded for them. */
function readableBy({ written }: Scene, person: number, role: Role | undefined) {
  const seen = written.filter(({ facts }) => {
    const isAuthor = facts.author === person;
    const standing = role && ({ role, kind: "vault" } as const);
    const grant = standing && ({ by: "membership", standing, isAuthor, isSharingOff: false } as const);
    return decide("member", "read", grant, 0) === "allow";
  });
  const titleFor = ({ title, facts, openedBy }: Written): string =>
    isFolded({ ...facts, kind: "vault", isAuthor: facts.author === person, isOpened: openedBy.has(person) })
      ? ""
      : title;
  return { seen, titles: new Map(seen.map((one) => [one.id, titleFor(one)])) };
}

interface Found {
  readonly _id: string;
  readonly memoryTitle: string;
  readonly tellings?: readonly { readonly id: string }[];
}

function byId(pairs: Iterable<readonly [string, string]>): [string, string][] {
  return [...pairs]
    .map(([id, title]): [string, string] => [id, title])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

async function listed(reader: Writer, vault: TestTimeline, isArchived: boolean): Promise<Found[]> {
  const found: Found[] = [];
  for (const year of years) {
    for (const month of [3, 7]) {
      const path = `/memories?yearId=${vault.yearId(year)}&month=${month}&isArchived=${isArchived}`;
      found.push(...(await reader.get(path)).body.memories);
    }
  }
  return found;
}

async function walked(reader: Writer, vault: TestTimeline): Promise<Found[]> {
  const found: Found[] = [];
  for (const year of years) {
    const { body } = await reader.get(`/memories/walk?year=${year}&timelineId=${vault.id}&stones=true`);
    expect(body.total).toBe(body.memories.length);
    const light = (await reader.get(`/memories/walk?year=${year}&timelineId=${vault.id}`)).body;
    expect([light.total, light.total + light.leftOut]).toEqual([light.memories.length, body.total]);
    found.push(...body.memories);
  }
  return found;
}

async function compare(server: TestServer, scene: Scene, person: number, role: Role | undefined): Promise<void> {
  const { vault, members } = scene;
  const reader = members[person];
  if (!reader) return;
  const { seen, titles } = readableBy(scene, person, role);
  const current = seen.filter(({ facts }) => !facts.isArchived);
  const expected = byId(current.map(({ id }) => [id, titles.get(id) ?? ""]));
  const here = `timelineId=${vault.id}`;

  const { years: counted } = (await reader.get(`/timeline?${here}`)).body;
  for (const year of years) {
    const own = current.filter(({ facts }) => facts.year === year).length;
    expect(counted.find((entry: { year: number }) => entry.year === year).memoryCount).toBe(own);
  }
  const events = new Set(current.map(({ eventId }) => eventId));
  for (const lists of [await listed(reader, vault, false), await walked(reader, vault)]) {
    expect(lists).toHaveLength(events.size);
    expect(byId(lists.map(({ _id, memoryTitle }) => [_id, memoryTitle]))).toEqual(
      expected.filter(([id]) => lists.some(({ _id }) => _id === id)),
    );
    const told = lists.flatMap(({ tellings = [] }) => tellings.map(({ id }) => id));
    expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual(expected.map(([id]) => id));
  }
  const archived = (await listed(reader, vault, true)).map(({ _id, memoryTitle }) => [_id, memoryTitle] as const);
  expect(byId(archived)).toEqual(byId([...titles].filter(([id]) => !current.some((one) => one.id === id))));

  const rope = (await reader.get(`/lifeline?${here}`)).body.lifeline.memories;
  expect(byId(rope.map(({ id, title }: { id: string; title: string }) => [id, title]))).toEqual(expected);
  const found = (await reader.get(`/memories/search?q=meadow&limit=50&${here}`)).body.memories;
  expect(byId(found.map(({ _id, memoryTitle }: Found) => [_id, memoryTitle]))).toEqual(expected);
  const choices = (await reader.get(`/books/choices?${here}`)).body.years;
  const chosen = choices.flatMap((year: { memories: { id: string; title: string }[] }) => year.memories);
  expect(byId(chosen.map(({ id, title }: { id: string; title: string }) => [id, title]))).toEqual(expected);
  const archive = await downloadArchive(server, reader, { timelineId: vault.id });
  expect(byId(archive.memories.map(({ id, title }) => [id, title]))).toEqual(
    byId(seen.map(({ id, title }) => [id, title])),
  );
}

async function compareNothing({ vault, members, written }: Scene, person: number): Promise<void> {
  const reader = members[person];
  if (!reader) return;
  const here = `timelineId=${vault.id}`;
  const paths = [
    "/timeline?",
    "/timeline/home?month=7&",
    "/timeline/year?year=1990&",
    "/memories/walk?year=1990&",
    "/lifeline?",
    "/books/choices?",
    "/memories/search?q=meadow&",
    "/archive/calendar?",
  ].map((path) => path + here);
  const byMemory = written.flatMap(({ id }) => [`/memories/details?id=${id}`, `/memories/tellings?id=${id}`]);
  for (const path of [...paths, ...byMemory]) expect((await reader.get(path)).status, path).toBe(404);
  expect((await reader.get("/memories/search?q=meadow")).body.memories).toEqual([]);
}

test(
  "in random vaults every list, count, search, walk, rope, book and archive holds what `decide` allows, and no more",
  { timeout: 300_000 },
  async ({ server }) => {
    await fc.assert(
      fc.asyncProperty(world, async (chosen) => {
        const scene = await live(server, chosen);
        const stranger = { ...(await createWriter(server)), name: "" };
        await setTimeline(stranger);
        const all = { ...scene, members: [...scene.members, stranger] };
        for (const person of chosen.gone) await leave(server, scene.vault, scene.members[person] ?? stranger);

        for (const [person] of scene.members.entries()) {
          if (chosen.gone.includes(person)) await compareNothing(all, person);
          else await compare(server, all, person, chosen.roles[person]);
        }
        await compareNothing(all, people);
      }),
      { seed: 1993, numRuns: testSize({ short: 3, long: 40 }), endOnFailure: true },
    );
  },
);
