import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const texts = ["", " ", "x".repeat(10_000), "'; drop table memories; --", "\u202Egnirts", "🌼", "\u0000", "\ud800"];
const others: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  3_000_000_000,
  [],
  {},
  [[]],
  [null],
  { $gt: "" },
  { toString: "x" },
  ["x"],
];
const values: unknown[] = [...texts, ...others];
const fields =
  "memoryTitle memoryDescription monthDescription memoryType media month day isCirca place isCandle size isArchived isQuiet prompt version timelineId yearId _id id restore".split(
    " ",
  );
const strangers = {
  id: "mine",
  userId: "x",
  ownerId: "x",
  authorId: "x",
  author_id: "x",
  accountId: "x",
  vaultId: "x",
  role: "owner",
  plan: "life",
  isAdmin: true,
  verified: true,
  storageUsed: 0,
  createdAt: "1999-01-01T00:00:00.000Z",
  updatedAt: "1999-01-01T00:00:00.000Z",
  deletedAt: null,
  stripeCustomerId: "x",
  happenedOn: 19_000_101,
  hasCandle: true,
};

test("no field of a memory's calls breaks the server, whatever stands in it beside good ones", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { _id } = await ada.write(timeline);
  const good = { memoryTitle: "Good", memoryDescription: "<p>Good.</p>" };
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const broken: string[] = [];

  for (const value of values) {
    const { status, raw } = await ada.post("/timeline/create", { startYear: value });
    if (status >= 500) broken.push(`startYear ${JSON.stringify(value).slice(0, 40)}: ${raw}`);
  }
  for (const field of fields) {
    for (const value of values) {
      const answers = [
        await ada.post("/memories", { ...place, ...good, [field]: value }),
        await ada.put("/memories", { _id, ...good, [field]: value }),
        await ada.post("/memories/move", { id: _id, ...place, [field]: value }),
        await ada.post("/memories/versions/restore", { id: _id, restore: 1, [field]: value }),
      ];
      for (const { status, raw } of answers) {
        if (status >= 500) broken.push(`${field} ${JSON.stringify(value).slice(0, 40)}: ${raw}`);
      }
    }
  }

  expect(broken).toEqual([]);
});

test("no query of a memory's calls breaks the server, with a real year beside it", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline);
  const queries = [
    "",
    " ",
    "x".repeat(201),
    "-1",
    "1e9",
    "0x7",
    "7.5",
    "NaN",
    "null",
    "%00",
    "%F0%9F%8C%BC",
    "'--",
    "true",
  ];
  const names = ["month", "isArchived", "limit", "cursor", "yearId", "id"];
  const broken: string[] = [];

  for (const name of names) {
    for (const text of queries) {
      const search = new URLSearchParams({ yearId: timeline.yearId(1990), month: "7" });
      search.delete(name);
      for (const path of ["/memories", "/memories/look-back", "/memories/details", "/memories/versions"]) {
        const { status, raw } = await ada.get(`${path}?${search.toString()}&${name}=${text}`);
        if (status >= 500) broken.push(`${path} ${name}=${text}: ${raw}`);
      }
    }
  }

  expect(broken).toEqual([]);
});

test("what nobody may set is not set by sending it along", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const plain = await ada.write(timeline);

  const added = await ada.write(timeline, { ...strangers, isArchived: true, isQuiet: true, version: 7, _id: "mine" });
  const changed = await ada.put("/memories", {
    ...strangers,
    _id: plain._id,
    memoryTitle: "Changed",
    timelineId: "elsewhere",
    yearId: "elsewhere",
    year: 2020,
    month: 12,
    monthDescription: "elsewhere",
  });

  expect(added).toEqual({ ...plain, _id: expect.not.stringMatching("mine") });
  expect(changed.body.memory).toEqual({ ...plain, memoryTitle: "Changed", version: 2 });
  expect(await authors(server)).toEqual([ada.accountId, ada.accountId]);
});

test("a body that reaches for a prototype is refused whole", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const good = JSON.stringify({ ...place, memoryTitle: "Polluted", memoryDescription: "<p>x</p>" });
  const pollutions = ['"__proto__":{"isArchived":true}', '"constructor":{"prototype":{"isArchived":true}}'];

  const answers = await Promise.all(
    pollutions.map((pollution) =>
      server.app.inject({
        method: "POST",
        url: "/api/memories",
        headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
        payload: good.replace("{", `{${pollution},`),
      }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect(Reflect.get({}, "isArchived")).toBe(undefined);
});

async function authors({ database: { db } }: TestServer): Promise<(string | null)[]> {
  return (await db.selectFrom("memories").select("author_id").execute()).map((row) => row.author_id);
}
