import sharp from "sharp";
import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import {
  changeRole,
  createPayer,
  deleteAccount,
  foundVault,
  leaveTimeline,
  messageOf,
  removeMember,
  titlesOf,
  welcome,
  welcomeGuest,
} from "#testing/family.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import {
  createWriter,
  readTimeline,
  setTimeline,
  signInAgain,
  type TestTimeline,
  type Writer,
} from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
}

/** A vault of Ada with Bob, who has written one memory with a picture. */
async function createFamily(server: TestServer, choice: "stays" | "goes") {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob, { choice });
  const s3id = await createTus(server, bob).upload(await photo());
  await deliverAll(server);
  const { _id } = await bob.write(vault, { memoryTitle: "Bob's", media: [{ s3id }] });
  return { ada, bob, vault, memoryId: _id, s3id };
}

async function pictureOf(reader: Writer, memoryId: string): Promise<string> {
  return (await reader.get(`/memories/details?id=${memoryId}`)).body.memory.media[0].url;
}

const choose = (member: Writer, timelineId: string) =>
  member.put("/memberships/choice", { timelineId, choice: "goes" });

const ways: Record<string, (ada: Writer, bob: Writer, vault: TestTimeline) => Promise<{ status: number }>> = {
  leaving: (_, bob, vault) => leaveTimeline(bob, vault),
  "being removed": (ada, bob, vault) => removeMember(ada, vault, bob),
};

for (const [how, go] of Object.entries(ways)) {
  test(`by ${how}, what goes along comes to one's own timeline, and nothing of the vault is seen any more`, async ({
    server,
  }) => {
    const { ada, bob, vault, memoryId } = await createFamily(server, "goes");
    const hers = await ada.write(vault, { memoryTitle: "Ada's", year: 1985 });

    expect((await go(ada, bob, vault)).status).toBe(200);

    expect(await titlesOf(ada, vault)).toEqual([]);
    expect(await titlesOf(bob, await readTimeline(bob))).toEqual(["Bob's"]);
    expect((await ada.get(`/memories/details?id=${memoryId}`)).status).toBe(404);
    expect((await bob.get(`/memories/details?id=${hers._id}`)).status).toBe(404);
    expect((await bob.get("/memories/search?q=ada")).body.memories).toEqual([]);
    expect((await bob.get("/memories/search?q=bob")).body.memories).toHaveLength(1);
    expect((await ada.get("/memories/search?q=bob")).body.memories).toEqual([]);
    expect((await bob.get("/timelines")).body).toMatchObject({ timelines: [{ kind: "personal" }], former: [] });
  });

  test(`by ${how}, what stays is read by the others under its author's name, and by its author no more`, async ({
    server,
  }) => {
    const { ada, bob, vault, memoryId } = await createFamily(server, "stays");

    expect((await go(ada, bob, vault)).status).toBe(200);

    const { memory } = (await ada.get(`/memories/details?id=${memoryId}`)).body;
    expect(memory).toMatchObject({ memoryTitle: "Bob's", author: { accountId: bob.accountId, name: "Ada Marsh" } });
    expect((await server.app.inject(memory.media[0].url)).statusCode).toBe(200);
    for (const path of [`/memories/details?id=${memoryId}`, `/timeline?timelineId=${vault.id}`]) {
      expect((await bob.get(path)).status).toBe(404);
    }
    expect((await bob.put("/memories", { _id: memoryId, memoryTitle: "Still" })).status).toBe(404);
  });
}

test("somebody who was removed exports what they wrote for 30 days, and who has left does not", async ({ server }) => {
  const { ada, bob, vault } = await createFamily(server, "stays");
  const cara = await createWriter(server);
  await welcome(ada, vault, cara);
  await cara.write(vault, { memoryTitle: "Cara's" });
  const begin = (member: Writer) =>
    member.post("/archive", { key: `key-of-${member.accountId}`, timelineId: vault.id });

  expect((await begin(bob)).status).toBe(200);
  await removeMember(ada, vault, bob);
  await leaveTimeline(cara, vault);
  const { former } = (await bob.get("/timelines")).body;
  const { memories } = await downloadArchive(server, bob, { timelineId: vault.id, key: "after-the-removal" });
  server.clock.advance(30 * dayMs);
  const later = await signInAgain(server, bob);

  expect(former).toEqual([{ timelineId: vault.id, name: "The Marshes", exportUntil: "2026-06-14T12:00:00.000Z" }]);
  expect(memories.map(({ title, media }) => [title, media.length])).toEqual([["Bob's", 1]]);
  expect((await begin(await signInAgain(server, cara))).status).toBe(404);
  expect((await later.get("/timelines")).body.former).toEqual([]);
  expect((await begin(later)).status).toBe(404);
});

test("the addresses of others' pictures die with the membership, at the next request", async ({ server }) => {
  const { ada, bob, vault, memoryId } = await createFamily(server, "stays");
  const cara = await createWriter(server);
  await welcome(ada, vault, cara, { role: "viewer" });
  const [toBob, toCara, toAda] = [
    await pictureOf(bob, memoryId),
    await pictureOf(cara, memoryId),
    await pictureOf(ada, memoryId),
  ];
  const statuses = async () =>
    Promise.all([toBob, toCara, toAda].map(async (url) => (await server.app.inject(url)).statusCode));

  expect(await statuses()).toEqual([200, 200, 200]);
  await removeMember(ada, vault, cara);
  expect(await statuses()).toEqual([200, 404, 200]);
  // His own picture is his own, wherever it is shown.
  await removeMember(ada, vault, bob);
  expect(await statuses()).toEqual([200, 404, 200]);
});

test("with an account go the memories that go, and those that stay keep its name and its pictures", async ({
  server,
}) => {
  const { ada, bob, vault, memoryId, s3id } = await createFamily(server, "stays");
  const cara = await createWriter(server);
  await welcome(ada, vault, cara, { choice: "goes" });
  await cara.write(vault, { memoryTitle: "Cara's" });
  await server.services.accounts.change(bob.accountId, { firstName: "Bob" });

  expect((await deleteAccount(bob)).status).toBe(200);
  expect((await deleteAccount(cara)).status).toBe(200);

  expect(await titlesOf(ada, vault)).toEqual(["Bob's"]);
  const { memory } = (await ada.get(`/memories/details?id=${memoryId}`)).body;
  expect(memory.author).toEqual({ accountId: null, name: "Bob Marsh", colour: null, isMe: false });
  expect(memory.media[0].originalUrl).toBeNull();
  expect((await server.app.inject(memory.media[0].url)).statusCode).toBe(200);
  expect((await ada.get(`/media/items?ids=${s3id}`)).body.items).toEqual([]);
  const { files } = await downloadArchive(server, ada);
  expect([...files.keys()].filter((name) => name.startsWith("media/"))).toEqual([]);
  expect((await ada.post("/vaults/take-out", { memoryId })).status).toBe(400);
});

test("what stayed when somebody left keeps its name and pictures when the account goes later", async ({ server }) => {
  const { ada, bob, vault, memoryId } = await createFamily(server, "stays");
  await leaveTimeline(bob, vault);

  await deleteAccount(bob);

  const { memory } = (await ada.get(`/memories/details?id=${memoryId}`)).body;
  expect(memory.author).toEqual({ accountId: null, name: "Ada Marsh", colour: null, isMe: false });
  expect((await server.app.inject(memory.media[0].url)).statusCode).toBe(200);
});

test("who pays can go: the next owner pays, and what was left to them goes over", async ({ server }) => {
  const { ada, bob, vault, memoryId } = await createFamily(server, "stays");
  const cara = await createPayer(server);
  await welcome(ada, vault, cara);
  await changeRole(ada, vault, cara, "owner");
  await deleteAccount(bob);

  expect((await deleteAccount(ada)).status).toBe(200);

  const { memory } = (await cara.get(`/memories/details?id=${memoryId}`)).body;
  expect((await server.app.inject(memory.media[0].url)).statusCode).toBe(200);
  expect((await cara.get("/user/storage")).body.usedBytes).toBeGreaterThan(0);
  expect((await cara.get("/timelines")).body.timelines[0]).toMatchObject({ memberCount: 1, isReadOnly: false });
});

test("what a guest wrote comes to their own timeline when they leave, are removed, or the host is gone", async ({
  server,
}) => {
  for (const end of ["left", "removed", "gone"] as const) {
    const [ada, cara] = [await createPayer(server), await createWriter(server)];
    const timeline = await setTimeline(ada);
    const written = await welcomeGuest(ada, timeline, cara);
    await cara.write(written, { memoryTitle: "As a guest" });

    if (end === "left") await leaveTimeline(cara, written);
    else if (end === "removed") await removeMember(ada, timeline, cara);
    else await deleteAccount(ada);

    expect(await titlesOf(cara, await readTimeline(cara)), end).toEqual(["As a guest"]);
    expect((await cara.get("/timelines")).body.timelines.map(({ kind }: { kind: string }) => kind)).toEqual([
      "personal",
    ]);
  }
});

test("the choice can be changed until the end, and is asked of guests and owners of their own timeline never", async ({
  server,
}) => {
  const { ada, bob, vault } = await createFamily(server, "stays");
  const timeline = await setTimeline(ada);
  const cara = await createWriter(server);
  const written = await welcomeGuest(ada, timeline, cara);

  expect(messageOf(await choose(cara, written.id))).toEqual([400, "What you write as a guest always stays yours"]);
  expect((await choose(ada, timeline.id)).status).toBe(404);
  expect((await choose(cara, vault.id)).status).toBe(404);
  expect((await choose(bob, vault.id)).status).toBe(200);
  await removeMember(ada, vault, bob);
  expect(await titlesOf(bob, await readTimeline(bob))).toEqual(["Bob's"]);
});

test("nobody joins the vault of somebody who is alone in it and is deleting the account", async ({ server }) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  const { invitation } = (await ada.post("/invitations", { timelineId: vault.id, email: bob.email, role: "viewer" }))
    .body;
  const account = await server.services.accounts.findById(ada.accountId);
  if (!account) throw new Error("Ada is there");

  // The first step of a deletion; next, what she wrote is erased, and nothing may refuse any more.
  await server.services.accountDepartures.leaveAll(account);
  const accepted = await bob.post("/invitations/accept", { id: invitation.id });

  expect(accepted.status).not.toBe(200);
  expect((await bob.get("/timelines")).body.invitations).toEqual([]);
  expect((await deleteAccount(ada)).status).toBe(200);
});
