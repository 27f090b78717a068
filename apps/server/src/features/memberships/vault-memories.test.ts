import { expect } from "vitest";

import { createPayer, foundVault, messageOf, removeMember, titlesOf, welcome, welcomeGuest } from "#testing/family.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test as base } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, readTimeline, setTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ QUOTA_GB: "0.001" }),
});

const bring = (member: Writer, vault: TestTimeline, memoryIds: readonly string[], more: object = {}) =>
  member.post("/vaults/bring", { timelineId: vault.id, memoryIds, how: "copy", ...more });

const takeOut = (member: Writer, { _id }: { _id: string }) => member.post("/vaults/take-out", { memoryId: _id });

const usedBy = async (member: Writer): Promise<number> => (await member.get("/user/storage")).body.usedBytes;

test("memories come into a vault as copies or as they are, with their files, and go back to who wrote them", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  const own = await setTimeline(bob);
  const s3id = await createTus(server, bob).upload(photoLike(2000));
  const copied = await bob.write(own, { memoryTitle: "Copied", media: [{ s3id, caption: "Us" }], place: "Ghent" });
  const moved = await bob.write(own, { memoryTitle: "Moved" });

  expect((await bring(bob, vault, [copied._id])).body.count).toBe(1);
  expect((await bring(bob, vault, [moved._id], { how: "move" })).body.count).toBe(1);

  expect(await titlesOf(bob, own)).toEqual(["Copied"]);
  expect(await titlesOf(ada, vault)).toEqual(["Moved", "Copied"]);
  const { memories } = (await ada.get(`/memories?yearId=${vault.yearId(1990)}&month=7`)).body;
  expect(memories[1]).toMatchObject({ place: "Ghent", media: [{ s3id, caption: "Us", originalUrl: null }] });
  expect(memories[0]._id).toBe(moved._id);
  expect((await ada.get("/memories/search?q=moved")).body.memories).toHaveLength(1);
  expect((await ada.post("/vaults/take-out", { memoryId: moved._id })).status).toBe(200);
  expect(await titlesOf(bob, own)).toEqual(["Copied", "Moved"]);
  expect(await titlesOf(ada, vault)).toEqual(["Copied"]);
});

test("all come or none: what is archived, not one's own, before the vault, or heavy without a word", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada, { firstYear: 1991 });
  await welcome(ada, vault, bob);
  const own = await setTimeline(bob);
  const fine = await bob.write(own, { memoryTitle: "Fine", year: 1992 });
  const early = await bob.write(own);
  const stone = await bob.write(own, { memoryTitle: "Stone", year: 1992, memoryType: "Stone" });
  const candle = await bob.write(own, { memoryTitle: "Candle", year: 1992, isCandle: true });
  const archived = await bob.write(own, { year: 1992 });
  await bob.post("/memories/archive", { id: archived._id });
  const hers = await ada.write(await setTimeline(ada), { year: 1992 });

  const refused = [];
  for (const other of [early, stone, candle, archived, hers]) {
    for (const how of ["copy", "move"]) refused.push(await bring(bob, vault, [fine._id, other._id], { how }));
  }
  const inVault = await bring(bob, vault, [(await bob.write(vault, { year: 1995 }))._id]);
  const stranger = await bring(await createWriter(server), vault, [fine._id]);

  expect(refused.map(messageOf)).toEqual(
    [
      [400, "This vault starts in 1991"],
      [400, "Stones and candles are only included if you choose to"],
      [400, "Stones and candles are only included if you choose to"],
      [400, "This memory is archived. Please restore it first"],
      [404, "We can't find this"],
    ].flatMap((one) => [one, one]),
  );
  expect([inVault.status, stranger.status]).toEqual([404, 404]);
  expect(await titlesOf(ada, vault, 1992)).toEqual([]);
  expect(await titlesOf(bob, own, 1992)).toEqual(["Fine", "Stone", "Candle"]);
  const withStones = await bring(bob, vault, [fine._id, stone._id, candle._id], { how: "move", withStones: true });
  expect(withStones.body.count).toBe(3);
  expect(await titlesOf(bob, vault, 1992)).toEqual(["Fine", "Stone", "Candle"]);
  // What is heavy lies folded for the others.
  expect(await titlesOf(ada, vault, 1992)).toEqual(["Fine", "", ""]);
});

test("a contributor takes out what is theirs, an owner what is anybody's, a viewer nothing, and no guest's comes out", async ({
  server,
}) => {
  const ada = await createPayer(server);
  const [bob, cara, vic] = [await createWriter(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await welcome(ada, vault, cara);
  await welcome(ada, vault, vic, { role: "viewer" });
  const written = await welcomeGuest(ada, await setTimeline(ada), vic);
  const [his, hers] = [await bob.write(vault), await cara.write(vault)];
  const asGuest = await vic.write(written);

  expect((await takeOut(bob, hers)).status).toBe(403);
  expect((await takeOut(vic, his)).status).toBe(403);
  expect((await takeOut(vic, asGuest)).status).toBe(404);
  expect((await takeOut(bob, his)).status).toBe(200);
  expect((await takeOut(ada, hers)).status).toBe(200);
  expect(await titlesOf(cara, await readTimeline(cara))).toEqual(["Summer concert"]);
  expect((await takeOut(cara, hers)).status).toBe(404);
});

test("files in a vault and of a guest count on who pays, and on their owner again when they come back", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob, { choice: "goes" });
  const written = await welcomeGuest(ada, await setTimeline(ada), bob);
  const tus = createTus(server, bob);
  const [inVault, asGuest] = [await tus.upload(photoLike(3000)), await tus.upload(photoLike(2000))];

  expect([await usedBy(ada), await usedBy(bob)]).toEqual([0, 5000]);
  const { _id } = await bob.write(vault, { media: [{ s3id: inVault }] });
  await bob.write(written, { media: [{ s3id: asGuest }] });
  expect([await usedBy(ada), await usedBy(bob)]).toEqual([5000, 0]);
  await bob.put("/memories", { _id, media: [] });
  expect([await usedBy(ada), await usedBy(bob)]).toEqual([2000, 3000]);
  await bob.put("/memories", { _id, media: [{ s3id: inVault }] });
  await removeMember(ada, vault, bob);
  expect([await usedBy(ada), await usedBy(bob)]).toEqual([2000, 3000]);
  const own = await readTimeline(bob);
  const copy = await createWriter(server);
  await welcome(ada, vault, copy);
  expect(await titlesOf(bob, own)).toHaveLength(1);
});

test("a file that is in one's own memory as well counts on oneself, until it is only in the vault", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  const s3id = await createTus(server, bob).upload(photoLike(4000));
  const own = await bob.write(await setTimeline(bob), { media: [{ s3id }] });

  await bring(bob, vault, [own._id]);
  expect([await usedBy(ada), await usedBy(bob)]).toEqual([0, 4000]);
  await bob.delete("/memories", { id: own._id });
  expect([await usedBy(ada), await usedBy(bob)]).toEqual([4000, 0]);
});

test("when the storage of who pays is full nothing with files comes in, and everything still goes out", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  const own = await setTimeline(bob);
  const tus = createTus(server, bob);
  const first = await bob.write(vault, { media: [{ s3id: await tus.upload(photoLike(700_000)) }] });
  const s3id = await tus.upload(photoLike(500_000));
  const place = { timelineId: vault.id, yearId: vault.yearId(1990), month: 7 };
  const added = await bob.post("/memories", {
    ...place,
    memoryTitle: "x",
    memoryDescription: "<p>x</p>",
    media: [{ s3id }],
  });
  const second = await bob.write(own, { media: [{ s3id }] });
  const moved = await bring(bob, vault, [second._id], { how: "move" });

  for (const refused of [added, moved]) {
    expect(messageOf(refused)).toEqual([413, "The account that pays for this is out of storage"]);
  }
  expect(await titlesOf(ada, vault)).toHaveLength(1);
  expect((await bob.write(vault, { memoryTitle: "Words have room" }))._id).toBeDefined();
  expect((await bob.post("/vaults/take-out", { memoryId: first._id })).status).toBe(200);
  expect([await usedBy(ada), await usedBy(bob)]).toEqual([0, 1_200_000]);
});
