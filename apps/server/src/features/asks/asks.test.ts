import { expect } from "vitest";

import { createId } from "#lib/ids.ts";
import { askByLink, createAsker, createDevice, question, receiveAnswer, recordingLike } from "#testing/asker.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import { createWriter, type Writer } from "#testing/writer.ts";

test("a link shows the question to whoever holds it, and nothing else of who asks", async ({ server }) => {
  const { ada, timeline } = await createAsker(server);
  const memory = await ada.write(timeline);

  const { ask, token } = await askByLink(ada, { memoryId: memory._id });
  const { body } = await createDevice(server, token).call("look");

  expect(ask).toMatchObject({ state: "open", name: "Grandma Vera", year: 1991, memoryId: memory._id, answerCount: 0 });
  expect(ask).toMatchObject({ email: null, mailedAt: null, expiresAt: "2026-08-13T12:00:00.000Z" });
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(body.ask).toMatchObject({ question, name: "Grandma Vera", isRoomLeft: true });
  expect(body.answer).toBeNull();
  for (const secret of [ada.email, ada.accountId, timeline.id, memory._id, "Summer concert"]) {
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test("sounds, photos and words become one answer, and the answer a memory told by who answered", async ({ server }) => {
  const { ada, timeline } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);

  const answer = await receiveAnswer(server, ada, vera, { text: "Of apples.\nAnd coffee." });
  const media = answer.media.map(({ type, state }: { type: string; state: string }) => `${type} ${state}`);
  const placed = await ada.post("/asks/answers/place", {
    answerId: answer.id,
    timelineId: timeline.id,
    yearId: timeline.yearId(1991),
    month: 4,
    memoryTitle: "Sundays",
    memoryDescription: "<p>Of apples.</p>",
    fileIds: [answer.media[2].s3id, answer.media[0].s3id],
  });
  const { memory } = (await ada.get(`/memories/details?id=${placed.body.memoryId}`)).body;

  expect(answer).toMatchObject({ question, year: 1991, name: "Vera", state: "sent", text: "Of apples.\nAnd coffee." });
  expect(answer).toMatchObject({ isUnread: true, lacksRoom: false, lostParts: 0, memoryId: null, thanks: null });
  expect(media).toEqual(["Audio ready", "Audio ready", "Image ready"]);
  expect(placed.body).toMatchObject({ memoryTitle: "Sundays", year: 1991, month: 4 });
  expect(memory).toMatchObject({ toldBy: "Vera", prompt: { text: question, templateId: null } });
  expect(memory.media.map(({ s3id }: { s3id: string }) => s3id)).toEqual([answer.media[2].s3id, answer.media[0].s3id]);
  const [after] = (await ada.get("/asks/answers")).body.answers;
  expect(after).toMatchObject({ state: "accepted", memoryId: memory._id, text: "", media: [] });
  expect((await vera.look()).body.answer).toMatchObject({ state: "accepted", parts: [] });
  expect(await server.database.db.selectFrom("ask_answer_pieces").selectAll().execute()).toEqual([]);
});

test("the files of a placed answer are the memory's alone: they go when it goes", async ({ server }) => {
  const { ada, timeline } = await createAsker(server);
  const { token } = await askByLink(ada);
  const answer = await receiveAnswer(server, ada, createDevice(server, token));
  await server.services.fileGarbage.sweep();
  const placed = await ada.post("/asks/answers/place", {
    answerId: answer.id,
    timelineId: timeline.id,
    yearId: timeline.yearId(1991),
    month: 4,
    memoryTitle: "Sundays",
    memoryDescription: "",
  });

  await ada.delete("/memories", { id: placed.body.memoryId });
  await deliverAll(server);

  expect(placed.status).toBe(200);
  expect(await storedKeys(server.store)).toEqual([]);
  const [after] = (await ada.get("/asks/answers")).body.answers;
  expect(after).toMatchObject({ state: "accepted", memoryId: null, media: [] });
});

test("files of an answer stay as long as it waits, and pieces until it is decided or its link is over", async ({
  server,
}) => {
  const { ada } = await createAsker(server);
  const { ask, token } = await askByLink(ada);
  await receiveAnswer(server, ada, createDevice(server, token));
  const before = await storedKeys(server.store);

  server.clock.advance(3 * 24 * 60 * 60 * 1000);
  await server.services.fileGarbage.sweep();
  await deliverAll(server);
  const kept = await storedKeys(server.store);
  const { missing, orphaned } = await server.services.verify.verify({ isQuick: false, onFinding: () => undefined });
  await server.services.asks.remove({ accountId: ada.accountId, sessionId: "" }, ask.id);
  await deliverAll(server);

  expect(kept).toEqual(before);
  expect([missing, orphaned]).toEqual([0, 0]);
  expect(await storedKeys(server.store)).toEqual([]);
});

const ends: Record<string, (scene: { server: TestServer; ada: Writer; askId: string }) => Promise<unknown>> = {
  stopped: ({ ada, askId }) => ada.post("/asks/stop", { id: askId }),
  deleted: ({ ada, askId }) => ada.delete("/asks", { id: askId }),
  "over its time": async ({ server }) => server.clock.advance(90 * 24 * 60 * 60 * 1000),
  "of somebody under 18": ({ server, ada }) =>
    server.services.accounts.change(ada.accountId, { dateOfBirth: "2010-05-01" }),
  "of a deactivated account": ({ server, ada }) => server.services.accounts.deactivate(ada.accountId),
  "of an account that the operator disabled": ({ server, ada }) => server.services.accounts.disable(ada.accountId),
  "of a deleted account": ({ server, ada }) => server.services.accounts.erase(ada.accountId),
  "ended by the operator": ({ server, askId }) => server.services.asks.endForOperator(askId),
};

for (const [name, end] of Object.entries(ends)) {
  test(`a question that is ${name} is like one that never was`, async ({ server }) => {
    const { ada } = await createAsker(server);
    const { ask, token } = await askByLink(ada);
    const vera = createDevice(server, token);
    const part = await vera.say("sound-one", recordingLike());
    expect(await server.services.askPages.isOpen(token)).toBe(true);

    await end({ server, ada, askId: ask.id });

    const nobody = createDevice(server, "x".repeat(32), vera.key);
    for (const device of [vera, nobody]) {
      const answers = [
        await device.call("look"),
        await device.look(),
        await device.call("opened"),
        await device.piece("sound-two", 0, recordingLike()),
        await device.withKey("remove-part", { part: part.id }),
        await device.send([part]),
        await device.withdraw(),
        await device.call("report", { text: "Bad" }),
      ];
      const said = answers.map(({ status, body: { code, message } }) => ({ status, code, message }));
      expect(said).toEqual(said.map(() => ({ status: 404, code: "not_found", message: "We can't find this" })));
    }
    expect(await server.services.askPages.isOpen(token)).toBe(false);
  });
}

test("nobody else sees, places, declines or thanks for an answer, or asks about another's memory", async ({
  server,
}) => {
  const { ada, timeline } = await createAsker(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);
  const { token } = await askByLink(ada);
  const answer = await receiveAnswer(server, ada, createDevice(server, token));
  const never = await bob.post("/asks", { question, name: "Vera", memoryId: createId(0) });

  const about = await bob.post("/asks", { question, name: "Vera", memoryId: memory._id });

  expect(about.body).toMatchObject({ code: never.body.code, message: never.body.message });
  expect((await bob.get("/asks/answers")).body.answers).toEqual([]);
  await bob.post("/asks/answers/read", { ids: [answer.id] });
  expect((await ada.get("/asks/answers")).body.answers[0].isUnread).toBe(true);
  await ada.post("/asks/answers/read", { ids: [answer.id] });
  expect((await ada.get("/asks/answers")).body.answers[0].isUnread).toBe(false);
});

test("a year outside the plan keeps the answer where it is", async ({ server }) => {
  const { ada, timeline } = await createAsker(server);
  const { token } = await askByLink(ada);
  const answer = await receiveAnswer(server, ada, createDevice(server, token));
  const place = { answerId: answer.id, timelineId: timeline.id, month: 4, memoryTitle: "Now", memoryDescription: "" };

  const future = await ada.post("/asks/answers/place", { ...place, yearId: timeline.yearId(1991), month: 4, day: 31 });
  const foreign = await ada.post("/asks/answers/place", { ...place, yearId: createId(0) });
  const fileIds = [createId(0)];
  const otherFile = await ada.post("/asks/answers/place", { ...place, yearId: timeline.yearId(1991), fileIds });

  expect([future.status, foreign.status, otherFile.status]).toEqual([400, 404, 404]);
  expect((await ada.get("/asks/answers")).body.answers[0]).toMatchObject({ state: "sent", memoryId: null });
});

test("who is under 18 asks nobody by a link", async ({ server }) => {
  const { ada } = await createAsker(server);
  await server.services.accounts.change(ada.accountId, { dateOfBirth: "2010-05-01" });

  const asked = await ada.post("/asks", { question, name: "Vera" });

  expect(asked).toMatchObject({
    status: 403,
    body: { message: "You must be 18 or over to ask by link" },
  });
  expect((await ada.get("/asks")).body).toMatchObject({ asks: [], mayAsk: false });
});

test("the token is stored only as a hash and encrypted, also in what a repeated request is answered with", async ({
  server,
}) => {
  const { ada } = await createAsker(server);
  const ask = () => ada.post("/asks", { question, name: "Vera" }, { "idempotency-key": "one-and-the-same" });

  const [first, again] = [await ask(), await ask()];

  expect(again.body).toEqual(first.body);
  const token = new URL(first.body.ask.url).pathname.replace("/s/ask/", "");
  const vera = createDevice(server, token);
  await vera.send([], { text: "Of apples." });
  const { db } = server.database;
  const rows = [
    ...(await db.selectFrom("asks").selectAll().execute()),
    ...(await db.selectFrom("ask_answers").selectAll().execute()),
    ...(await db.selectFrom("idempotency_keys").selectAll().execute()),
    ...(await db.selectFrom("jobs").selectAll().execute()),
  ];
  expect(rows.length).toBeGreaterThan(2);
  for (const secret of [token, vera.key]) expect(JSON.stringify(rows)).not.toContain(secret);
});
