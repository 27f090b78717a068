import sharp from "sharp";
import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";
import { createWriter, join, plantVault, setTimeline } from "#testing/writer.ts";

test("a life lies on the rope in the order it happened, with what is archived left out", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { year: 1992, memoryTitle: "Later", memoryType: "Stone", size: "large" });
  await ada.write(timeline, { year: 1990, memoryTitle: "First", day: 3, memoryType: "Flower" });
  await ada.write(timeline, { year: 1990, memoryTitle: "A loss", isCandle: true });
  const gone = await ada.write(timeline, { year: 1991, memoryTitle: "Put away" });
  await ada.post("/memories/archive", { id: gone._id });
  await ada.put("/favourites", { year: 1991, category: "snack", text: "Liquorice" });
  await ada.put("/favourites", { year: 1991, category: "song", text: "Our tune" });
  await ada.put("/favourites", { year: 1993, category: "song", reason: "forgotten" });

  const { status, body } = await ada.get("/lifeline");

  expect(status).toBe(200);
  expect(body.lifeline.memories).toEqual([
    expect.objectContaining({ title: "First", year: 1990, month: 7, day: 3, mark: "Flower", isCandle: false }),
    expect.objectContaining({ title: "A loss", day: null, mark: null, isCandle: true, size: "medium" }),
    expect.objectContaining({ title: "Later", year: 1992, mark: "Stone", size: "large" }),
  ]);
  expect(body.lifeline.favourites).toEqual([{ year: 1991, titles: ["Our tune", "Liquorice"] }]);
  expect(body.lifeline.person).toEqual({
    name: expect.any(String),
    place: expect.any(String),
    born: expect.any(String),
  });
});

test("a memory says whether it has a photo or film, also one in preparation, and not one that failed", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const tus = createTus(server, ada);
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  const states = ["ready", "preparing", "failed"] as const;
  for (const [at, state] of states.entries()) {
    const id = await tus.upload(photo, { name: `${state}.jpg` });
    await server.database.db.updateTable("files").set({ state }).where("id", "=", id).execute();
    await ada.write(timeline, { year: 1990 + at, memoryTitle: state, media: [{ s3id: id }] });
  }
  await ada.write(timeline, { year: 1993, memoryTitle: "Without" });

  const { body } = await ada.get("/lifeline");

  expect(body.lifeline.memories.map(({ hasPicture }: { hasPicture: boolean }) => hasPicture)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a mark, a candle and a size are set with a version or without, and take nothing else along", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const memory = await ada.write(timeline, { memoryType: "Flower" });

  const sized = await ada.put("/memories", { _id: memory._id, size: "small" });
  const lit = await ada.put("/memories", { _id: memory._id, version: 2, isCandle: true });
  const stale = await ada.put("/memories", { _id: memory._id, version: 1, size: "large" });

  expect(sized.body.memory).toMatchObject({ size: "small", isCandle: false, memoryType: "Flower", version: 2 });
  expect(lit.body.memory).toMatchObject({ size: "small", isCandle: true, memoryType: "Flower", version: 3 });
  expect(stale.status).toBe(409);
  expect((await ada.get(`/memories/versions?id=${memory._id}`)).body.versions).toEqual([]);
  expect((await ada.put("/memories", { _id: memory._id, size: "huge" })).status).toBe(400);
});

test("hopes are one's own: laid down, said otherwise, taken away, and nobody else knows of them", async ({
  server,
}) => {
  const [ada, bob] = [await createWriter(server), await createWriter(server)];
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, bob, "viewer");

  const added = await ada.post("/lifeline/hopes", { text: "  See the sea again " });
  const { id } = added.body.hope;
  const changed = await ada.put("/lifeline/hopes", { id, size: "large" });
  const strange = await bob.put("/lifeline/hopes", { id, text: "Mine" });
  await bob.delete(`/lifeline/hopes?id=${id}`);

  expect(changed.body.hope).toEqual({ id, text: "See the sea again", size: "large" });
  expect(strange.status).toBe(404);
  expect((await bob.get("/lifeline")).body.lifeline).toMatchObject({ memories: [], hopes: [] });
  expect((await ada.get("/lifeline")).body.lifeline.hopes).toEqual([changed.body.hope]);
  await ada.delete(`/lifeline/hopes?id=${id}`);
  expect((await ada.get("/lifeline")).body.lifeline.hopes).toEqual([]);
});

test("there is room for so many hopes and no more, also for several at the same moment", async ({ server }) => {
  const ada = await createWriter(server);
  await server.database.db
    .insertInto("hopes")
    .values(
      Array.from({ length: 22 }, (_, at) => ({
        id: `hope-${at}`,
        account_id: ada.accountId,
        text: "One more",
        size: "small" as const,
        created_at: 0,
      })),
    )
    .execute();

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => ada.post("/lifeline/hopes", { text: `And another ${at}` })),
  );

  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([2, 6]);
  expect((await ada.get("/lifeline")).body.lifeline.hopes).toHaveLength(24);
});

test("a life that has not changed is not sent again, and kept by no cache", async ({ server }) => {
  const ada = await createWriter(server);
  const asked = (mark?: string) =>
    server.app.inject({
      url: "/api/lifeline",
      headers: { authorization: `Bearer ${ada.token}`, ...(mark === undefined ? {} : { "if-none-match": mark }) },
    });
  const first = await asked();
  const mark = String(first.headers.etag);

  const again = await asked(`"of another time", ${mark}`);
  await ada.post("/lifeline/hopes", { text: "See the sea again" });
  const changed = await asked(mark);

  expect(mark).toMatch(/^W\/"[\w-]{32}"$/);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", mark]);
  expect([changed.statusCode, changed.headers.etag === mark]).toEqual([200, false]);
  for (const { headers } of [first, again, changed]) expect(headers["cache-control"]).toBe("no-store");
});

test("the world says one thing a year, and nothing of years to come", async ({ server }) => {
  const ada = await createWriter(server);

  const { body } = await ada.get("/lifeline/world?from=1985&to=2200");
  const years = body.events.map(({ year }: { year: number }) => year);

  expect(new Set(years).size).toBe(years.length);
  expect(years[0]).toBe(1985);
  expect(years.at(-1)).toBeLessThanOrEqual(2026);
  expect(body.events).toEqual((await ada.get("/lifeline/world?from=1985&to=2200")).body.events);
});

test("with an account go its hopes", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.post("/lifeline/hopes", { text: "Stay" });

  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  expect(await server.database.db.selectFrom("hopes").selectAll().execute()).toEqual([]);
});

test("the same wish for a poster is one poster, and a wish needs a size and a title", async ({ server }) => {
  const ada = await createWriter(server);
  const wish = { key: "poster-wish-1", size: "A3", withStones: false, title: "My life" };

  const [first, again] = [await ada.post("/lifeline/posters", wish), await ada.post("/lifeline/posters", wish)];

  expect(first.body.making).toMatchObject({ kind: "poster", title: "My life" });
  expect(again.body.making.id).toBe(first.body.making.id);
  expect((await ada.post("/lifeline/posters", { ...wish, size: "A1" })).status).toBe(400);
  expect((await ada.post("/lifeline/posters", { ...wish, title: " " })).status).toBe(400);
});
