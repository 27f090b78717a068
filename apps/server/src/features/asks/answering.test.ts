import { expect } from "vitest";

import { askByLink, createAsker, createDevice, photo, receiveAnswer, recordingLike } from "#testing/asker.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";

test("only the device that answers sees, changes and withdraws its answer", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const [vera, other] = [createDevice(server, token), createDevice(server, token)];
  await receiveAnswer(server, ada, vera, { text: "Of apples." });

  const look = await other.look();
  await other.withdraw();
  await other.withKey("remove-part", { part: "sound-one" });
  const borrowed = await other.send([{ id: "sound-one", pieces: 2 }], { text: "Of smoke." });

  expect(look.body.answer).toBeNull();
  expect(borrowed.body.missing).toEqual([
    { part: "sound-one", number: 0 },
    { part: "sound-one", number: 1 },
  ]);
  expect((await vera.look()).body.answer).toMatchObject({ state: "sent", text: "Of apples." });
  expect((await ada.get("/asks/answers")).body.answers).toHaveLength(1);
});

test("pieces that have not come are named, and nothing is sent", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  await vera.piece("sound-one", 0, recordingLike());
  await vera.piece("sound-one", 2, recordingLike());

  const first = await vera.send([{ id: "sound-one", pieces: 3 }], { text: "Of apples." });
  const draft = await vera.look();
  await vera.piece("sound-one", 1, recordingLike());
  const second = await vera.send([{ id: "sound-one", pieces: 3 }], { text: "Of apples." });
  await deliverAll(server);

  expect(first.body.missing).toEqual([{ part: "sound-one", number: 1 }]);
  expect(draft.body.answer).toMatchObject({
    state: "draft",
    text: "",
    parts: [{ id: "sound-one", kind: "sound", pieces: [0, 2], isStored: false }],
  });
  expect(second.body.missing).toEqual([]);
  expect((await vera.look()).body.answer.parts).toEqual([
    { id: "sound-one", kind: "sound", pieces: [], isStored: true },
  ]);
});

test("an answer is changed and withdrawn until it is decided, and its files go with what is gone", async ({
  server,
}) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const before = await receiveAnswer(server, ada, vera, { text: "Of apples." });

  await vera.send([{ id: "photo-one", pieces: 1 }], { text: "Of pears.", name: "Aunt Vera" });
  await deliverAll(server);
  const [changed] = (await ada.get("/asks/answers")).body.answers;
  await vera.withKey("remove-part", { part: "photo-one" });
  const [without] = (await ada.get("/asks/answers")).body.answers;
  await vera.withdraw();
  await vera.withdraw();
  await deliverAll(server);

  expect(changed).toMatchObject({ id: before.id, name: "Aunt Vera", text: "Of pears.", isUnread: true });
  expect(changed.media.map(({ s3id }: { s3id: string }) => s3id)).toEqual([before.media[2].s3id]);
  expect(without).toMatchObject({ text: "Of pears.", media: [] });
  expect((await ada.get("/asks/answers")).body.answers).toEqual([]);
  expect((await vera.look()).body.answer).toBeNull();
  expect(await storedKeys(server.store)).toEqual([]);
});

test("an answer of sound alone is a draft once more when its sound is taken out", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  await vera.send([await vera.say("sound-one", recordingLike())]);
  await deliverAll(server);

  await vera.withKey("remove-part", { part: "sound-one" });

  expect((await ada.get("/asks/answers")).body.answers).toEqual([]);
  expect((await vera.look()).body.answer).toMatchObject({ state: "draft", parts: [], sentAt: null });
});

test("an answer is declined with a kind word: its words and files are gone, and it cannot be sent again", async ({
  server,
}) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const answer = await receiveAnswer(server, ada, vera, { text: "Of smoke." });

  const first = await ada.post("/asks/answers/decline", { id: answer.id, words: "Thank you, dear." });
  const again = await ada.post("/asks/answers/decline", { id: answer.id });
  const placed = await ada.post("/asks/answers/place", {
    answerId: answer.id,
    timelineId: "x",
    yearId: "x",
    month: 1,
    memoryTitle: "x",
    memoryDescription: "",
  });
  await deliverAll(server);

  expect(first.body.answer).toMatchObject({ state: "declined", text: "", media: [], thanks: "Thank you, dear." });
  expect(again.body.answer).toEqual(first.body.answer);
  expect(placed.status).toBe(409);
  expect((await vera.look()).body.answer).toMatchObject({ state: "declined", thanks: "Thank you, dear." });
  expect((await vera.send([], { text: "Once more" })).status).toBe(404);
  expect((await vera.withdraw()).status).toBe(404);
  expect(await storedKeys(server.store)).toEqual([]);
});

test("a part that cannot be read is left out and said, unless it is all there is", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const [vera, bob] = [createDevice(server, token), createDevice(server, token)];
  const noise = Buffer.from("this is neither sound nor photo".repeat(40));

  await vera.send([await vera.show("photo-one", await photo()), await vera.say("sound-one", noise)]);
  await bob.send([await bob.say("sound-one", noise)], { name: "Bob" });
  await deliverAll(server);
  const answers = (await ada.get("/asks/answers")).body.answers;
  await bob.send([await bob.say("sound-two", recordingLike())], { name: "Bob" });
  await deliverAll(server);
  const after = (await ada.get("/asks/answers")).body.answers;

  expect(answers.find(({ name }: { name: string }) => name === "Vera")).toMatchObject({
    lostParts: 1,
    media: [{ type: "Image" }],
  });
  expect(answers.find(({ name }: { name: string }) => name === "Bob")).toMatchObject({ lostParts: 1, media: [] });
  expect(after.find(({ name }: { name: string }) => name === "Bob")).toMatchObject({
    lostParts: 0,
    media: [{ type: "Audio" }],
  });
});
