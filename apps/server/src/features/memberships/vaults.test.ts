import { expect } from "vitest";

import {
  changeRole,
  createPayer,
  deleteAccount,
  foundVault,
  leaveTimeline,
  messageOf,
  readShared,
  titlesOf,
  welcome,
} from "#testing/family.ts";
import { runJob } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, endAddOns, giveAddOns, readTimeline, setTimeline, signInAgain } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("a vault needs the add-on, has every year from its first to this one, and one owner", async ({ server }) => {
  const ada = await createWriter(server);
  const wish = { name: "  The Marshes ", firstYear: 1958 };

  const refused = await ada.post("/vaults", wish);
  await giveAddOns(server, ada);
  const founded = await ada.post("/vaults", wish);

  expect(messageOf(refused)).toEqual([403, "A vault is an add-on. Please add it to your plan first"]);
  expect(founded.body.timeline).toMatchObject({
    kind: "vault",
    name: "The Marshes",
    role: "owner",
    firstYear: 1958,
    memberCount: 1,
    choice: "stays",
    allowsSharing: true,
    deletesAt: null,
    isReadOnly: false,
  });
  const { timeline, years } = (await ada.get(`/timeline?timelineId=${founded.body.timeline.id}`)).body;
  expect([timeline.startYear, timeline.endYear, years.length]).toEqual([1958, 2026, 69]);
  const { body } = await ada.get("/timelines");
  expect(body.timelines.map(({ id }: { id: string }) => id)).toEqual([founded.body.timeline.id]);
  expect([body.mayFoundVaults, body.mayInviteGuests]).toEqual([true, true]);
});

test("a vault grows when a year begins, and can begin earlier but not later", async ({ server }) => {
  const ada = await createPayer(server);
  const vault = await foundVault(ada);
  const yearsOf = async () => (await ada.get(`/timeline?timelineId=${vault.id}`)).body.timeline;
  const change = (firstYear: number) => ada.put("/vaults", { timelineId: vault.id, firstYear });

  const notLater = await change(1990);
  const earlier = await change(1960);
  const future = await ada.post("/vaults", { name: "Later", firstYear: 2027 });
  expect(await yearsOf()).toMatchObject({ startYear: 1960, endYear: 2026 });
  server.clock.advance(240 * dayMs);
  const later = await signInAgain(server, ada);
  const grown = await later.get(`/timeline?timelineId=${vault.id}`);

  expect(messageOf(notLater)).toEqual([400, "A vault's first year can only be moved earlier"]);
  expect(earlier.body.timeline.firstYear).toBe(1960);
  expect(future.status).toBe(400);
  expect(grown.body.timeline).toMatchObject({ startYear: 1960, endYear: 2027 });
});

test("a vault may be about somebody, and says so until that is taken back", async ({ server }) => {
  const ada = await createPayer(server);
  const about = { name: "Oma Griet", born: 1921, died: 2009 };
  const vault = await foundVault(ada, { about, allowsSharing: false });
  const read = async () => (await ada.get("/timelines")).body.timelines[0];

  expect(await read()).toMatchObject({ about, allowsSharing: false });
  await ada.put("/vaults", { timelineId: vault.id, name: "Griet", about: null });
  expect(await read()).toMatchObject({ about: null, name: "Griet", allowsSharing: false, firstYear: 1985 });
  const wrong = await ada.put("/vaults", { timelineId: vault.id, about: { ...about, died: 1900 } });
  expect(wrong.status).toBe(400);
});

test("in a vault everybody reads everything, authors are named, and words are their author's alone", async ({
  server,
}) => {
  const ada = await createPayer(server);
  const [cara, vic] = [await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, cara);
  await welcome(ada, vault, vic, { role: "viewer" });
  const hers = await cara.write(vault, { memoryTitle: "By Cara" });
  await ada.write(vault, { memoryTitle: "By Ada" });

  for (const reader of [ada, cara, vic]) expect(await titlesOf(reader, vault)).toEqual(["By Cara", "By Ada"]);
  const { memory } = (await vic.get(`/memories/details?id=${hers._id}`)).body;
  expect(memory.author).toMatchObject({ accountId: cara.accountId, name: "Ada Marsh", isMe: false });
  expect((await cara.get(`/memories/details?id=${hers._id}`)).body.memory.author.isMe).toBe(true);
  const words = await ada.put("/memories", { _id: hers._id, memoryTitle: "Mine" });
  const versions = await ada.get(`/memories/versions?id=${hers._id}`);
  const archived = await ada.put("/memories", { _id: hers._id, isArchived: true });
  const both = await ada.put("/memories", { _id: hers._id, isArchived: false, memoryTitle: "Mine" });
  expect([words, versions, archived, both].map(({ status }) => status)).toEqual([403, 404, 200, 403]);
});

test("where the add-on has ended, reading and leaving go on and nothing new comes, until an owner has it again", async ({
  server,
}) => {
  const [ada, bob, cara] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await changeRole(ada, vault, bob, "owner");
  const memory = await bob.write(vault, { memoryTitle: "Before" });
  const { body } = await ada.post("/invitations", { timelineId: vault.id, email: cara.email, role: "viewer" });
  await endAddOns(server, ada);

  const add = {
    timelineId: vault.id,
    yearId: vault.yearId(1990),
    month: 7,
    memoryTitle: "x",
    memoryDescription: "<p>x</p>",
  };
  const own = await bob.write(await setTimeline(bob));
  const refused = [
    await bob.post("/memories", add),
    await ada.post("/invitations", { timelineId: vault.id, email: "new@example.com", role: "viewer" }),
    await cara.post("/invitations/accept", { id: body.invitation.id }),
    await bob.post("/vaults/bring", { timelineId: vault.id, memoryIds: [own._id], how: "copy" }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(new Set(refused.map(({ body: { message } }) => message)).size).toBe(1);
  expect((await bob.get("/timelines")).body.timelines[1]).toMatchObject({ isReadOnly: true });
  expect(await titlesOf(ada, vault)).toEqual(["Before"]);
  expect((await bob.put("/memories", { _id: memory._id, memoryTitle: "Still mine to change" })).status).toBe(200);
  await giveAddOns(server, bob);
  await bob.put("/vaults", { timelineId: vault.id, name: "Bob pays" });
  expect((await ada.get("/timelines")).body.timelines[0]).toMatchObject({ isReadOnly: false });
  expect((await bob.post("/memories", add)).status).toBe(200);
  expect((await leaveTimeline(ada, vault)).status).toBe(200);
});

test("a vault is deleted after seven days in which it can be kept; what goes comes home, and what stays is deleted", async ({
  server,
}) => {
  const [ada, bob, cara] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob, { choice: "goes" });
  await welcome(ada, vault, cara, { choice: "stays" });
  await bob.write(vault, { memoryTitle: "Bob's" });
  await cara.write(vault, { memoryTitle: "Cara's" });
  const remove = () => ada.post("/vaults/delete", { timelineId: vault.id });
  const sweep = () => runJob(server, "memberships.delete-vaults");

  expect((await cara.post("/vaults/delete", { timelineId: vault.id })).status).toBe(403);
  expect((await remove()).body.timeline.deletesAt).toBe("2026-05-22T12:00:00.000Z");
  expect((await bob.post("/vaults/keep", { timelineId: vault.id })).status).toBe(403);
  expect((await ada.post("/vaults/keep", { timelineId: vault.id })).body.timeline.deletesAt).toBeNull();
  await remove();
  server.clock.advance(7 * dayMs - 1);
  await sweep();
  const [adaLater, bobLater] = [await signInAgain(server, ada), await signInAgain(server, bob)];
  expect(await titlesOf(bobLater, vault)).toEqual(["Bob's", "Cara's"]);
  server.clock.advance(1);
  expect((await adaLater.post("/vaults/keep", { timelineId: vault.id })).status).toBe(409);
  await sweep();

  expect((await bobLater.get(`/timeline?timelineId=${vault.id}`)).status).toBe(404);
  expect(await titlesOf(bobLater, await readTimeline(bobLater))).toEqual(["Bob's"]);
  expect(await server.database.db.selectFrom("memories").select("title").execute()).toEqual([{ title: "Bob's" }]);
});

test("the last owner neither leaves nor steps down nor deletes the account while others are there", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createPayer(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  const sentence = "You're the only owner of this vault. First make someone else an owner, or delete the vault";

  for (const refused of [
    await leaveTimeline(ada, vault),
    await changeRole(ada, vault, ada, "viewer"),
    await deleteAccount(ada),
  ]) {
    expect(messageOf(refused)).toEqual([409, sentence]);
  }
  expect((await changeRole(bob, vault, bob, "owner")).status).toBe(403);
  await changeRole(ada, vault, bob, "owner");
  expect((await leaveTimeline(ada, vault)).status).toBe(200);
  const { paid_by } = await server.database.db
    .selectFrom("timelines")
    .select("paid_by")
    .where("id", "=", vault.id)
    .executeTakeFirstOrThrow();
  expect(paid_by).toBe(bob.accountId);
  expect((await readShared(bob, vault.id)).id).toBe(vault.id);
});
