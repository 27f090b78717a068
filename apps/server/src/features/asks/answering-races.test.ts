import { expect } from "vitest";

import { askByLink, createAsker, createDevice, receiveAnswer, recordingLike, runJob } from "#testing/asker.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";
import type { TestTimeline } from "#testing/writer.ts";

const words = { memoryTitle: "Sundays", memoryDescription: "<p>Of apples.</p>", month: 4 };

function placing(answerId: string, timeline: TestTimeline) {
  return { answerId, timelineId: timeline.id, yearId: timeline.yearId(1991), ...words };
}

async function countOf(
  { database: { db } }: TestServer,
  table: "memories" | "files" | "ask_answers" | "ask_answer_pieces",
) {
  const { count } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test("the same piece twice at once is one piece, without a blob left over", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);

  const bytes = recordingLike();
  const answers = await Promise.all([1, 2, 3, 4].map(() => vera.piece("sound-one", 0, bytes)));
  const later = await vera.piece("sound-one", 0, recordingLike());

  expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await countOf(server, "ask_answers")).toBe(1);
  expect(await countOf(server, "ask_answer_pieces")).toBe(1);
  expect(await storedKeys(server.store)).toHaveLength(1);
});

test("an answer that is sent twice at once is one answer, whose files are made once", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const part = await vera.say("sound-one", recordingLike());

  const sent = await Promise.all([1, 2, 3].map(() => vera.send([part], { text: "Of apples." })));
  const jobs = await server.database.db
    .selectFrom("jobs")
    .select("name")
    .where("name", "=", "asks.receive-answer")
    .execute();
  const receive = server.jobs.handlers.find(({ job }) => job.name === "asks.receive-answer");
  const [row] = await server.database.db.selectFrom("ask_answers").select("id").execute();
  const payload = { answerId: row?.id ?? "", accountId: ada.accountId };
  const run = () => receive?.run(payload, { signal: new AbortController().signal });
  await Promise.all([run(), run(), run()]);
  await deliverAll(server);

  expect(sent.map(({ body }) => body.missing)).toEqual([[], [], []]);
  expect(jobs).toHaveLength(1);
  expect((await ada.get("/asks/answers")).body.answers).toMatchObject([{ media: [{ type: "Audio" }] }]);
  expect(await countOf(server, "files")).toBe(1);
  // The file, and the two pieces that a change of the answer would need.
  expect(await storedKeys(server.store)).toHaveLength(3);
});

test("an answer that is placed twice at once, or once more later, is one memory", async ({ server }) => {
  const { ada, timeline } = await createAsker(server);
  const { token } = await askByLink(ada);
  const answer = await receiveAnswer(server, ada, createDevice(server, token));

  const placed = await Promise.all([1, 2, 3].map(() => ada.post("/asks/answers/place", placing(answer.id, timeline))));
  const later = await ada.post("/asks/answers/place", placing(answer.id, timeline), { "idempotency-key": "once-more" });

  expect([...placed, later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set([...placed, later].map(({ body }) => body.memoryId)).size).toBe(1);
  expect(await countOf(server, "memories")).toBe(1);
});

test("withdrawn and placed at once, an answer is one of the two and never both", async ({ server }) => {
  const { ada, timeline } = await createAsker(server);
  for (let round = 0; round < 4; round += 1) {
    const { token } = await askByLink(ada);
    const vera = createDevice(server, token);
    const answer = await receiveAnswer(server, ada, vera);
    const before = await countOf(server, "memories");
    const place = () => ada.post("/asks/answers/place", placing(answer.id, timeline));

    const [placed, withdrawn] =
      round % 2 === 0
        ? await Promise.all([place(), vera.withdraw()])
        : await Promise.all([vera.withdraw(), place()]).then(([one, other]) => [other, one] as const);

    expect([placed.status, withdrawn.status].toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await countOf(server, "memories")).toBe(before + (placed.status === 200 ? 1 : 0));
    expect((await vera.look()).body.answer?.state ?? "withdrawn").toBe(
      placed.status === 200 ? "accepted" : "withdrawn",
    );
  }
});

test("what is changed while it is being received is received as it is then", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  const [one, two] = [await vera.say("sound-one", recordingLike()), await vera.say("sound-two", recordingLike())];
  await vera.send([one, two]);
  const [row] = await server.database.db.selectFrom("ask_answers").select("id").execute();
  const receive = server.jobs.handlers.find(({ job }) => job.name === "asks.receive-answer");
  const payload = { answerId: row?.id ?? "", accountId: ada.accountId };

  await Promise.all([
    receive?.run(payload, { signal: new AbortController().signal }),
    vera.send([two], { text: "Only this." }),
  ]);
  await deliverAll(server);

  expect((await ada.get("/asks/answers")).body.answers).toMatchObject([
    { text: "Only this.", media: [{ type: "Audio" }] },
  ]);
  expect(await countOf(server, "files")).toBe(1);
  expect(await storedKeys(server.store)).toHaveLength(3);
});

test("an answer whose job was given up is queued once more", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const vera = createDevice(server, token);
  await vera.send([await vera.say("sound-one", recordingLike())]);
  await server.database.db.deleteFrom("jobs").execute();

  await runJob(server, "asks.receive-waiting");
  const early = await server.database.db.selectFrom("jobs").select("name").execute();
  server.clock.advance(61 * 60_000);
  await runJob(server, "asks.receive-waiting");
  await runJob(server, "asks.receive-waiting");
  await deliverAll(server);

  expect(early).toEqual([]);
  expect(await countOf(server, "files")).toBe(1);
});
