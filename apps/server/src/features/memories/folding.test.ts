import { expect } from "vitest";

import { plantFile } from "#testing/planted-files.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createVault, type TestVault, type VaultMember } from "#testing/vault.ts";
import { setTimeline } from "#testing/writer.ts";

const secret = "xylophone";

/** A memory that says one word nobody else uses: in its title, text, place, question and caption. */
async function writeHeavy(server: TestServer, writer: VaultMember, vault: TestVault, change: object) {
  const s3id = await plantFile(server, writer.accountId, { state: "ready", width: 900, height: 1200 });
  return writer.write(vault, {
    memoryTitle: `The ${secret}`,
    memoryDescription: `<p>A ${secret}.</p>`,
    place: secret,
    prompt: { text: `What about the ${secret}?`, templateId: null, bankVersion: 1 },
    media: [{ s3id, caption: secret, alt: secret }],
    day: 3,
    ...change,
  });
}

/** Every answer of the product that shows memories of the vault, also of the neighbours of one that is not folded. */
async function everyAnswer(reader: VaultMember, vault: TestVault, id: string, neighbourId: string): Promise<string[]> {
  const here = `timelineId=${vault.id}`;
  const paths = [
    `/memories?yearId=${vault.yearId(1990)}&month=7`,
    `/memories/details?id=${id}`,
    `/memories/details?id=${neighbourId}`,
    `/memories/tellings?id=${id}`,
    `/memories/previews?ids=${id},${neighbourId}`,
    `/memories/look-back?yearId=${vault.yearId(1991)}&month=7`,
    `/memories/walk?year=1990&${here}&stones=true`,
    `/memories/walk/found?q=${secret}&stones=true`,
    `/memories/search?q=${secret}`,
    `/timeline/year?year=1990&${here}`,
    `/timeline/home?month=7&${here}`,
    `/lifeline?${here}`,
    `/books/choices?${here}`,
    `/archive/calendar?withStones=true&${here}`,
  ];
  const answers = [];
  for (const path of paths) answers.push(await reader.get(path));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  return answers.map(({ raw }) => raw);
}

const heavy = {
  "a stone": { memoryType: "Stone" },
  "a candle": { isCandle: true },
  "a flower that was folded by hand": { memoryType: "Flower" },
} as const;

for (const [name, change] of Object.entries(heavy)) {
  test(`${name} of somebody else says nothing anywhere until it is opened, and then everything`, async ({ server }) => {
    const vault = await createVault(server);
    const { _id } = await writeHeavy(server, vault.sister, vault, change);
    const neighbour = await vault.owner.write(vault, { memoryTitle: "Skating", day: 4 });
    if (!("isCandle" in change) && change.memoryType === "Flower") {
      await vault.sister.post("/memories/fold", { id: _id, isFolded: true });
    }

    const folded = await everyAnswer(vault.viewer, vault, _id, neighbour._id);
    const pdf = await vault.viewer.post(`/memories/${_id}/pdf`, { key: "a-page-of-it-1" });
    const opened = await vault.viewer.post("/memories/open", { id: _id });
    const { memory } = (await vault.viewer.get(`/memories/details?id=${_id}`)).body;

    expect(folded.filter((raw) => raw.includes(secret))).toEqual([]);
    expect(pdf).toMatchObject({ status: 422, body: { statusMessage: "Please open this memory first" } });
    expect(opened.status).toBe(200);
    expect(memory).toMatchObject({ isFolded: false, memoryTitle: `The ${secret}`, media: [{ caption: secret }] });
    expect(
      (await everyAnswer(vault.viewer, vault, _id, neighbour._id)).filter((raw) => raw.includes(secret)),
    ).not.toEqual([]);
    // Another member has not opened it, and who wrote it never has to.
    expect((await vault.owner.get(`/memories/details?id=${_id}`)).body.memory.isFolded).toBe(true);
    expect((await vault.sister.get(`/memories/details?id=${_id}`)).body.memory.isFolded).toBe(false);
  });
}

test("what is folded says who wrote it, its mark and its date", async ({ server }) => {
  const vault = await createVault(server);
  const { _id } = await writeHeavy(server, vault.sister, vault, { memoryType: "Stone" });
  const author = { accountId: vault.sister.accountId, name: vault.sister.name, colour: 1, isMe: false };

  const { memories } = (await vault.viewer.get(`/memories?yearId=${vault.yearId(1990)}&month=7`)).body;
  const { lifeline } = (await vault.viewer.get(`/lifeline?timelineId=${vault.id}`)).body;
  const found = (await vault.viewer.get(`/memories/search?q=${secret}`)).body.memories;
  const choices = (await vault.viewer.get(`/books/choices?timelineId=${vault.id}`)).body.years;

  expect(memories).toMatchObject([{ _id, isFolded: true, author, memoryType: "Stone", month: 7, day: 3, media: [] }]);
  expect(lifeline.memories).toMatchObject([{ id: _id, isFolded: true, author, title: "", mark: "Stone" }]);
  expect(found).toMatchObject([{ _id, isFolded: true, author, title: [], excerpt: [] }]);
  expect(choices).toMatchObject([{ memories: [{ id: _id, isFolded: true, author, title: "", photoIds: [] }] }]);
});

test("an owner folds and unfolds what others wrote, an author their own, and nobody else does", async ({ server }) => {
  const vault = await createVault(server);
  const { _id: id } = await vault.sister.write(vault, { memoryTitle: "Skating" });
  const { _id: ownersId } = await vault.owner.write(vault);
  const folds = async (isFolded: boolean, memoryId = id) => ({ id: memoryId, isFolded });
  const isFoldedFor = async (reader: VaultMember) =>
    (await reader.get(`/memories/details?id=${id}`)).body.memory.isFolded;

  const byOwner = await vault.owner.post("/memories/fold", await folds(true));
  const while_ = [await isFoldedFor(vault.owner), await isFoldedFor(vault.sister), await isFoldedFor(vault.viewer)];
  const byAuthor = await vault.sister.post("/memories/fold", await folds(false));
  const after = await isFoldedFor(vault.viewer);
  const refused = [
    await vault.viewer.post("/memories/fold", await folds(true)),
    await vault.sister.post("/memories/fold", await folds(true, ownersId)),
  ];

  expect([byOwner.status, byAuthor.status]).toEqual([200, 200]);
  expect(while_).toEqual([false, false, true]);
  expect(after).toBe(false);
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
});

test("on one's own timeline nothing is ever folded, and a memory that comes back to it is not either", async ({
  server,
}) => {
  const vault = await createVault(server);
  const timeline = await setTimeline(vault.sister);
  const own = await vault.sister.write(timeline, { memoryType: "Stone" });
  const brought = await vault.sister.write(vault, { memoryType: "Flower", memoryTitle: "Skating" });
  await vault.owner.post("/memories/fold", { id: brought._id, isFolded: true });

  await vault.sister.post("/memories/fold", { id: own._id, isFolded: true });
  await vault.sister.post("/vaults/take-out", { memoryId: brought._id });

  const rows = await server.database.db.selectFrom("memories").select(["is_folded", "timeline_id"]).execute();
  expect(rows).toEqual([
    { is_folded: 0, timeline_id: timeline.id },
    { is_folded: 0, timeline_id: timeline.id },
  ]);
});

test("reading never opens anything", async ({ server }) => {
  const vault = await createVault(server);
  const { _id } = await writeHeavy(server, vault.sister, vault, { memoryType: "Stone" });

  await everyAnswer(vault.viewer, vault, _id, _id);

  expect(await server.database.db.selectFrom("memory_openings").selectAll().execute()).toEqual([]);
});
