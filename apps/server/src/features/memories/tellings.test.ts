import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createVault, type TestVault, type VaultMember } from "#testing/vault.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

interface Told {
  _id: string;
  memoryTitle: string;
  tellingCount: number;
  tellings: { id: string; author: { name: string } | null }[];
}

const rings = { memoryTitle: "The rings", memoryDescription: "<p>In my other jacket.</p>" };

async function tell(writer: VaultMember, vault: TestVault, tellingOf: string, change: object = {}) {
  return writer.post("/memories", { timelineId: vault.id, tellingOf, ...rings, ...change });
}

async function july(writer: VaultMember, vault: TestVault): Promise<Told[]> {
  return (await writer.get(`/memories?yearId=${vault.yearId(1990)}&month=7`)).body.memories;
}

async function tellingsOf(writer: VaultMember, id: string): Promise<string[]> {
  const { memories } = (await writer.get(`/memories/tellings?id=${id}`)).body;
  return memories.map(({ memoryTitle }: Told) => memoryTitle);
}

test("what two people tell of one day is one event: the date is the event's, and lists show it once", async ({
  server,
}) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault, { memoryTitle: "The wedding", day: 15, isCirca: true });
  server.clock.advance(1000);

  const { status, body } = await tell(vault.sister, vault, first._id);

  expect(status).toBe(200);
  expect(body.memory).toMatchObject({ yearId: first.yearId, year: 1990, month: 7, day: 15, isCirca: true });
  const [listed, ...others] = await july(vault.viewer, vault);
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ _id: first._id, memoryTitle: "The wedding", tellingCount: 2 });
  expect(listed?.tellings.map(({ id, author }) => [id, author?.name])).toEqual([
    [first._id, vault.owner.name],
    [body.memory._id, vault.sister.name],
  ]);
  for (const id of [first._id, body.memory._id]) {
    expect(await tellingsOf(vault.viewer, id)).toEqual(["The wedding", "The rings"]);
    const { memory } = (await vault.viewer.get(`/memories/details?id=${id}`)).body;
    expect(memory).toMatchObject({ tellingCount: 2, previous: null, next: null });
  }
});

test("a telling may have a date of its own, where the day of the event says nothing", async ({ server }) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault, { day: 15 });

  const { body } = await tell(vault.sister, vault, first._id, { yearId: vault.yearId(1991), month: 2 });

  expect(body.memory).toMatchObject({ year: 1991, month: 2, day: null, isCirca: false, tellingCount: 2 });
});

test("walks, years and home show an event once, and years count memories", async ({ server }) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault, { memoryTitle: "The wedding", memoryType: "Flower" });
  server.clock.advance(1000);
  await tell(vault.sister, vault, first._id, { memoryType: "Flower" });
  await vault.sister.write(vault, { memoryTitle: "Skating", year: 1991 });

  const walk = (await vault.viewer.get(`/memories/walk?year=1990&timelineId=${vault.id}`)).body;
  const year = (await vault.viewer.get(`/timeline/year?year=1990&timelineId=${vault.id}`)).body;
  const home = (await vault.viewer.get(`/timeline/home?month=7&timelineId=${vault.id}`)).body;
  const { years } = (await vault.viewer.get(`/timeline?timelineId=${vault.id}`)).body;

  expect(walk).toMatchObject({ total: 1, leftOut: 0, next: { year: 1991, month: 7 } });
  expect(walk.memories.map(({ memoryTitle }: Told) => memoryTitle)).toEqual(["The wedding"]);
  expect(year.months).toMatchObject([{ month: 7, lead: { tellingCount: 2 }, titles: ["The wedding"] }]);
  // What somebody has just told is new, though the event is not.
  expect(home.newest.map(({ memoryTitle }: Told) => memoryTitle)).toEqual(["The rings"]);
  expect(home.sameMonth.map(({ memoryTitle }: Told) => memoryTitle).sort()).toEqual(["Skating", "The wedding"]);
  expect(years.slice(0, 2).map(({ memoryCount }: { memoryCount: number }) => memoryCount)).toEqual([2, 1]);
});

test("where stones are left out, an event shows by its first telling that is none", async ({ server }) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault, { memoryTitle: "The storm", memoryType: "Stone" });
  server.clock.advance(1000);
  await tell(vault.sister, vault, first._id);
  const walk = async (stones: boolean) =>
    (await vault.owner.get(`/memories/walk?year=1990&timelineId=${vault.id}&stones=${stones}`)).body;

  const [light, all] = [await walk(false), await walk(true)];

  expect([light.total, light.leftOut, light.memories.map(({ memoryTitle }: Told) => memoryTitle)]).toEqual([
    1,
    0,
    ["The rings"],
  ]);
  expect([all.total, all.memories.map(({ memoryTitle }: Told) => memoryTitle)]).toEqual([1, ["The storm"]]);
});

test("each tells an event once, and somebody who only reads tells none", async ({ server }) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault);
  await tell(vault.sister, vault, first._id);

  const again = [await tell(vault.owner, vault, first._id), await tell(vault.sister, vault, first._id)];
  const reader = await tell(vault.viewer, vault, first._id);

  expect(again.map(({ status }) => status)).toEqual([409, 409]);
  expect(reader.status).toBe(403);
  expect(await tellingsOf(vault.owner, first._id)).toHaveLength(2);
});

test("ten who tell one event at once tell the same one", async ({ server }) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault);

  const told = await Promise.all(Array.from({ length: 10 }, () => tell(vault.sister, vault, first._id)));

  expect(told.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const events = await server.database.db.selectFrom("memories").select("event_id").distinct().execute();
  expect(events).toEqual([{ event_id: expect.any(String) }]);
});

test("a telling that is archived, deleted or taken out leaves the others as they were", async ({ server }) => {
  const vault = await createVault(server);
  const first = await vault.owner.write(vault, { memoryTitle: "The wedding" });
  server.clock.advance(1000);
  const { memory } = (await tell(vault.sister, vault, first._id)).body;

  await vault.owner.post("/memories/archive", { id: first._id });
  const whileArchived = await july(vault.viewer, vault);
  const seenFromArchive = (await vault.viewer.get(`/memories/details?id=${first._id}`)).body.memory;
  await vault.owner.put("/memories", { _id: first._id, isArchived: false });
  const restored = await july(vault.viewer, vault);
  const out = await vault.sister.post("/vaults/take-out", { memoryId: memory._id });
  const afterTaking = await july(vault.viewer, vault);
  const taken = (await vault.sister.get(`/memories/details?id=${memory._id}`)).body.memory;

  expect(whileArchived).toMatchObject([{ _id: memory._id, tellingCount: 1 }]);
  expect(seenFromArchive).toMatchObject({ tellingCount: 2 });
  expect(restored).toMatchObject([{ _id: first._id, tellingCount: 2 }]);
  expect(out.status).toBe(200);
  expect(afterTaking).toMatchObject([{ _id: first._id, tellingCount: 1, tellings: [{ id: first._id }] }]);
  expect(taken.tellings).toBeUndefined();

  await vault.owner.delete("/memories", { id: first._id });
  expect(await july(vault.viewer, vault)).toEqual([]);
});

test("a memory of one's own timeline, an unknown one and one of another vault are not told again", async ({
  server,
}) => {
  const vault = await createVault(server);
  const other = await createVault(server);
  const timeline = await setTimeline(vault.owner);
  const own = await vault.owner.write(timeline);
  const elsewhere = await other.owner.write(other);
  const stranger = await createWriter(server);
  const inVault = await vault.sister.write(vault);

  const answers = [
    await tell(vault.owner, vault, own._id),
    await tell(vault.owner, vault, elsewhere._id),
    await tell(vault.owner, vault, "no-such-memory"),
    await tell(vault.owner, other, inVault._id),
    await stranger.post("/memories", { timelineId: vault.id, tellingOf: inVault._id, ...rings }),
  ];

  expect(new Set(answers.map(({ status, body }) => `${status} ${body.statusMessage}`))).toEqual(
    new Set(["404 We can't find this"]),
  );
  expect((await vault.owner.get(`/memories/tellings?id=${own._id}`)).body.memories).toHaveLength(1);
});

test("without an event, a year and a month are still asked for, beside all else that is missing", async ({
  server,
}) => {
  const vault = await createVault(server);

  const { status, body } = await vault.owner.post("/memories", { timelineId: vault.id, memoryDescription: "" });

  expect(status).toBe(400);
  expect(body.fields).toMatchObject({ yearId: "Please choose a year", month: "Please choose a month" });
  expect(Object.keys(body.fields)).toContain("memoryTitle");
});
