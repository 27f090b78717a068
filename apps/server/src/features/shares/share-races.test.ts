import sharp from "sharp";
import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createSharer, shareByLink, visit } from "#testing/sharer.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

test("whoever opens while it is stopped gets all of it or nothing, and the next one nothing", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { share, token } = await shareByLink(ada, [memory._id]);

  const [first, , second] = await Promise.all([
    visit(server, "look", { token }),
    ada.post("/shares/stop", { id: share.id }),
    visit(server, "look", { token }),
  ]);

  for (const { status, body } of [first, second]) {
    expect([200, 404]).toContain(status);
    expect(body.share?.memories.length ?? 1).toBe(1);
  }
  expect((await visit(server, "look", { token })).status).toBe(404);
});

test("a memory that is deleted while its share is opened leaves no trace in what comes next", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);
  const other = await ada.write(timeline, { memoryTitle: "Stays" });
  await ada.post("/shares", { kind: "person", email: bob.email, memoryIds: [memory._id, other._id] });
  const [{ id: shareId }] = (await bob.get("/shared-memories")).body.shares;

  const [opened] = await Promise.all([
    bob.post("/shared-memories/opened", { shareId }),
    ada.delete("/memories", { id: memory._id }),
  ]);
  const read = await bob.get(`/shared-memories/read?shareId=${shareId}`);

  expect(opened.status).toBe(200);
  expect(read.body.memories.map(({ title }: { title: string }) => title)).toEqual(["Stays"]);
  expect((await ada.get("/shares")).body.shares[0].memories).toHaveLength(1);
});

test("accepted twice at once it belongs to one account, which keeps it when its address changes", async ({
  server,
}) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const later = await createWriter(server);
  await ada.post("/shares", { kind: "person", email: "new@example.com", memoryIds: [memory._id] });
  await server.services.accounts.change(later.accountId, { email: "new@example.com" });
  const [{ id: shareId }] = (await later.get("/shared-memories")).body.shares;

  await Promise.all([1, 2, 3].map(() => later.post("/shared-memories/opened", { shareId })));
  await server.services.accounts.change(later.accountId, { email: "moved@example.com" });
  const thief = await createWriter(server);
  await server.services.shares.forgetAddress("new@example.com");
  await server.services.accounts.change(thief.accountId, { email: "new@example.com" });

  expect((await later.get("/shared-memories")).body.shares).toHaveLength(1);
  expect((await thief.get("/shared-memories")).body.shares).toHaveLength(0);
  expect((await thief.get(`/shared-memories/read?shareId=${shareId}`)).status).toBe(404);
});

test("of two passphrases that are set at once, one holds and no pass of before", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { share, token } = await shareByLink(ada, [memory._id], { passphrase: "tulips" });
  const { pass } = (await visit(server, "unlock", { token, passphrase: "tulips" })).body;

  await Promise.all(["daffodils", "crocuses"].map((passphrase) => ada.put("/shares", { id: share.id, passphrase })));
  const unlocked = await Promise.all(
    ["daffodils", "crocuses", "tulips"].map((passphrase) => visit(server, "unlock", { token, passphrase })),
  );

  expect(unlocked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(unlocked.at(-1)?.status).toBe(400);
  expect((await visit(server, "look", { token, pass })).body.needsPassphrase).toBe(true);
});

test("a file that is being fetched piece by piece ends with the share, at the next piece", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#35553f" } })
    .jpeg()
    .toBuffer();
  const s3id = await createTus(server, ada).upload(bytes);
  await deliverAll(server);
  const memory = await ada.write(timeline, { media: [{ s3id }] });
  const { share, token } = await shareByLink(ada, [memory._id]);
  const { url } = (await visit(server, "look", { token })).body.share.memories[0].media[0];
  const piece = (range: string) => server.app.inject({ url, headers: { range } });

  const begun = await piece("bytes=0-99");
  await ada.post("/shares/stop", { id: share.id });
  const next = await piece("bytes=100-199");

  expect([begun.statusCode, begun.rawPayload.length]).toEqual([206, 100]);
  expect(next.statusCode).toBe(404);
});
