import sharp from "sharp";
import { expect } from "vitest";

import { createPayer, foundVault, messageOf, removeMember, welcome } from "#testing/family.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

const notPossible = "Choose a memory in this vault with a photo that everyone can see";

async function writePicture(server: TestServer, author: Writer, timeline: TestTimeline): Promise<string> {
  const create = { width: 900, height: 600, channels: 3, background: "#b8395a" } as const;
  const s3id = await createTus(server, author).upload(await sharp({ create }).jpeg().toBuffer());
  await deliverAll(server);
  return (await author.write(timeline, { media: [{ s3id }] }))._id;
}

/** Ada's vault with Bob, who has written a memory with a picture, and Cara, who reads. */
async function createFamily(server: TestServer) {
  const [ada, bob, cara] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await welcome(ada, vault, cara, { role: "viewer" });
  const memoryId = await writePicture(server, bob, vault);
  const choose = (person: Writer, pictureMemoryId: string | null) =>
    person.put("/vaults", { timelineId: vault.id, pictureMemoryId });
  const seenBy = async (person: Writer) =>
    (await person.get("/timelines")).body.timelines.find(({ id }: { id: string }) => id === vault.id)?.picture;
  return { ada, bob, cara, vault, memoryId, choose, seenBy };
}

test("an owner chooses the picture of a vault among its memories, and every member sees it", async ({ server }) => {
  const { ada, bob, cara, vault, memoryId, choose, seenBy } = await createFamily(server);
  expect(await seenBy(cara)).toBeNull();

  const chosen = await choose(ada, memoryId);

  expect(chosen.body.timeline.picture).toEqual({ memoryId, url: expect.any(String) });
  for (const person of [ada, bob, cara]) {
    expect(await seenBy(person)).toMatchObject({ memoryId });
    const { url } = await seenBy(person);
    const shown = await server.app.inject(url);
    expect(shown.statusCode).toBe(200);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);
  }
  const { url } = await seenBy(cara);
  await removeMember(ada, vault, cara);
  expect((await server.app.inject(url)).statusCode).toBe(404);
  expect((await choose(ada, null)).body.timeline.picture).toBeNull();
  expect(await seenBy(bob)).toBeNull();
});

test("only owners choose, and only a memory of the vault with a picture for everyone", async ({ server }) => {
  const { ada, bob, cara, vault, memoryId, choose, seenBy } = await createFamily(server);
  const rename = (person: Writer) => person.put("/vaults", { timelineId: vault.id, name: "Mine" });
  for (const person of [bob, cara, await createWriter(server)]) {
    expect(messageOf(await choose(person, memoryId))).toEqual(messageOf(await rename(person)));
    expect((await choose(person, memoryId)).status).toBeGreaterThanOrEqual(400);
  }
  const wordsOnly = await bob.write(vault);
  const elsewhere = await writePicture(server, ada, await setTimeline(ada));
  const heavy = await writePicture(server, bob, vault);
  await bob.put("/memories", { _id: heavy, memoryType: "Stone" });

  for (const id of [wordsOnly._id, elsewhere, heavy, "nowhere"]) {
    expect(messageOf(await choose(ada, id))).toEqual([400, notPossible]);
  }
  expect(await seenBy(ada)).toBeNull();
});

test("a picture that is folded, archived, taken out or deleted no longer stands for the vault", async ({ server }) => {
  const { ada, bob, cara, vault, memoryId, choose, seenBy } = await createFamily(server);
  await choose(ada, memoryId);
  const change = async (changed: object) => (await bob.put("/memories", { _id: memoryId, ...changed })).status;

  expect(await change({ memoryType: "Stone" })).toBe(200);
  // Its author reads it unfolded, and still it stands for nothing.
  expect([await seenBy(bob), await seenBy(cara)]).toEqual([null, null]);
  expect(await change({ memoryType: null })).toBe(200);
  expect(await seenBy(cara)).toMatchObject({ memoryId });
  expect(await change({ isArchived: true })).toBe(200);
  expect(await seenBy(cara)).toBeNull();
  expect(await change({ isArchived: false })).toBe(200);
  expect(await seenBy(cara)).toMatchObject({ memoryId });
  expect((await bob.post("/vaults/take-out", { memoryId })).status).toBe(200);
  expect([await seenBy(ada), await seenBy(bob), await seenBy(cara)]).toEqual([null, null, null]);

  const other = await writePicture(server, bob, vault);
  await choose(ada, other);
  expect((await bob.delete("/memories", { id: other })).status).toBe(200);
  expect(await seenBy(cara)).toBeNull();
});

test("the pictures of a member whose account is deactivated or disabled stay with their memories", async ({
  server,
}) => {
  const { bob, cara, memoryId, vault } = await createFamily(server);
  const { accounts } = server.services;
  const seen = async (): Promise<number> => {
    const { memory } = (await cara.get(`/memories/details?id=${memoryId}`)).body;
    return (await server.app.inject(memory.media[0].sources[0].url)).statusCode;
  };

  await accounts.deactivate(bob.accountId);
  const whileDeactivated = await seen();
  await accounts.disable(bob.accountId);

  expect([whileDeactivated, await seen()]).toEqual([200, 200]);
  expect((await cara.get(`/memories?timelineId=${vault.id}&yearId=${vault.yearId(1990)}&month=7`)).status).toBe(200);
});
