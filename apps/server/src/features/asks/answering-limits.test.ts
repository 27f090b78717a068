import { maxAskAnswerLength, maxPieceBytes } from "@lane/domain/asks.ts";
import { expect } from "vitest";

import {
  askByLink,
  base64,
  createAsker,
  createDevice,
  question,
  receiveAnswer,
  recordingLike,
  runJob,
} from "#testing/asker.ts";
import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createWriter } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("odd pieces are refused, and none of them is stored", async ({ server }) => {
  const { ada } = await createAsker(server);
  const [{ token }, other] = [await askByLink(ada), await askByLink(ada)];
  const vera = createDevice(server, token);
  const ogg = recordingLike();
  await vera.say("sound-one", ogg, 1);
  const before = await storedKeys(server.store);

  const refused = [
    await vera.piece("sound-one", 1, ogg, { bytes: "not base64!" }),
    await vera.piece("sound-one", 1, ogg, { bytes: "" }),
    await vera.piece("sound-one", 1, ogg, { bytes: base64(Buffer.alloc(maxPieceBytes + 1)) }),
    await vera.piece("sound-one", 400, ogg),
    await vera.piece("sound-one", -1, ogg),
    await vera.piece("sound-one", 1.5, ogg),
    await vera.piece("../../etc/passwd", 0, ogg),
    await vera.piece("sound-one\0", 0, ogg),
    await vera.piece("x".repeat(65), 0, ogg),
    await vera.piece("sound-one", 1, ogg, { kind: "photo" }),
    await vera.piece("sound-one", 1, ogg, { contentType: "audio/mp4" }),
    await vera.piece("sound-two", 0, ogg, { contentType: "image/jpeg" }),
    await vera.piece("sound-two", 0, ogg, { contentType: "text/html" }),
    await vera.piece("sound-two", 0, ogg, { kind: "film" }),
    await vera.piece("sound-two", 0, ogg, { key: "short" }),
    await vera.piece("sound-two", 0, ogg, { key: "../".repeat(12) }),
    await vera.send([]),
    await vera.send([], { text: "x".repeat(maxAskAnswerLength + 1) }),
    await vera.send([], { text: "Yes", name: "" }),
  ];
  const elsewhere = await createDevice(server, other.token, vera.key).send([{ id: "sound-one", pieces: 1 }]);

  expect(refused.map(({ status }) => (status === 400 || status === 413 ? 400 : status))).toEqual(
    refused.map(() => 400),
  );
  expect(elsewhere.body.missing).toEqual([{ part: "sound-one", number: 0 }]);
  expect(await storedKeys(server.store)).toEqual(before);
  expect((await vera.look()).body.answer).toMatchObject({ state: "draft", parts: [{ id: "sound-one", pieces: [0] }] });
});

test("an answer has ten photos at most, and a link ten answers", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const photo = { kind: "photo", contentType: "image/jpeg" };
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    statuses.push((await vera.piece(`photo-number-${at}`, 0, Buffer.from("x"), photo)).status);
  }

  const others: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    others.push((await createDevice(server, token).send([], { text: "Me too" })).status);
  }
  const late = createDevice(server, token);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 413]);
  expect(others).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  expect((await late.look()).body.ask.isRoomLeft).toBe(false);
  expect((await late.piece("sound-one", 0, recordingLike())).status).toBe(429);
  expect((await vera.look()).body.ask.isRoomLeft).toBe(true);
});

const small = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ QUOTA_GB: String(1 / 1024) }),
});

small("pieces need room in the storage of who asks", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const big = Buffer.concat([recordingLike(100), Buffer.alloc(maxPieceBytes - 100)]);

  const first = await vera.piece("sound-one", 0, big);
  const second = await vera.piece("sound-one", 1, Buffer.alloc(maxPieceBytes));
  const third = await vera.piece("sound-one", 2, Buffer.from("x"));

  expect([first.status, second.status, third.status]).toEqual([200, 200, 413]);
  expect(third.body.message).toBe("There's no room for more recordings or photos here. You can still write");
  expect((await vera.look()).body.ask.isRoomLeft).toBe(false);
  expect((await vera.send([], { text: "Then I write." })).body.missing).toEqual([]);
});

small("an answer without room is told of, and received once there is some", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const { db } = server.database;
  const part = await vera.say("sound-one", Buffer.concat([recordingLike(100), Buffer.alloc(600_000)]));
  await vera.send([part], { text: "Of apples." });
  const file = {
    account_id: ada.accountId,
    sha256: "",
    bytes: 900_000,
    content_type: "image/jpeg",
    kind: "Image" as const,
    created_at: server.clock.now(),
    touched_at: server.clock.now(),
  };
  await db
    .insertInto("files")
    .values({ id: "filler", store_key: "filler", name: "", ...file })
    .execute();

  await deliverAll(server);
  const [without] = (await ada.get("/asks/answers")).body.answers;
  const place = {
    answerId: without.id,
    timelineId: "t",
    yearId: "y",
    month: 1,
    memoryTitle: "T",
    memoryDescription: "",
  };
  const placed = await ada.post("/asks/answers/place", place);
  await runJob(server, "asks.receive-waiting");
  await deliverAll(server);
  const [still] = (await ada.get("/asks/answers")).body.answers;
  await db.deleteFrom("files").where("id", "=", "filler").execute();
  await ada.post("/asks/answers/read", { ids: [without.id] });
  await deliverAll(server);
  const [received] = (await ada.get("/asks/answers")).body.answers;

  expect(without).toMatchObject({ lacksRoom: true, text: "Of apples.", media: [] });
  expect(placed.status).toBe(409);
  expect(still.lacksRoom).toBe(true);
  expect(received).toMatchObject({ lacksRoom: false, media: [{ type: "Audio" }] });
});

test("a hundred questions and twenty new addresses a day, also when they are deleted in between", async ({
  server,
}) => {
  const { ada } = await createAsker(server);
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const asked = await ada.post("/asks", { question, name: "Vera", email: `vera-${at}@example.com` });
    statuses.push(asked.status);
    if (asked.status === 200 && at % 2 === 0) await ada.delete("/asks", { id: asked.body.ask.id });
  }
  const byHand = await ada.post("/asks", { question, name: "Vera" });
  const own = await ada.post("/asks", { question, name: "Me", email: ada.email });

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect([byHand.status, own.status]).toEqual([200, 400]);
});

test("drafts go thirty days after their link is over, spare pieces at once, and answers stay", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { ask, token } = await askByLink(ada);
  await askByLink(ada);
  const [vera, bob] = [createDevice(server, token), createDevice(server, token)];
  await receiveAnswer(server, ada, vera);
  await bob.say("sound-one", recordingLike());
  const { db } = server.database;
  const states = async () =>
    (await db.selectFrom("ask_answers").select("state").orderBy("state").execute()).map(({ state }) => state);
  const pieces = () => db.selectFrom("ask_answer_pieces").select("part_id").execute();

  await runJob(server, "asks.sweep");
  const before = await pieces();
  await ada.post("/asks/stop", { id: ask.id });
  await runJob(server, "asks.sweep");
  const ofDraft = await pieces();
  server.clock.advance(31 * dayMs);
  await runJob(server, "asks.sweep");
  const kept = await states();
  server.clock.advance(180 * dayMs);
  await runJob(server, "asks.sweep");
  await deliverAll(server);

  expect([before.length, ofDraft.length]).toEqual([8, 2]);
  expect(kept).toEqual(["sent"]);
  expect(await states()).toEqual(["sent"]);
  expect(await db.selectFrom("asks").select("id").execute()).toEqual([{ id: ask.id }]);
  const { missing, orphaned } = await server.services.verify.verify({ isQuick: true, onFinding: () => undefined });
  expect([missing, orphaned]).toEqual([0, 0]);
});

test("an address whose account is deleted is forgotten, and the question stays with who asked it", async ({
  server,
}) => {
  const { ada } = await createAsker(server);
  const bob = await createWriter(server);
  const { ask } = await askByLink(ada, { email: bob.email });
  await mailsTo(server, bob.email);

  await server.services.asks.forgetAddress(bob.email);

  expect((await ada.get("/asks")).body.asks).toMatchObject([
    { id: ask.id, email: null, mailedAt: null, state: "open" },
  ]);
  expect((await ada.post("/asks/remind", { id: ask.id })).status).toBe(400);
});
