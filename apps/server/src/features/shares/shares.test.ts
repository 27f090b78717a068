import { expect } from "vitest";

import { createId } from "#lib/ids.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createSharer, shareByLink, tokenOf, visit, type Visited } from "#testing/sharer.ts";
import { createWriter, type Writer } from "#testing/writer.ts";

test("a link shows the chosen memory to whoever holds it, and nothing else", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline, { place: "Sneek", isCandle: false });
  await ada.write(timeline, { memoryTitle: "Kept to herself" });

  const { share, token } = await shareByLink(ada, [memory._id]);
  const look = await visit(server, "look", { token });

  expect(share).toMatchObject({ state: "open", name: "Aunt Vera", hasPassphrase: false, openedCount: 0 });
  expect(share.expiresAt).toBe("2026-06-14T12:00:00.000Z");
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(look.body.share.memories).toEqual([
    {
      id: memory._id,
      title: "Summer concert",
      text: "<p>It rained.</p>",
      question: null,
      year: 1990,
      month: 7,
      day: null,
      isCirca: false,
      memoryType: null,
      isCandle: false,
      media: [],
    },
  ]);
  const told = JSON.stringify(look.body);
  for (const secret of ["Sneek", "Kept to herself", ada.email, ada.accountId, timeline.id]) {
    expect(told).not.toContain(secret);
  }
  expect(look.headers["set-cookie"]).toBeUndefined();
});

test("the token is stored only as a hash and encrypted, also in what a repeated request is answered with", async ({
  server,
}) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const wanted = { kind: "link", label: "Aunt Vera", memoryIds: [memory._id], passphrase: "tulips" };
  const share = () => ada.post("/shares", wanted, { "idempotency-key": "one-and-the-same" });

  const [first, again] = [await share(), await share()];

  expect(again.body).toEqual(first.body);
  const token = tokenOf(first.body.share);
  const { db } = server.database;
  const rows = [
    ...(await db.selectFrom("shares").selectAll().execute()),
    ...(await db.selectFrom("idempotency_keys").selectAll().execute()),
    ...(await db.selectFrom("jobs").selectAll().execute()),
  ];
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a person sees it on their pages, and it is theirs once they have opened it", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);

  await ada.post("/shares", {
    kind: "person",
    email: bob.email.toUpperCase(),
    greeting: "Look!",
    memoryIds: [memory._id],
  });
  const before = await bob.get("/shared-memories");
  const [given] = before.body.shares;
  const opened = await Promise.all([1, 2].map(() => bob.post("/shared-memories/opened", { shareId: given.id })));
  const after = await bob.get("/shared-memories");
  const own = await ada.get("/shares");

  expect(given).toMatchObject({ greeting: "Look!", isUnread: true, isHidden: false, allowsCopies: false });
  expect(given.memories).toMatchObject([{ id: memory._id, title: "Summer concert", cover: null }]);
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  expect(after.body.shares[0].isUnread).toBe(false);
  expect(own.body.shares).toMatchObject([{ kind: "person", name: bob.email, url: null, openedCount: 2 }]);
});

const ends: Record<
  string,
  (scene: { server: TestServer; ada: Writer; shareId: string; memoryId: string }) => Promise<unknown>
> = {
  stopped: ({ ada, shareId }) => ada.post("/shares/stop", { id: shareId }),
  "over its time": ({ server }) =>
    server.database.db.updateTable("shares").set({ expires_at: server.clock.now() }).execute(),
  archived: ({ ada, memoryId }) => ada.post("/memories/archive", { id: memoryId }),
  deleted: ({ ada, memoryId }) => ada.delete("/memories", { id: memoryId }),
  "of a deactivated account": ({ server, ada }) => server.services.accounts.deactivate(ada.accountId),
  "of an account that the operator disabled": ({ server, ada }) => server.services.accounts.disable(ada.accountId),
  "of a deleted account": ({ server, ada }) => server.services.accounts.erase(ada.accountId),
};

for (const [name, end] of Object.entries(ends)) {
  test(`a share that is ${name} is like one that never was, for visitors and for members`, async ({ server }) => {
    const { ada, timeline } = await createSharer(server);
    const bob = await createWriter(server);
    const memory = await ada.write(timeline);
    const { share, token } = await shareByLink(ada, [memory._id], { passphrase: "tulips" });
    const { pass } = (await visit(server, "unlock", { token, passphrase: "tulips" })).body;
    await ada.post("/shares", { kind: "person", email: bob.email, memoryIds: [memory._id] });
    const [given] = (await bob.get("/shared-memories")).body.shares;
    const mine = (await ada.get("/shares")).body.shares.map(({ id }: { id: string }) => id);

    expect((await visit(server, "look", { token, pass })).status).toBe(200);
    for (const shareId of mine) await end({ server, ada, shareId, memoryId: memory._id });

    const never = await visit(server, "look", { token: "x".repeat(32) });
    expect(never.status).toBe(404);
    const visits = [
      ["look", { token }],
      ["look", { token, pass }],
      ["unlock", { token, passphrase: "tulips" }],
      ["opened", { token, pass }],
      ["answer", { token, pass, name: "Vera", text: "Yes" }],
      ["report", { token, pass, text: "Bad" }],
    ] as const;
    for (const [call, payload] of visits) {
      expect(await withoutHeaders(visit(server, call, payload)), call).toEqual(
        await withoutHeaders(Promise.resolve(never)),
      );
    }
    expect(await server.services.sharePages.find(token)).toBeUndefined();
    const list = await bob.get("/shared-memories");
    expect(list.status === 401 || list.body.shares.length === 0).toBe(true);
    expect((await bob.get(`/shared-memories/read?shareId=${given.id}`)).status).toBe(404);
    expect((await bob.post("/shared-memories/opened", { shareId: given.id })).status).toBe(404);
    expect((await ada.get("/shares")).body.shares?.find(({ id }: { id: string }) => id === share.id)?.state).not.toBe(
      "open",
    );
  });
}

async function withoutHeaders(answer: Promise<Visited>) {
  const { status, body } = await answer;
  return { status, code: body.code, message: body.message };
}

test("an archived memory that comes back wakes its shares", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { token } = await shareByLink(ada, [memory._id]);

  await ada.post("/memories/archive", { id: memory._id });
  const asleep = await ada.get("/shares");
  await ada.put("/memories", { _id: memory._id, isArchived: false });

  expect(asleep.body.shares[0].state).toBe("asleep");
  expect((await visit(server, "look", { token })).status).toBe(200);
});

test("a passphrase hides everything, opens one link only, and ten wrong ones close it for a while", async ({
  server,
}) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const one = await shareByLink(ada, [memory._id], { passphrase: "tulips" });
  const other = await shareByLink(ada, [memory._id], { passphrase: "tulips" });
  const locked = await visit(server, "look", { token: one.token });
  const { pass } = (await visit(server, "unlock", { token: one.token, passphrase: " tulips " })).body;

  const wrong: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    wrong.push((await visit(server, "unlock", { token: other.token, passphrase: `wrong ${tries}` })).status);
  }

  expect(locked.body).toMatchObject({ needsPassphrase: true, share: null });
  expect((await visit(server, "look", { token: one.token, pass })).body.share.memories).toHaveLength(1);
  expect((await visit(server, "look", { token: other.token, pass })).body.needsPassphrase).toBe(true);
  expect(wrong).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  expect((await visit(server, "unlock", { token: other.token, passphrase: "tulips" })).status).toBe(429);
  server.clock.advance(15 * 60_000);
  expect((await visit(server, "unlock", { token: other.token, passphrase: "tulips" })).status).toBe(200);
});

test("another passphrase ends what the one before had opened", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { share, token } = await shareByLink(ada, [memory._id], { passphrase: "tulips" });
  const { pass } = (await visit(server, "unlock", { token, passphrase: "tulips" })).body;

  await ada.put("/shares", { id: share.id, passphrase: "daffodils" });
  const changed = await visit(server, "look", { token, pass });
  await ada.put("/shares", { id: share.id, passphrase: null });
  const without = await visit(server, "look", { token });

  expect(changed.body).toMatchObject({ needsPassphrase: true, share: null });
  expect(without.body.needsPassphrase).toBe(false);
});

test("only what is meant to be shown is shown, and never nothing", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { share, token } = await shareByLink(ada, [memory._id], { shows: { text: false, name: false } });

  const look = await visit(server, "look", { token });
  const nothing = await ada.put("/shares", { id: share.id, shows: { pictures: false, sound: false } });

  expect(look.body.share).toMatchObject({ from: null, memories: [{ text: "", question: null }] });
  expect(nothing).toMatchObject({ status: 400, body: { message: "Please choose at least one thing to show" } });
});

test("a year's flowers are one share without stones, candles, quiet and archived ones", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  await ada.write(timeline, { memoryTitle: "Second", memoryType: "Flower", day: 9 });
  await ada.write(timeline, { memoryTitle: "First", memoryType: "Flower", day: 2 });
  await ada.write(timeline, { memoryTitle: "Stone", memoryType: "Stone" });
  await ada.write(timeline, { memoryTitle: "Loss", memoryType: "Flower", isCandle: true });
  await ada.write(timeline, { memoryTitle: "Plain" });
  const quiet = await ada.write(timeline, { memoryTitle: "Quiet", memoryType: "Flower" });
  await ada.put("/memories", { _id: quiet._id, isQuiet: true });

  const answer = await ada.post("/shares", { kind: "link", label: "Vera", flowersOfYearId: timeline.yearId(1990) });
  const empty = await ada.post("/shares", { kind: "link", label: "Vera", flowersOfYearId: timeline.yearId(1991) });

  expect(answer.body.share.memories.map(({ title }: { title: string }) => title)).toEqual(["First", "Second"]);
  expect(empty).toMatchObject({ status: 400, body: { message: "This year has no flowers yet" } });
});

test("nobody shares what is not their own, and a viewer passes nothing on", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);
  const { share } = await shareByLink(ada, [memory._id]);
  await ada.post("/shares", { kind: "person", email: bob.email, memoryIds: [memory._id] });
  const never = await bob.post("/shares", { kind: "link", label: "x", memoryIds: [createId(0)] });

  const passedOn = await bob.post("/shares", { kind: "link", label: "x", memoryIds: [memory._id] });
  const stopped = await bob.post("/shares/stop", { id: share.id });
  const changed = await bob.put("/shares", { id: share.id, expiresInDays: null });

  expect(never.status).toBe(404);
  expect(passedOn.body).toMatchObject({ code: never.body.code, message: never.body.message });
  expect([stopped.status, changed.status]).toEqual([404, 404]);
  expect((await bob.get(`/memories/details?id=${memory._id}`)).status).toBe(404);
  expect((await bob.get("/memories/search?q=rained")).body).not.toHaveProperty("memories.0");
  expect((await bob.get("/shares")).body.shares).toEqual([]);
});

test("who is under 18 shares with accounts only", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);
  const { token } = await shareByLink(ada, [memory._id]);
  await server.services.accounts.change(ada.accountId, { dateOfBirth: "2010-05-01" });

  const link = await ada.post("/shares", { kind: "link", label: "x", memoryIds: [memory._id] });
  const person = await ada.post("/shares", { kind: "person", email: bob.email, memoryIds: [memory._id] });

  expect(link.status).toBe(403);
  expect((await ada.get("/shares")).body.mayShareByLink).toBe(false);
  expect((await visit(server, "look", { token })).status).toBe(404);
  expect(person.status).toBe(200);
  expect((await bob.get("/shared-memories")).body.shares).toHaveLength(1);
});
