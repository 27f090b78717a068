import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { plantFile } from "#testing/planted-files.ts";
import { test as plainTest } from "#testing/server-test.ts";
import { createSpeaker, test, testHere } from "#testing/transcript-test.ts";
import { hearing, withStatus } from "#testing/transcription-service.ts";
import { join, plantVault } from "#testing/writer.ts";

const nothing = { offered: "none", service: null, isAutomatic: false, maySend: false };

test("nothing is sent before the member agrees, and then what was asked for", async ({ server, service }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  await deliverAll(server);

  expect(await ada.settings()).toEqual({
    offered: "service",
    service: service.host,
    isAutomatic: false,
    maySend: false,
  });
  expect((await ada.make(fileId)).status).toBe(403);
  expect(service.sent).toEqual([]);

  await ada.choose({ maySend: true });
  const { body } = await ada.make(fileId);
  expect(body.transcript).toEqual({
    fileId,
    state: "waiting",
    progress: null,
    text: "",
    isByMachine: true,
    isOwn: true,
  });
  await deliverAll(server);

  expect(service.sent).toHaveLength(1);
  expect(await ada.list(fileId)).toEqual([
    { fileId, state: "done", progress: null, text: "Oma had een lavendeltuin.", isByMachine: true, isOwn: true },
  ]);
});

test("who agreed and chose so has new recordings written down by themselves, until they take it back", async ({
  server,
  service,
}) => {
  const ada = await createSpeaker(server);
  await ada.choose({ maySend: true, isAutomatic: true });
  const first = await ada.upload();
  await deliverAll(server);
  const { body } = await ada.choose({ maySend: false });
  const second = await ada.upload();
  await deliverAll(server);

  expect((await ada.list(first))[0]).toMatchObject({ state: "done" });
  expect(body.settings).toMatchObject({ isAutomatic: false, maySend: false });
  expect(await ada.list(second)).toEqual([]);
  expect(service.sent).toHaveLength(1);
});

test("an agreement holds for one service, and withdrawn while one waits it is not sent", async ({
  server,
  service,
}) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  await ada.choose({ maySend: true });
  await ada.make(fileId);
  const { db } = server.database;
  await db.updateTable("transcript_settings").set({ sent_to: "other.example" }).execute();

  expect(await ada.settings()).toMatchObject({ maySend: false });
  await deliverAll(server);

  expect(service.sent).toEqual([]);
  expect(await ada.list(fileId)).toEqual([]);
});

test("a person's text is never written over, not even by a machine that is at it", async ({ server, service }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  await ada.choose({ maySend: true });
  await ada.make(fileId);
  service.behave((response, sent) => {
    void ada.correct(fileId, "Oma had a lavender garden.").then(() => hearing("machine")(response, sent));
  });
  await deliverAll(server);

  const written = { state: "done", text: "Oma had a lavender garden.", isByMachine: false };
  expect(await ada.list(fileId)).toMatchObject([written]);
  expect((await ada.make(fileId)).status).toBe(409);
  await deliverAll(server);
  expect(await ada.list(fileId)).toMatchObject([written]);
});

test("a text that is deleted while the machine writes it stays deleted, and can be asked for again", async ({
  server,
  service,
}) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  await ada.choose({ maySend: true });
  await ada.make(fileId);
  service.behave((response, sent) => {
    void ada.delete("/transcripts", { fileId }).then(() => hearing("machine")(response, sent));
  });
  await deliverAll(server);
  expect(await ada.list(fileId)).toEqual([]);

  service.behave(hearing("again"));
  await ada.make(fileId);
  await deliverAll(server);
  expect(await ada.list(fileId)).toMatchObject([{ text: "again" }]);
});

test("what the service refuses has failed, and is written when it is asked for again", async ({ server, service }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  await ada.choose({ maySend: true });
  await ada.make(fileId);
  service.behave(withStatus(400));
  await expect(deliverAll(server)).rejects.toThrow("Cannot be written down");
  expect(await ada.list(fileId)).toMatchObject([{ state: "failed", text: "" }]);

  service.behave(hearing("at last"));
  expect((await ada.make(fileId)).body.transcript).toMatchObject({ state: "waiting" });
  await deliverAll(server);
  expect(await ada.list(fileId)).toMatchObject([{ state: "done", text: "at last" }]);
});

test("the words of a recording find its memory, as long as they are its words", async ({ server }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  await deliverAll(server);
  const before = await ada.write(ada.timeline, { memoryTitle: "Grandmother", media: [{ s3id: fileId }] });
  expect(await ada.find("lavender")).toEqual([]);

  await ada.correct(fileId, "She grew lavender.\nAnd thyme.");
  expect(await ada.find("lavender thyme grand")).toEqual([before._id]);
  const { body } = await ada.get("/memories/search?q=thyme");
  expect(body.memories[0].excerpt).toContainEqual({ text: "thyme", isMatch: true });

  const after = await ada.write(ada.timeline, { memoryTitle: "Later", media: [{ s3id: fileId }] });
  expect(await ada.find("lavender")).toEqual([after._id, before._id]);
  await ada.put("/memories", { _id: before._id, version: 1, media: [] });
  expect(await ada.find("lavender")).toEqual([after._id]);

  await ada.correct(fileId, "She grew roses.");
  expect([await ada.find("lavender"), await ada.find("roses")]).toEqual([[], [after._id]]);
  await ada.delete("/transcripts", { fileId });
  expect(await ada.find("roses")).toEqual([]);
});

test("others read what they may hear, and change nothing", async ({ server }) => {
  const [ada, bob, eve] = [await createSpeaker(server), await createSpeaker(server), await createSpeaker(server)];
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, bob, "viewer");
  const [inVault, shared, own] = [await ada.upload(), await ada.upload(), await ada.upload()];
  await deliverAll(server);
  await ada.write(vault, { media: [{ s3id: inVault }] });
  const memory = await ada.write(ada.timeline, { media: [{ s3id: shared }] });
  const share = { kind: "person", email: bob.email, memoryIds: [memory._id] };
  const { body } = await ada.post("/shares", share);
  for (const fileId of [inVault, shared, own]) await ada.correct(fileId, "Words");

  expect(await bob.list(own, shared, inVault)).toMatchObject([
    { fileId: shared, text: "Words", isOwn: false },
    { fileId: inVault, text: "Words", isOwn: false },
  ]);
  expect(await eve.list(own, shared, inVault)).toEqual([]);
  for (const { status } of [await bob.make(shared), await bob.correct(shared, "x"), await eve.make(own)]) {
    expect(status).toBe(404);
  }
  expect((await bob.delete("/transcripts", { fileId: shared })).status).toBe(404);
  await ada.put("/shares", { id: body.share.id, shows: { sound: false } });
  expect(await bob.list(shared)).toEqual([]);
});

test("a text goes with its recording, and only recordings have one", async ({ server }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();
  const photo = await plantFile(server, ada.accountId);
  await ada.correct(fileId, "Words");

  expect((await ada.correct(photo, "Words")).status).toBe(404);
  expect((await ada.make(photo)).status).toBe(404);
  await server.database.db.deleteFrom("files").where("id", "=", fileId).execute();
  expect(await server.database.db.selectFrom("transcripts").selectAll().execute()).toEqual([]);
});

test("a transcript whose job is gone has failed, and does not look busy for ever", async ({ server }) => {
  const ada = await createSpeaker(server);
  const [lost, live] = [await ada.upload(), await ada.upload()];
  await ada.choose({ maySend: true });
  await ada.make(lost);
  await server.database.db.deleteFrom("jobs").where("name", "=", "transcripts.write").execute();
  await ada.make(live);

  const states = async () => {
    const rows = await server.database.db.selectFrom("transcripts").select(["file_id", "state"]).execute();
    return Object.fromEntries(rows.map(({ file_id: id, state }) => [id === lost ? "lost" : "live", state]));
  };

  await server.services.transcriptWriting.settle();
  expect(await states()).toEqual({ lost: "waiting", live: "waiting" });
  server.clock.advance(2 * 60 * 60 * 1000);
  await server.services.transcriptWriting.settle();
  expect(await states()).toEqual({ lost: "failed", live: "waiting" });
});

testHere("in English, recordings are written down here by themselves", async ({ server }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();

  expect(await ada.settings()).toEqual({ offered: "here", service: null, isAutomatic: true, maySend: false });
  expect((await ada.choose({ maySend: true })).status).toBe(400);
  await deliverAll(server);

  const [{ text, ...rest }] = await ada.list(fileId);
  expect(rest).toEqual({ fileId, state: "done", progress: null, isByMachine: true, isOwn: true });
  expect(text).toMatch(/garden/i);
  await ada.put("/user/profile", { language: "nl" });
  expect(await ada.settings()).toMatchObject({ isAutomatic: false });
  expect((await ada.choose({ isAutomatic: true })).body.settings).toMatchObject({ isAutomatic: true });
});

plainTest("where nothing can write them down, that is said, and people still can", async ({ server }) => {
  const ada = await createSpeaker(server);
  const fileId = await ada.upload();

  expect(server.remarks).toEqual(["Recordings are not transcribed: ffmpeg is not installed."]);
  expect(await ada.settings()).toEqual(nothing);
  const { status, body } = await ada.make(fileId);
  expect([status, body.message]).toEqual([422, "Transcripts aren't available here"]);
  expect((await ada.correct(fileId, "By hand")).body.transcript).toMatchObject({ text: "By hand", isByMachine: false });
});

const switchedOff = plainTest.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ PATH: process.env["PATH"] ?? "", TRANSCRIBE: "off" }),
});

switchedOff("switched off, it is not offered, and nobody is told that something is missing", async ({ server }) => {
  const ada = await createSpeaker(server);

  expect(await ada.settings()).toEqual(nothing);
  expect(server.remarks).toEqual([]);
});
