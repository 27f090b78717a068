import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "vitest";

import { test as base } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

const table = readFileSync(join(import.meta.dirname, "../../../../docs/limits.md"), "utf8");
const gigabyte = 1024 ** 3;
/** Small, so that a test can make as many calls as are allowed. */
const callsAllowed = 60;

interface Limit {
  /** The first number in the column. */
  readonly most: number;
  readonly answer: number;
}

/** A row of the documented limits. */
function documented(what: string): Limit {
  const row = table.split("\n").find((line) => line.startsWith(`| ${what} `));
  const [, , most = "", answer = ""] = row?.split("|") ?? [];
  return { most: Number(/[\d,]+/.exec(most)?.[0].replaceAll(",", "")), answer: Number(answer) };
}

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({ settings: async ({}, use) => use({}) });
const hurried = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ REQUESTS_PER_MINUTE: String(callsAllowed) }),
});

test("a page has at most as many memories as documented", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { most, answer } = documented("Memories in one page");
  const page = (limit: number) => ada.get(`/memories?yearId=${timeline.yearId(1990)}&month=7&limit=${limit}`);

  expect([(await page(most)).status, (await page(most + 1)).status]).toEqual([200, answer]);
});

test.for([
  ["A memory's title", (most: number) => ({ memoryTitle: "a".repeat(most) })],
  ["A memory's text, as HTML, sent", (most: number) => ({ memoryDescription: `<p>${"a".repeat(most - 7)}</p>` })],
  ["The description of a month", (most: number) => ({ monthDescription: "a".repeat(most) })],
] as const)("%s is as long as documented, and no longer", async ([what, wordsOf], { server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { most, answer } = documented(what);
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const write = (change: object) =>
    ada.post("/memories", { ...place, memoryTitle: "Rain", memoryDescription: "<p>It rained.</p>", ...change });

  expect((await write(wordsOf(most))).status).toBe(200);
  expect((await write(wordsOf(most + 1))).status).toBe(answer);
});

test("a memory has at most as many files as documented", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const tus = createTus(server, ada);
  const { most, answer } = documented("Files of one memory");
  const photo = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0", "latin1");
  const media = await Promise.all(Array.from({ length: most }, async () => ({ s3id: await tus.upload(photo) })));
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const words = { memoryTitle: "Rain", memoryDescription: "<p>It rained.</p>" };

  const tooMany = await ada.post("/memories", { ...place, ...words, media: [...media, { s3id: "one more" }] });
  const enough = await ada.post("/memories", { ...place, ...words, media });

  expect([tooMany.status, enough.status]).toEqual([answer, 200]);
});

test("a request is at most as large as documented", async ({ server }) => {
  const ada = await createWriter(server);
  const { most, answer } = documented("A request's body, unless stated otherwise");

  expect((await ada.post("/memories", { memoryTitle: "a".repeat(most) })).status).toBe(answer);
});

test("an account has as much room for files as documented", async ({ server }) => {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  const { most, answer } = documented("Files of one account");
  const film = { name: "walk.mp4", type: "video/mp4" };
  const largest = documented("A video, MP4, MOV, AVI, MKV, WebM, MPEG or 3GP").most * 1024 ** 2;
  const bytes = Array.from({ length: Math.floor((most * gigabyte) / largest) }, () => largest);

  const begun = [];
  for (const size of bytes) begun.push((await tus.create({ bytes: size, ...film })).statusCode);
  const oneMore = await tus.create({ bytes: largest, ...film });

  expect([...begun, oneMore.statusCode]).toEqual([...bytes.map(() => 201), answer]);
});

test("an account may make as many calls in a minute as documented", async ({ server }) => {
  const { most } = documented("Calls of one account, or of one address without one");

  expect(server.config.requestsPerMinute).toBe(most);
});

hurried("who makes more calls than allowed is told when to come back", async ({ server }) => {
  const ada = await createWriter(server);
  const { answer } = documented("Calls of one account, or of one address without one");
  const statuses = [];
  for (let call = 0; call < callsAllowed; call += 1) statuses.push((await ada.get("/auth/verify")).status);
  const refused = await ada.get("/auth/verify");

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(refused.status).toBe(answer);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
