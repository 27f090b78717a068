import { expect } from "vitest";

import { plantFile } from "#testing/planted-files.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { createWriter, join, plantVault, setTimeline } from "#testing/writer.ts";

const hourMs = 60 * 60 * 1000;

async function fileIds({ database: { db } }: TestServer): Promise<string[]> {
  return (await db.selectFrom("files").select("id").orderBy("id").execute()).map(({ id }) => id);
}

function sent(...ids: string[]): { s3id: string }[] {
  return ids.map((s3id) => ({ s3id }));
}

test.runIf(runsOnce)("files keep their order and say what they are by their own bytes", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const image = await plantFile(server, ada.accountId);
  const video = await plantFile(server, ada.accountId, { contentType: "video/mp4", kind: "Video" });
  const audio = await plantFile(server, ada.accountId, { contentType: "audio/mpeg", kind: "Audio" });

  const memory = await ada.write(timeline, {
    media: [{ s3id: video, type: "Image", url: "https://elsewhere.example/x" }, ...sent(audio, image, video)],
  });
  const { body } = await ada.get(`/memories?yearId=${timeline.yearId(1990)}&month=7`);

  expect(memory.media).toMatchObject([
    { type: "Video", s3id: video, url: expect.stringMatching(`^/api/media/${video}\\?`) },
    { type: "Audio", s3id: audio, url: expect.stringMatching(`^/api/media/${audio}\\?`) },
    { type: "Image", s3id: image, url: expect.stringMatching(`^/api/media/${image}\\?`) },
  ]);
  expect(body.memories[0].media).toEqual(memory.media);
});

test.runIf(runsOnce)("a photo alone is a memory, and one with neither photo nor words is none", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const photo = await plantFile(server, ada.accountId);

  const memory = await ada.write(timeline, { memoryDescription: "", media: sent(photo) });
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const bare = await ada.post("/memories", { ...place, memoryTitle: "Snow", memoryDescription: "", media: [] });

  expect(memory).toMatchObject({ memoryDescription: "", media: [{ s3id: photo }] });
  expect([bare.status, bare.body.statusMessage]).toEqual([400, "Description is required"]);
});

test("a change leaves the files alone, orders them anew, or takes them away, as it is asked", async ({ server }) => {
  const ada = await createWriter(server);
  const [one, two] = [await plantFile(server, ada.accountId), await plantFile(server, ada.accountId)];
  const { _id } = await ada.write(await setTimeline(ada), { media: sent(one, two) });
  const filesAfter = async (change: object): Promise<[string[], number]> => {
    const { body } = await ada.put("/memories", { _id, ...change });
    return [body.memory.media.map(({ s3id }: { s3id: string }) => s3id), body.memory.version];
  };

  expect(await filesAfter({ memoryTitle: "Other" })).toEqual([[one, two], 2]);
  expect(await filesAfter({ media: sent(one, two) })).toEqual([[one, two], 2]);
  expect(await filesAfter({ media: sent(two, one) })).toEqual([[two, one], 3]);
  expect(await filesAfter({ media: sent(one) })).toEqual([[one], 4]);
  expect(await filesAfter({ media: [] })).toEqual([[], 5]);
});

test("every single thing that is changed makes a version, and the same thing said again makes none", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const [one, two] = [await plantFile(server, ada.accountId), await plantFile(server, ada.accountId)];
  const { _id } = await ada.write(await setTimeline(ada), { media: sent(one, two) });
  const changes = [
    { memoryTitle: "Other" },
    { memoryDescription: "<p>Other</p>" },
    { memoryType: "Stone" },
    { isCandle: true },
    { size: "large" },
    { isQuiet: true },
    { isArchived: true },
    { day: 3 },
    { isCirca: true },
    { media: [{ s3id: one, caption: "The boat" }, { s3id: two }] },
    { media: [{ s3id: one, alt: "A blue boat" }, { s3id: two }] },
    { media: [{ s3id: one }, { s3id: two, isCover: true }] },
    { media: sent(two, one) },
  ];

  const versions: number[][] = [];
  for (const change of changes) {
    const answers = [await ada.put("/memories", { _id, ...change }), await ada.put("/memories", { _id, ...change })];
    versions.push(answers.map(({ body }) => body.memory.version));
  }

  expect(versions).toEqual(changes.map((_, index) => [index + 2, index + 2]));
});

test("another person's file, an unknown one and too many are refused", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const { _id } = await ada.write(await setTimeline(ada));
  const foreign = await plantFile(server, bob.accountId);

  const answers = [
    await ada.put("/memories", { _id, media: sent(foreign) }),
    await ada.put("/memories", { _id, media: sent("no-such-file") }),
    await ada.put("/memories", { _id, media: sent(...Array.from({ length: 41 }, () => foreign)) }),
  ];

  expect(answers.map(({ status, body }) => [status, body.statusMessage])).toEqual([
    [400, "We can't find this file"],
    [400, "We can't find this file"],
    [400, "A memory can have at most 40 files"],
  ]);
  expect(await server.database.db.selectFrom("memory_media").selectAll().execute()).toEqual([]);
});

test("the files of a memory are its author's alone to order, whoever owns the vault", async ({ server }) => {
  const ada = await createWriter(server);
  const sister = await createWriter(server);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, sister, "contributor");
  const theirs = await plantFile(server, sister.accountId);
  const own = await plantFile(server, ada.accountId);
  const { _id } = await sister.write(vault, { media: sent(theirs) });

  const refused = await ada.put("/memories", { _id, media: sent(own, theirs) });

  expect([refused.status, refused.body.message]).toEqual([403, "You can read this memory but not change it"]);
  const { memory } = (await ada.get(`/memories/details?id=${_id}`)).body;
  expect(memory.media.map(({ s3id }: { s3id: string }) => s3id)).toEqual([theirs]);
});

test("what is said about a file stays until something else is said", async ({ server }) => {
  const ada = await createWriter(server);
  const [one, two] = [await plantFile(server, ada.accountId), await plantFile(server, ada.accountId)];
  const { _id, media } = await ada.write(await setTimeline(ada), {
    media: [
      { s3id: one, caption: " The pier ", alt: "" },
      { s3id: two, isCover: true },
    ],
  });
  const after = async (...files: object[]) => {
    const { body } = await ada.put("/memories", { _id, media: files });
    const shown: { s3id: string; caption: string; alt: string; isCover: boolean }[] = body.memory.media;
    return [body.memory.version, ...shown.map(({ s3id, caption, alt, isCover }) => [s3id, caption, alt, isCover])];
  };

  expect(media).toMatchObject([
    { caption: "The pier", alt: null, isCover: false },
    { caption: null, alt: null, isCover: true },
  ]);
  expect(await after({ s3id: one }, { s3id: two })).toEqual([
    1,
    [one, "The pier", null, false],
    [two, null, null, true],
  ]);
  expect(
    await after({ s3id: two, caption: "Low tide" }, { s3id: one, caption: null, alt: "A pier", isCover: true }),
  ).toEqual([2, [two, "Low tide", null, false], [one, null, "A pier", true]]);
  expect(await after({ s3id: one, isCover: false })).toEqual([3, [one, null, "A pier", false]]);
  expect((await ada.put("/memories", { _id, media: [{ s3id: one, caption: "x".repeat(501) }] })).status).toBe(400);
});

test("a file goes a day after its memory let go of it, and at once when that was deleted", async ({
  server,
  clock,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [kept, taken, deleted, shared] = [
    await plantFile(server, ada.accountId),
    await plantFile(server, ada.accountId),
    await plantFile(server, ada.accountId),
    await plantFile(server, ada.accountId),
  ];
  const first = await ada.write(timeline, { media: sent(kept, taken, shared) });
  const second = await ada.write(timeline, { media: sent(deleted, shared) });
  const { memoryChanges, fileGarbage } = server.services;
  const viewer = { accountId: ada.accountId, sessionId: "" };

  clock.advance(30 * 24 * hourMs);
  await fileGarbage.sweep();
  const before = await fileIds(server);
  await memoryChanges.update(viewer, { _id: first._id, media: sent(kept, shared) });
  await memoryChanges.remove(viewer, second._id);
  await fileGarbage.sweep();
  const sameDay = await fileIds(server);
  clock.advance(25 * hourMs);
  await fileGarbage.sweep();

  expect(before).toEqual([kept, taken, deleted, shared]);
  expect(sameDay).toEqual([kept, taken, shared]);
  expect(await fileIds(server)).toEqual([kept, shared]);
});

test("a month of thirty memories with files takes as many queries as a month of one", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (let count = 0; count < 30; count += 1) {
    await ada.write(timeline, { media: sent(await plantFile(server, ada.accountId)) });
  }
  const viewer = { accountId: ada.accountId, sessionId: "" };
  const queriesFor = async (limit: number): Promise<number> => {
    let count = 0;
    const { db } = server.database;
    const executor = db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = (query) => {
      count += 1;
      return execute(query);
    };
    await server.services.memories.list(viewer, { yearId: timeline.yearId(1990), month: 7, limit });
    executor.executeQuery = execute;
    return count;
  };

  const few = await queriesFor(1);

  expect(few).toBeGreaterThan(0);
  expect(await queriesFor(30)).toBe(few);
});

test("a neighbour shows its picture, but a stone, a candle or a quiet one only beside another such", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const chosen = await plantFile(server, ada.accountId);
  const bright = await ada.write(timeline, {
    day: 1,
    media: [...sent(await plantFile(server, ada.accountId)), { s3id: chosen, isCover: true }],
  });
  const [one, two, three] = [
    await plantFile(server, ada.accountId),
    await plantFile(server, ada.accountId),
    await plantFile(server, ada.accountId),
  ];
  const stone = await ada.write(timeline, { day: 2, memoryType: "Stone", media: sent(one) });
  const candle = await ada.write(timeline, { day: 3, isCandle: true, media: sent(two) });
  const last = await ada.write(timeline, { day: 4, media: sent(three) });
  await server.database.db.updateTable("files").set({ state: "ready" }).execute();
  const coversBeside = async (id: string): Promise<(string | undefined)[]> => {
    const { previous, next } = (await ada.get(`/memories/details?id=${id}`)).body.memory;
    return [previous?.cover?.s3id, next?.cover?.s3id];
  };

  expect(await coversBeside(bright._id)).toEqual([undefined, undefined]);
  expect(await coversBeside(stone._id)).toEqual([chosen, two]);
  expect(await coversBeside(candle._id)).toEqual([one, three]);
  expect(await coversBeside(last._id)).toEqual([undefined, undefined]);
  await ada.put("/memories", { _id: stone._id, memoryType: "Flower" });
  expect(await coversBeside(bright._id)).toEqual([undefined, one]);
  await ada.put("/memories", { _id: stone._id, isQuiet: true });
  expect(await coversBeside(bright._id)).toEqual([undefined, undefined]);
});
