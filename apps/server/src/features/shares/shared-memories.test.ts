import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createSharer, shareByLink, visit } from "#testing/sharer.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

test("answers reach the owner, twenty at most, and only where they are wanted", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { token } = await shareByLink(ada, [memory._id]);
  const closed = await shareByLink(ada, [memory._id], { allowsAnswers: false });

  const refused = await visit(server, "answer", { token: closed.token, name: "Vera", text: "I was there" });
  const sent: number[] = [];
  for (let count = 0; count < 22; count += 1) {
    server.clock.advance(13_000);
    sent.push((await visit(server, "answer", { token, name: "Vera", text: `Line ${count}\n<b>x</b>` })).status);
  }
  const { answers } = (await ada.get("/shares/answers")).body;
  await ada.post("/shares/answers/read", { ids: [answers[0].id] });
  await ada.delete("/shares/answers", { id: answers[1].id });
  const after = (await ada.get("/shares/answers")).body.answers;

  expect(refused.status).toBe(404);
  expect(sent.filter((status) => status === 200)).toHaveLength(20);
  expect(sent.slice(20)).toEqual([429, 429]);
  expect(answers[0]).toMatchObject({
    name: "Vera",
    text: "Line 19\n<b>x</b>",
    memoryTitle: "Summer concert",
    isUnread: true,
  });
  expect(after).toHaveLength(19);
  expect(after[0].isUnread).toBe(false);
});

test("an answer that is sent twice at once is kept once", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const { token } = await shareByLink(ada, [memory._id]);

  const sent = await Promise.all([1, 2, 3].map(() => visit(server, "answer", { token, name: "Vera", text: "Yes" })));
  await visit(server, "answer", { token, name: "Vera", text: "Yes, and it rained" });

  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { answers } = (await ada.get("/shares/answers")).body;
  expect(answers.map(({ text }: { text: string }) => text)).toEqual(["Yes, and it rained", "Yes"]);
});

test("nobody reads, marks or deletes another member's answers", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);
  const { token } = await shareByLink(ada, [memory._id]);
  await visit(server, "answer", { token, name: "Vera", text: "Yes" });
  const [answer] = (await ada.get("/shares/answers")).body.answers;

  expect((await bob.get("/shares/answers")).body.answers).toEqual([]);
  await bob.post("/shares/answers/read", { ids: [answer.id] });
  expect((await bob.delete("/shares/answers", { id: answer.id })).status).toBe(404);
  expect((await ada.get("/shares/answers")).body.answers).toMatchObject([{ isUnread: true }]);
});

test("a copy is kept where its owner allows it, and stays when the share ends", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const his = await setTimeline(bob);
  const memory = await ada.write(timeline, { memoryType: "Flower", day: 3 });
  const email = bob.email;
  const [without, withIt] = await Promise.all(
    [false, true].map((allowsCopies) =>
      ada.post("/shares", { kind: "person", email, memoryIds: [memory._id], allowsCopies }),
    ),
  );
  const copy = (shareId: string) => bob.post("/shared-memories/copy", { shareId, memoryId: memory._id });

  const refused = await copy(without?.body.share.id);
  const kept = await copy(withIt?.body.share.id);
  await ada.post("/shares/stop", { id: withIt?.body.share.id });

  expect(refused.status).toBe(404);
  expect(kept.body).toMatchObject({ year: 1990, month: 7 });
  const { memory: own } = (await bob.get(`/memories/details?id=${kept.body.memoryId}`)).body;
  expect(own).toMatchObject({ memoryTitle: "Summer concert", memoryType: "Flower", day: 3, timelineId: his.id });
});

test("one may share so often a day, and with so many addresses", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const memory = await ada.write(timeline);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const email = `friend-${count}@example.com`;
    statuses.push((await ada.post("/shares", { kind: "person", email, memoryIds: [memory._id] })).status);
    server.clock.advance(5000);
  }
  const self = await ada.post("/shares", { kind: "person", email: ada.email, memoryIds: [memory._id] });

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(self).toMatchObject({ status: 400, body: { message: "This is your own address" } });
});

test("what is hidden stays hidden until it is shown again", async ({ server }) => {
  const { ada, timeline } = await createSharer(server);
  const bob = await createWriter(server);
  const memory = await ada.write(timeline);
  await ada.post("/shares", { kind: "person", email: bob.email, memoryIds: [memory._id] });
  const [{ id: shareId }] = (await bob.get("/shared-memories")).body.shares;
  const isHidden = async () => (await bob.get("/shared-memories")).body.shares[0].isHidden;

  await bob.post("/shared-memories/hide", { shareId, isHidden: true });
  const hidden = await isHidden();
  await bob.post("/shared-memories/hide", { shareId, isHidden: false });

  expect([hidden, await isHidden()]).toEqual([true, false]);
});
