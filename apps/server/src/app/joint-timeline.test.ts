import { expect } from "vitest";

import { beginArchive, downloadArchive, workOnExports } from "#testing/archives.ts";
import { plantFile } from "#testing/planted-files.ts";
import { test } from "#testing/server-test.ts";
import { createVault, type TestVault } from "#testing/vault.ts";
import { createWriter, leave, setTimeline, type Writer } from "#testing/writer.ts";

/** Every call that answers about one's own timeline unless another one is named. */
const calls = (timelineId: string): Record<string, (writer: Writer) => ReturnType<Writer["get"]>> => ({
  timeline: (writer) => writer.get(`/timeline?timelineId=${timelineId}`),
  home: (writer) => writer.get(`/timeline/home?month=7&timelineId=${timelineId}`),
  year: (writer) => writer.get(`/timeline/year?year=1990&timelineId=${timelineId}`),
  walk: (writer) => writer.get(`/memories/walk?year=1990&timelineId=${timelineId}`),
  search: (writer) => writer.get(`/memories/search?q=skating&timelineId=${timelineId}`),
  "walk of what was found": (writer) => writer.get(`/memories/walk/found?q=skating&timelineId=${timelineId}`),
  lifeline: (writer) => writer.get(`/lifeline?timelineId=${timelineId}`),
  world: (writer) => writer.get(`/lifeline/world?from=1990&to=1992&timelineId=${timelineId}`),
  poster: (writer) =>
    writer.post("/lifeline/posters", { key: "poster-of-us-1", size: "A3", withStones: false, title: "Us", timelineId }),
  choices: (writer) => writer.get(`/books/choices?timelineId=${timelineId}`),
  book: (writer) => writer.post("/books", { ...book, key: "book-of-us-1", timelineId }),
  archive: (writer) => writer.post("/archive", { key: "archive-of-us-1", timelineId }),
  calendar: (writer) => writer.get(`/archive/calendar?timelineId=${timelineId}`),
});

const book = {
  title: "Us",
  author: "The Marshes",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: "title" },
  choice: { years: [1990] },
  hasStones: false,
  hasLifeline: false,
};

async function write(vault: TestVault): Promise<void> {
  await vault.owner.write(vault, { memoryTitle: "The wedding", memoryType: "Flower", day: 15 });
  await vault.sister.write(vault, { memoryTitle: "Skating", day: 20 });
}

test("who belongs to a vault gets every answer about it; to everybody else it is not there", async ({ server }) => {
  const vault = await createVault(server);
  await write(vault);
  const stranger = await createWriter(server);
  await setTimeline(stranger);
  const removed = vault.sister;
  await leave(server, vault, removed);

  for (const [name, call] of Object.entries(calls(vault.id))) {
    expect((await call(vault.viewer)).status, name).toBe(200);
    for (const person of [stranger, removed]) {
      const refused = await call(person);
      const unknown = await calls("no-such-timeline")[name]?.(person);
      expect([refused.status, refused.body.statusMessage], name).toEqual([404, "We can't find this"]);
      expect(unknown?.status, name).toBe(404);
      expect(unknown?.body.statusMessage, name).toBe(refused.body.statusMessage);
    }
  }
});

test("one's own timeline by its id is answered like without one, byte for byte, and names no author", async ({
  server,
}) => {
  const vault = await createVault(server);
  await write(vault);
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline, { memoryTitle: "Skating", memoryType: "Stone", day: 4 });
  const asked = Object.entries(calls(timeline.id)).filter(([name]) => !["poster", "book", "archive"].includes(name));

  for (const [name, call] of asked) {
    const sent: string[] = [];
    const named = await call({ ...ada, get: (path) => (sent.push(path), ada.get(path)) });
    const plain = await ada.get((sent[0] ?? "").replace(/[?&]timelineId=[^&]+/, ""));
    expect(plain.status, name).toBe(200);
    expect(named.raw, name).toBe(plain.raw);
    expect(plain.raw, name).not.toMatch(/"author":[{n]|isFolded|telling/i);
  }
  expect((await ada.get(`/memories/details?id=${_id}`)).raw).not.toMatch(/"author":[{n]|isFolded|telling/i);
});

test("memories of a vault name their authors, with their colour, everywhere", async ({ server }) => {
  const vault = await createVault(server);
  await write(vault);
  const here = `timelineId=${vault.id}`;
  const owner = { accountId: vault.owner.accountId, name: vault.owner.name, colour: 0, isMe: false };
  const me = { accountId: vault.sister.accountId, name: vault.sister.name, colour: 1, isMe: true };

  const list = (await vault.sister.get(`/memories?yearId=${vault.yearId(1990)}&month=7`)).body.memories;
  const details = (await vault.sister.get(`/memories/details?id=${list[0]._id}`)).body.memory;
  const walk = (await vault.sister.get(`/memories/walk?year=1990&${here}`)).body.memories;
  const rope = (await vault.sister.get(`/lifeline?${here}`)).body.lifeline;
  const found = (await vault.sister.get(`/memories/search?q=skating&${here}`)).body.memories;
  const { months } = (await vault.sister.get(`/timeline/year?year=1990&${here}`)).body;
  const choices = (await vault.sister.get(`/books/choices?${here}`)).body;

  for (const memories of [list, walk, rope.memories, choices.years[0].memories]) {
    expect(memories).toMatchObject([{ author: owner }, { author: me }]);
  }
  expect(details).toMatchObject({ author: owner, next: { author: me, title: "Skating" } });
  expect(found).toMatchObject([{ author: me, timelineId: vault.id }]);
  expect(months[0].lead.author).toEqual(owner);
  expect(rope.person).toEqual({ name: "The Marshes", place: null, born: "1990-01-01" });
  expect([rope.favourites, rope.hopes, choices.author]).toEqual([[], [], "The Marshes"]);
});

test("years of a vault come from the vault: no plan locks one, and nobody's birth begins it", async ({ server }) => {
  const vault = await createVault(server);
  await write(vault);

  const { body } = await vault.viewer.get(`/timeline?timelineId=${vault.id}`);

  expect(body).toMatchObject({ timeline: { _id: vault.id, startYear: 1990 }, lockedYears: [], mustChooseYears: false });
  expect(body.years.some(({ lock }: { lock: boolean }) => lock)).toBe(false);
  expect(body.years[0]).toMatchObject({ year: 1990, memoryCount: 2, flowerMemoryCount: 1 });
});

test("home of a vault has its own pictures and asks no questions", async ({ server }) => {
  const vault = await createVault(server);
  const s3id = await plantFile(server, vault.owner.accountId, { state: "ready" });
  const timeline = await setTimeline(vault.sister);
  await vault.sister.write(timeline, { memoryTitle: "Mine alone" });
  await vault.owner.write(vault, { memoryTitle: "The wedding", memoryType: "Flower", media: [{ s3id }] });

  const { body } = await vault.sister.get(`/timeline/home?month=7&timelineId=${vault.id}`);

  expect(body).toMatchObject({ question: null, print: { memoryTitle: "The wedding" } });
  expect(JSON.stringify(body)).not.toContain("Mine alone");
});

test("the archive of a vault has what one may read there, with authors and events, and originals of one's own", async ({
  server,
}) => {
  const vault = await createVault(server);
  const timeline = await setTimeline(vault.sister);
  await vault.sister.write(timeline, { memoryTitle: "Mine alone" });
  const first = await vault.owner.write(vault, { memoryTitle: "The wedding" });
  await vault.owner.put("/memories", { _id: first._id, memoryTitle: "Our wedding" });
  server.clock.advance(1000);
  const telling = {
    timelineId: vault.id,
    tellingOf: first._id,
    memoryTitle: "The rings",
    memoryDescription: "<p>No.</p>",
  };
  await vault.sister.post("/memories", telling);

  const { archive, memories } = await downloadArchive(server, vault.sister, { timelineId: vault.id });

  expect(archive.timelines).toMatchObject([{ id: vault.id, kind: "vault", name: "The Marshes" }]);
  expect([archive.sessions, archive.payments, archive.otherFiles]).toEqual([[], [], []]);
  expect(memories).toMatchObject([
    { title: "Our wedding", author: { name: vault.owner.name, isMe: false }, versions: [], version: 2 },
    { title: "The rings", author: { name: vault.sister.name, isMe: true } },
  ]);
  expect(memories[0]?.eventId).toBe(memories[1]?.eventId);
  expect(memories[0]?.eventId).toEqual(expect.any(String));
  const own = await downloadArchive(server, vault.sister);
  expect(own.memories.map(({ title }) => title)).toEqual(["Mine alone", "The rings"]);
  expect(JSON.stringify(own.memories)).not.toMatch(/"author"|"eventId"/);
});

test("what was made of a vault is gone with the membership, also its signed address", async ({ server }) => {
  const vault = await createVault(server);
  await write(vault);
  const { id } = await beginArchive(vault.sister, { timelineId: vault.id });
  await workOnExports(server);
  const { making } = (await vault.sister.get(`/makings/${id}`)).body;
  const [{ href }] = making.outputs;
  const before = await server.app.inject(href);
  expect(making.title).toBe("The Marshes");

  await leave(server, vault, vault.sister);

  expect([making.status, before.statusCode]).toEqual(["ready", 200]);
  expect((await server.app.inject(href)).statusCode).toBe(404);
  expect((await vault.sister.get(`/makings/${id}`)).status).toBe(404);
  expect((await vault.sister.get("/makings")).body.makings).toEqual([]);
});

test("an export of a vault that was left before its turn says so", async ({ server }) => {
  const vault = await createVault(server);
  await write(vault);
  const { id } = await beginArchive(vault.sister, { timelineId: vault.id });
  await leave(server, vault, vault.sister);

  await expect(workOnExports(server)).rejects.toThrow("The archive cannot be made");

  const row = await server.database.db
    .selectFrom("exports")
    .select(["status", "problem"])
    .where("id", "=", id)
    .execute();
  expect(row).toEqual([{ status: "failed", problem: "We can't find this" }]);
});
