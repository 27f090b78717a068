import type { HomeOverview, MemoryPreview, MonthOverview } from "@lane/contract/overviews.ts";
import type { FileState } from "@lane/domain/stored-files.ts";
import { expect } from "vitest";

import { plantFile } from "#testing/planted-files.ts";
import { plantMemories } from "#testing/planted-memories.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import {
  createWriter,
  join,
  plantGuest,
  plantVault,
  setTimeline,
  type TestTimeline,
  type Writer,
} from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A photo as it is after its preparation, to be sent with a memory. */
async function plantPhoto(server: TestServer, { accountId }: Writer, state: FileState = "ready") {
  return [{ s3id: await plantFile(server, accountId, { state, width: 400, height: 300 }) }];
}

async function readYear(writer: Writer, timeline: TestTimeline, year = 1990): Promise<MonthOverview[]> {
  return (await writer.get(`/timeline/year?yearId=${timeline.yearId(year)}`)).body.months;
}

async function readHome(writer: Writer, month = 7): Promise<HomeOverview> {
  return (await writer.get(`/timeline/home?month=${month}`)).body;
}

/** A day later the token of before is no longer good. */
async function homeOfNewSession({ app, services }: TestServer, { accountId, email }: Writer): Promise<HomeOverview> {
  const { token } = await services.sessions.start({ id: accountId, email }, "Test browser");
  const answer = await app.inject({
    url: "/api/timeline/home?month=7",
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

const titlesOf = (memories: readonly MemoryPreview[]) => memories.map(({ memoryTitle }) => memoryTitle);

test("a month is shown by its first memory with a picture, and by two titles", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { day: 1, memoryTitle: "Words" });
  await ada.write(timeline, { day: 2, memoryTitle: "Broken", media: await plantPhoto(server, ada, "failed") });
  await ada.write(timeline, { day: 3, memoryTitle: "Pictured", media: await plantPhoto(server, ada) });
  await ada.write(timeline, { day: 4, memoryTitle: "Later", media: await plantPhoto(server, ada) });
  await ada.write(timeline, { month: 3, memoryTitle: "March", memoryDescription: "<p>We said <b>nothing</b>.</p>" });
  await ada.write(timeline, { year: 1991, memoryTitle: "Another year" });

  expect(await readYear(ada, timeline)).toMatchObject([
    { month: 3, lead: { memoryTitle: "March", excerpt: "We said nothing.", cover: null }, titles: ["March"] },
    {
      month: 7,
      lead: { memoryTitle: "Pictured", year: 1990, month: 7, day: 3, cover: { type: "Image", width: 400 } },
      titles: ["Pictured", "Words"],
    },
  ]);
});

test("a year of one's own is found by its number, and only there", async ({ server }) => {
  const ada = await createWriter(server);
  const ben = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { month: 3, memoryTitle: "March" });

  const own = await ada.get("/timeline/year?year=1990");
  const refused = [
    await ben.get("/timeline/year?year=1990"),
    await ada.get("/timeline/year?year=1700"),
    await ada.get("/timeline/year?year=soon"),
    await ada.get("/timeline/year?year="),
    await ada.get(`/timeline/year?year=${Number.MAX_SAFE_INTEGER}`),
    await ada.get(`/timeline/year?year=${"1".repeat(10_000)}`),
    await ada.get("/timeline/year"),
    await ada.get(`/timeline/year?year=1990&yearId=${timeline.yearId(1990)}`),
  ];

  expect(own.body.months).toMatchObject([{ month: 3, titles: ["March"] }]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400, 400, 400, 400]);
});

test("only the first memories of a month are looked at, however many it holds", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (let day = 1; day <= 8; day += 1) await ada.write(timeline, { day, memoryTitle: `Day ${day}` });
  await ada.write(timeline, { day: 9, memoryTitle: "Pictured", media: await plantPhoto(server, ada) });

  expect(await readYear(ada, timeline)).toMatchObject([{ lead: { memoryTitle: "Day 1" }, titles: ["Day 1", "Day 2"] }]);
});

test("a year with hundreds of memories in one month still shows the others", async ({ server }) => {
  const ada = await createWriter(server);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  const january = Array.from({ length: 250 }, (_, number) => ({ year: 1990, month: 1, day: 1 + (number % 31) }));

  for (const timeline of [await setTimeline(ada), vault]) {
    await plantMemories(server, ada.accountId, timeline, january);
    await ada.write(timeline, { month: 3, memoryTitle: "March" });
    await ada.write(timeline, { month: 12, memoryTitle: "December" });

    expect(await readYear(ada, timeline)).toMatchObject([
      { month: 1, titles: ["Memory 0", "Memory 31"] },
      { month: 3, titles: ["March"] },
      { month: 12, titles: ["December"] },
    ]);
  }
});

test("what is heavy or quiet does not stand for its month, and an archived memory is not in it", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { month: 1, memoryType: "Stone", media: await plantPhoto(server, ada) });
  await ada.write(timeline, { month: 2, memoryType: "Flower", isCandle: true });
  const quiet = await ada.write(timeline, { month: 3 });
  await ada.put("/memories", { _id: quiet._id, isQuiet: true });
  const archived = await ada.write(timeline, { month: 4 });
  await ada.post("/memories/archive", { id: archived._id });

  expect(await readYear(ada, timeline)).toEqual([1, 2, 3].map((month) => ({ month, lead: null, titles: [] })));
});

test("a guest's year shows only the months they wrote in, and a vault's those of everybody", async ({ server }) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const timeline = await setTimeline(ada);
  const written = await plantGuest(server, { host: ada, timeline, guest }, [1990]);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  await join(server, vault, guest, "contributor");
  for (const [hers, theirs] of [
    [timeline, written],
    [vault, vault],
  ] as const) {
    await ada.write(hers, { month: 1, memoryTitle: "hers" });
    await guest.write(theirs, { month: 2, memoryTitle: "theirs" });
  }

  const months = [await readYear(guest, written), await readYear(guest, vault)];

  expect(months.map((ofYear) => ofYear.map(({ month, titles }) => [month, titles]))).toEqual([
    [[2, ["theirs"]]],
    [
      [1, ["hers"]],
      [2, ["theirs"]],
    ],
  ]);
});

test("home has a question, a flower with a picture, this month in other years, and the newest", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, {
    memoryTitle: "Print",
    memoryType: "Flower",
    month: 5,
    media: await plantPhoto(server, ada),
  });
  await ada.write(timeline, { memoryTitle: "July of 1991", year: 1991 });
  await ada.write(timeline, { memoryTitle: "August", month: 8 });
  await ada.write(timeline, { memoryTitle: "Newest", month: 9 });

  const home = await readHome(ada);

  expect(home.question).toEqual({ year: expect.any(Number), text: expect.stringMatching(/\w/) });
  expect(home.print).toMatchObject({ memoryTitle: "Print", cover: { width: 400 } });
  expect(titlesOf(home.sameMonth)).toEqual(["July of 1991"]);
  expect(titlesOf(home.newest)).toEqual(["Newest", "August"]);
});

test("nothing heavy, quiet or archived is on home, nor a print without a flower", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryType: "Stone", media: await plantPhoto(server, ada) });
  await ada.write(timeline, { memoryType: "Flower", isCandle: true, media: await plantPhoto(server, ada) });
  const hidden = await ada.write(timeline, { memoryType: "Flower", media: await plantPhoto(server, ada) });
  await ada.put("/memories", { _id: hidden._id, isQuiet: true });
  const archived = await ada.write(timeline, { memoryType: "Flower", media: await plantPhoto(server, ada) });
  await ada.post("/memories/archive", { id: archived._id });
  const unmarked = await ada.write(timeline, { month: 8, media: await plantPhoto(server, ada) });

  const home = await readHome(ada);

  expect(home.print).toBeNull();
  expect(home.sameMonth).toEqual([]);
  expect(home.newest.map(({ _id }) => _id)).toEqual([unmarked._id]);
});

test("home is the same all day, and shows another flower on other days", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  for (const year of [1990, 1993, 1996, 1999]) {
    await ada.write(timeline, { year, memoryType: "Flower", media: await plantPhoto(server, ada) });
  }
  const first = await readHome(ada);
  const again = await readHome(ada);
  const others = new Set<number | undefined>();
  for (let day = 0; day < 12; day += 1) {
    server.clock.advance(dayMs);
    others.add((await homeOfNewSession(server, ada)).print?.year);
  }

  expect(again.print?._id).toBe(first.print?._id);
  expect(again.question).toEqual(first.question);
  expect(others.size).toBeGreaterThan(1);
});

test("home of a member without a timeline is empty", async ({ server }) => {
  const home = await readHome(await createWriter(server));

  expect(home).toMatchObject({ question: null, print: null, sameMonth: [], newest: [], asksTopics: false });
});

test("home asks what belongs to a life from the third memory on, until it is answered", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const asked: boolean[] = [];
  const look = async () => void asked.push((await readHome(ada)).asksTopics);

  await ada.write(timeline);
  await ada.write(timeline, { memoryType: "Stone" });
  await look();
  const third = await ada.write(timeline);
  await look();
  await ada.post("/memories/archive", { id: third._id });
  await look();
  await ada.write(timeline);
  await ada.put("/reflection-prompts/settings", { isHeavyWelcome: true });
  await look();
  await ada.put("/reflection-prompts/settings", { topics: [] });
  await look();

  expect(asked).toEqual([false, true, false, true, false]);
});

test("neither a vault nor a guest's years ask for it", async ({ server }) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const written = await plantGuest(server, { host: ada, timeline: await setTimeline(ada), guest }, [1990]);
  const vault = await plantVault(server, [1990]);
  await join(server, vault, ada, "owner");
  for (let count = 0; count < 3; count += 1) {
    await ada.write(vault);
    await guest.write(written);
  }

  const homes = [
    (await ada.get(`/timeline/home?month=7&timelineId=${vault.id}`)).body,
    (await ada.get("/timeline/home?month=7")).body,
    (await guest.get("/timeline/home?month=7")).body,
  ];

  expect(homes.map(({ asksTopics }) => asksTopics)).toEqual([false, false, false]);
});

test("previews come in the order asked for, without those of strangers", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
  const timeline = await setTimeline(ada);
  const one = await ada.write(timeline, { memoryTitle: "One" });
  const two = await ada.write(timeline, { memoryTitle: "Two" });
  const foreign = await bob.write(await setTimeline(bob), { memoryTitle: "Foreign" });

  const { body } = await ada.get(`/memories/previews?ids=${two._id},${foreign._id},nobody,${one._id},${two._id}`);

  expect(titlesOf(body.memories)).toEqual(["Two", "One"]);
});

test("a picture in preparation is the cover where no other is ready", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [failed] = await plantPhoto(server, ada, "failed");
  const [early] = await plantPhoto(server, ada, "preparing");
  const [ready] = await plantPhoto(server, ada);
  const one = await ada.write(timeline, { media: [failed, early] });
  const two = await ada.write(timeline, { media: [failed, early, ready] });

  const { body } = await ada.get(`/memories/previews?ids=${one._id},${two._id}`);

  expect(body.memories).toMatchObject([
    { cover: { s3id: early?.s3id, state: "preparing" } },
    { cover: { s3id: ready?.s3id, state: "ready" } },
  ]);
});
