import sharp from "sharp";
import { expect } from "vitest";

import { createPayer, leaveTimeline, messageOf, titlesOf, welcomeGuest } from "#testing/family.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, endAddOns, setTimeline } from "#testing/writer.ts";

/** Ada with her guest Cara, who has written something with a picture. */
async function createGuest(server: TestServer) {
  const [ada, cara] = [await createPayer(server), await createWriter(server)];
  await server.services.accounts.change(cara.accountId, { firstName: "Cara" });
  const timeline = await setTimeline(ada);
  const written = await welcomeGuest(ada, timeline, cara);
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  const s3id = await createTus(server, cara).upload(bytes);
  await deliverAll(server);
  const { _id: memoryId } = await cara.write(written, { memoryTitle: "The pond", media: [{ s3id, caption: "Us" }] });
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1991), month: 3 };
  return { ada, cara, timeline, written, memoryId, place };
}

type Offer = { memory: { memoryTitle: string }; state: string; isUnread: boolean; name: string };
const shortOf = ({ offers }: { offers: Offer[] }) =>
  offers.map(({ memory, state, isUnread, name }) => [memory.memoryTitle, state, isUnread, name]);

test("a host sees what a guest wrote once it is offered, and by accepting has a copy of their own", async ({
  server,
}) => {
  const { ada, cara, timeline, written, memoryId, place } = await createGuest(server);
  const accept = () => ada.post("/offers/accept", { memoryId, ...place });

  expect((await ada.get("/offers")).body.offers).toEqual([]);
  expect((await accept()).status).toBe(404);
  expect((await cara.post("/offers", { memoryId })).status).toBe(200);
  const { offers } = (await ada.get("/offers")).body;
  expect(shortOf({ offers })).toEqual([["The pond", "waiting", true, "Cara Marsh"]]);
  const [picture] = offers[0].memory.media;
  expect([picture.caption, picture.originalUrl]).toEqual(["Us", null]);
  expect((await server.app.inject(picture.url)).statusCode).toBe(200);
  await ada.post("/offers/read", { memoryIds: [memoryId] });
  expect(shortOf((await ada.get("/offers")).body)[0]?.[2]).toBe(false);

  const { placedMemoryId } = (await accept()).body;

  const { memory } = (await ada.get(`/memories/details?id=${placedMemoryId}`)).body;
  expect(memory).toMatchObject({
    memoryTitle: "The pond",
    toldBy: "Cara",
    year: 1991,
    month: 3,
    media: [{ caption: "Us" }],
  });
  expect(memory.media[0].originalUrl).not.toBeNull();
  expect((await server.app.inject(picture.url)).statusCode).toBe(404);
  expect(shortOf((await cara.get(`/offers/own?timelineId=${written.id}`)).body)).toEqual([
    ["The pond", "accepted", true, "Ada Marsh"],
  ]);
  await cara.put("/memories", { _id: memoryId, memoryTitle: "Changed later" });
  expect(shortOf((await ada.get("/offers")).body)).toEqual([["The pond", "accepted", false, "Cara Marsh"]]);
  expect(await titlesOf(cara, written)).toEqual(["Changed later"]);
  expect((await accept()).status).toBe(404);
  expect((await cara.post("/offers", { memoryId })).status).toBe(409);
  await leaveTimeline(cara, written);
  expect((await ada.get(`/memories/details?id=${placedMemoryId}`)).status).toBe(200);
  expect(await titlesOf(ada, timeline, 1990)).toEqual([]);
});

test("a declined one goes back with a kind word, is not read any more, and may be offered again", async ({
  server,
}) => {
  const { ada, cara, written, memoryId, place } = await createGuest(server);
  await cara.post("/offers", { memoryId });
  const [picture] = (await ada.get("/offers")).body.offers[0].memory.media;

  await ada.post("/offers/decline", { memoryId, words: " Lovely, but it was another pond. " });

  expect((await ada.get("/offers")).body.offers).toEqual([]);
  expect((await server.app.inject(picture.url)).statusCode).toBe(404);
  expect((await ada.post("/offers/accept", { memoryId, ...place })).status).toBe(404);
  const { offers } = (await cara.get(`/offers/own?timelineId=${written.id}`)).body;
  expect(offers[0]).toMatchObject({ state: "declined", words: "Lovely, but it was another pond.", isUnread: true });
  await cara.post("/offers", { memoryId });
  expect(shortOf((await ada.get("/offers")).body)).toEqual([["The pond", "waiting", true, "Cara Marsh"]]);
});

test("a guest takes back what waits, and nobody else does; an answer stands", async ({ server }) => {
  const { ada, cara, written, memoryId, place } = await createGuest(server);
  const stranger = await createWriter(server);
  const takeBack = (who: typeof ada) => who.post("/offers/withdraw", { memoryId });
  expect((await takeBack(cara)).status).toBe(404);
  await cara.post("/offers", { memoryId });
  const [picture] = (await ada.get("/offers")).body.offers[0].memory.media;
  expect([(await takeBack(ada)).status, (await takeBack(stranger)).status]).toEqual([404, 404]);

  expect((await takeBack(cara)).status).toBe(200);

  expect((await ada.get("/offers")).body.offers).toEqual([]);
  expect((await cara.get(`/offers/own?timelineId=${written.id}`)).body.offers).toEqual([]);
  expect((await server.app.inject(picture.url)).statusCode).toBe(404);
  expect((await ada.post("/offers/accept", { memoryId, ...place })).status).toBe(404);
  await cara.post("/offers", { memoryId });
  expect((await ada.post("/offers/accept", { memoryId, ...place })).status).toBe(200);
  expect((await takeBack(cara)).status).toBe(404);
});

test("only a guest offers, only the host answers, and only to the host's own timeline", async ({ server }) => {
  const { ada, cara, timeline, memoryId, place } = await createGuest(server);
  const eve = await createPayer(server);
  const hers = await setTimeline(eve);
  const own = await ada.write(timeline);
  await cara.post("/offers", { memoryId });

  const refused = [
    await ada.post("/offers", { memoryId: own._id }),
    await ada.post("/offers", { memoryId }),
    await eve.post("/offers", { memoryId }),
    await eve.post("/offers/accept", { memoryId, ...place }),
    await eve.post("/offers/accept", { memoryId, timelineId: hers.id, yearId: hers.yearId(1991), month: 3 }),
    await eve.post("/offers/decline", { memoryId }),
    await cara.post("/offers/accept", { memoryId, ...place }),
    await ada.post("/offers/accept", { memoryId, timelineId: hers.id, yearId: hers.yearId(1991), month: 3 }),
  ];

  expect(new Set(refused.map((answer) => messageOf(answer).join(" ")))).toEqual(new Set(["404 We can't find this"]));
  await eve.post("/offers/read", { memoryIds: [memoryId] });
  expect(shortOf((await ada.get("/offers")).body)[0]?.[2]).toBe(true);
});

test("without the add-on nothing new is written or offered, and what waits is still answered", async ({ server }) => {
  const { ada, cara, written, memoryId, place } = await createGuest(server);
  const other = await cara.write(written, { memoryTitle: "Another" });
  await cara.post("/offers", { memoryId });
  await endAddOns(server, ada);

  const add = {
    timelineId: written.id,
    yearId: written.yearId(1990),
    month: 7,
    memoryTitle: "x",
    memoryDescription: "<p>x</p>",
  };
  expect((await cara.post("/offers", { memoryId: other._id })).status).toBe(403);
  expect((await cara.post("/memories", add)).status).toBe(403);
  expect((await ada.post("/offers/accept", { memoryId, ...place })).status).toBe(200);
});

test("accepted and declined at once, one answer holds, and there is one copy at most", async ({ server }) => {
  const { ada, cara, memoryId, place } = await createGuest(server);
  await cara.post("/offers", { memoryId });

  const answers = await Promise.all([
    ada.post("/offers/accept", { memoryId, ...place }),
    ada.post("/offers/accept", { memoryId, ...place }),
    ada.post("/offers/decline", { memoryId }),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const copies = await server.database.db.selectFrom("memories").select("id").where("told_by", "=", "Cara").execute();
  expect(copies).toHaveLength(answers[2]?.status === 200 ? 0 : 1);
});
