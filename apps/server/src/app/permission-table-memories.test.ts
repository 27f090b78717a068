import { isDeepStrictEqual } from "node:util";

import { allEndpoints } from "@lane/contract/route-map.ts";
import type { Role } from "@lane/domain/roles.ts";
import { expect } from "vitest";

import { test, type TestHouse } from "#testing/house-test.ts";
import { type ObjectIds, objectCalls } from "#testing/object-calls.ts";
import {
  createWriter,
  join,
  leave,
  plantTimeline,
  setTimeline,
  type TestTimeline,
  type Writer,
} from "#testing/writer.ts";

/** Calls that name nothing of anybody's: they answer about the one who asks, and about nobody else. */
const callsAboutOneself = [
  "GET /auth/verify",
  "POST /auth/logout",
  "POST /auth/logout-everywhere",
  "GET /auth/devices",
  "POST /auth/devices/end",
  "GET /user/details",
  "PUT /user/profile",
  "POST /user/email",
  "POST /user/email/confirm",
  "POST /user/deactivate",
  "POST /user/delete",
  "POST /auth/upload-image",
  "GET /media/items",
  "POST /media/poster",
  "POST /media/retry",
  "GET /user/storage",
  "GET /timeline",
  "POST /timeline/create",
  "GET /memories/search",
  "GET /reflection-prompts/year/:year",
  "POST /reflection-prompts/year/:year/another",
  "PUT /reflection-prompts/year/:year/feeling",
  "GET /reflection-prompts/settings",
  "PUT /reflection-prompts/settings",
  "GET /favourites",
  "PUT /favourites",
  "DELETE /favourites",
  "GET /favourites/quiz",
  "GET /lifeline",
  "GET /lifeline/world",
  "POST /lifeline/hopes",
  "PUT /lifeline/hopes",
  "DELETE /lifeline/hopes",
  "POST /lifeline/posters",
  "GET /makings",
  "GET /books/choices",
  "POST /books/preview",
  "POST /books",
  "POST /archive",
  "GET /archive/calendar",
];

/** Only the one who wished for it knows of it: its own test says so. */
const callsAboutMakings = ["GET /makings/:id", "POST /makings/:id/cancel", "DELETE /makings/:id"];

/** Only the one who brought it knows of it: its own test says so. */
const callsAboutImports = [
  "GET /imports",
  "POST /imports",
  "GET /imports/:importId",
  "PUT /imports/:importId",
  "POST /imports/:importId/read",
  "POST /imports/:importId/start",
  "POST /imports/:importId/stop",
  "POST /imports/:importId/undo",
  "DELETE /imports/:importId",
  "GET /imports/undated",
  "PUT /imports/undated",
  "POST /imports/undated/skip",
  "DELETE /imports/undated",
];

const reading = [
  "GET /memories",
  "GET /memories/details",
  "GET /memories/look-back",
  "GET /memories/versions",
  "POST /memories/:memoryId/pdf",
];
const changing = [
  "PUT /memories",
  "POST /memories/move",
  "POST /memories/archive",
  "POST /memories/versions/restore",
  "DELETE /memories",
];
const everything = Object.keys(objectCalls);

interface Actor {
  readonly on: "personal" | "vault";
  readonly role: Role | "none" | "removed";
  readonly isAuthor?: true;
  /** Everything else that names this memory is 404, as if it were not there. */
  readonly may: readonly string[];
  /** Seen, and refused. */
  readonly mayNot: readonly string[];
}

/** Calls that name a year are answered to every member; what they list is another test's business. */
const ofYears = ["GET /memories", "GET /memories/look-back"];

const actors: Record<string, Actor> = {
  "the owner, of their own memory": { on: "personal", role: "owner", isAuthor: true, may: everything, mayNot: [] },
  "the owner, of a guest's memory": { on: "personal", role: "owner", may: everything, mayNot: [] },
  "a guest, of their own memory": { on: "personal", role: "contributor", isAuthor: true, may: everything, mayNot: [] },
  "a guest, of another's memory": {
    on: "personal",
    role: "contributor",
    may: [...ofYears, "POST /memories"],
    mayNot: [],
  },
  "a viewer": { on: "personal", role: "viewer", may: reading, mayNot: [...changing, "POST /memories"] },
  "a stranger": { on: "personal", role: "none", may: [], mayNot: [] },
  "a guest who was removed, of their own memory": {
    on: "personal",
    role: "removed",
    isAuthor: true,
    may: [],
    mayNot: [],
  },
  "a vault's owner": { on: "vault", role: "owner", may: everything, mayNot: [] },
  "a vault's contributor, of their own memory": {
    on: "vault",
    role: "contributor",
    isAuthor: true,
    may: everything,
    mayNot: [],
  },
  "a vault's contributor, of another's memory": {
    on: "vault",
    role: "contributor",
    may: [...reading, "POST /memories"],
    mayNot: changing,
  },
  "a vault's viewer": { on: "vault", role: "viewer", may: reading, mayNot: [...changing, "POST /memories"] },
  "a vault's stranger": { on: "vault", role: "none", may: [], mayNot: [] },
  "somebody who was removed from a vault": { on: "vault", role: "removed", isAuthor: true, may: [], mayNot: [] },
};

const nowhere: ObjectIds = {
  timelineId: "01890000-0000-7000-8000-000000000001",
  yearId: "01890000-0000-7000-8000-000000000002",
  memoryId: "01890000-0000-7000-8000-000000000003",
};

test("every call of a member stands in the table", () => {
  const guarded = allEndpoints().filter(({ access }) => access === "member");

  const named = [...callsAboutOneself, ...callsAboutImports, ...callsAboutMakings, ...everything].sort();

  expect(guarded.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(named);
});

for (const [name, actor] of Object.entries(actors)) {
  test(`${name}: each call is answered as the table says, and a refused one changes nothing`, async ({ house }) => {
    const scene = await createScene(house, actor);
    const random = await answersTo(scene.person, () => nowhere);

    for (const call of everything) {
      const ids = await scene.makeIds();
      const before = await dump(house);
      const answer = await send(scene.person, call, ids);
      const expected = statusFor(actor, call);

      expect(answer.status, call).toBe(expected);
      const isUnchanged = isDeepStrictEqual(await dump(house), before);
      expect(isUnchanged || expected === 200, call).toBe(true);
      expect(expected === 404 ? answer : random.get(call), call).toEqual(random.get(call));
    }
  });
}

function statusFor({ may, mayNot }: Actor, call: string): number {
  if (may.includes(call)) return 200;
  return mayNot.includes(call) ? 403 : 404;
}

test("a year of one timeline does not open another, and ids of no form at all are not there", async ({ house }) => {
  const ada = await createWriter(house);
  const bob = await createWriter(house);
  const [hers, his] = [await setTimeline(ada), await setTimeline(bob)];
  const mixes: ObjectIds[] = [
    { ...nowhere, timelineId: hers.id, yearId: his.yearId(1990) },
    { ...nowhere, timelineId: his.id, yearId: hers.yearId(1990) },
    { ...nowhere, timelineId: his.id, yearId: his.yearId(1990) },
    ...["x", "%27", "..", "null", "1;drop", "🌼", "x".repeat(100)].map((id) => ({
      timelineId: id,
      yearId: id,
      memoryId: id,
    })),
  ];
  const random = await send(ada, "POST /memories", nowhere);

  for (const ids of mixes) expect(await send(ada, "POST /memories", ids)).toEqual(random);
  for (const ids of mixes.slice(3)) {
    for (const call of everything) expect((await send(ada, call, ids)).status, call).toBe(404);
  }
  expect(await house.database.db.selectFrom("memories").selectAll().execute()).toEqual([]);
});

test("a guest's lists, neighbours and looking back hold only what they wrote; a vault's hold all", async ({
  house,
}) => {
  const ada = await createWriter(house);
  const guest = await createWriter(house);
  const personal = await setTimeline(ada);
  const vault = await plantTimeline(house, "vault", [1990, 1991]);
  await join(house, personal, guest, "contributor");
  await join(house, vault, ada, "owner");
  await join(house, vault, guest, "contributor");
  const seen: unknown[] = [];
  for (const timeline of [personal, vault]) {
    await ada.write(timeline, { memoryTitle: "hers, before", day: 1 });
    const own = await guest.write(timeline, { memoryTitle: "theirs", day: 2 });
    await ada.write(timeline, { memoryTitle: "hers, after", day: 3 });
    const list = await guest.get(`/memories?yearId=${timeline.yearId(1990)}&month=7`);
    const { memory } = (await guest.get(`/memories/details?id=${own._id}`)).body;
    const look = await guest.get(`/memories/look-back?yearId=${timeline.yearId(1991)}&month=7`);
    seen.push([titles(list.body.memories), memory.previous?.title, memory.next?.title, titles(look.body.memories)]);
  }

  const all = ["hers, before", "theirs", "hers, after"];
  expect(seen).toEqual([
    [["theirs"], undefined, undefined, ["theirs"]],
    [all, "hers, before", "hers, after", all],
  ]);
});

/** The actor, and fresh ids for each call: a memory that was changed once, by the actor or by somebody else. */
async function createScene(house: TestHouse, { on, role, isAuthor }: Actor) {
  const owner = await createWriter(house);
  const timeline = on === "personal" ? await setTimeline(owner) : await plantTimeline(house, "vault", [1990]);
  if (on === "vault") await join(house, timeline, owner, "owner");
  const isOwner = role === "owner" && on === "personal";
  const person = isOwner ? owner : await createWriter(house);
  const other = await createWriter(house);
  await join(house, timeline, other, "contributor");
  if (role !== "none" && !isOwner) await join(house, timeline, person, role === "removed" ? "contributor" : role);
  const author = isAuthor ? person : other;

  return {
    person,
    async makeIds(): Promise<ObjectIds> {
      if (role === "removed") await rejoin(house, timeline, person);
      const { _id } = await author.write(timeline);
      await author.put("/memories", { _id, memoryTitle: "Once more" });
      if (role === "removed") await leave(house, timeline, person);
      return { timelineId: timeline.id, yearId: timeline.yearId(1990), memoryId: _id };
    },
  };
}

async function rejoin(house: TestHouse, timeline: TestTimeline, person: Writer): Promise<void> {
  await leave(house, timeline, person);
  await join(house, timeline, person, "contributor");
}

async function answersTo(person: Writer, ids: () => ObjectIds) {
  const answers = new Map<string, Awaited<ReturnType<typeof send>>>();
  for (const call of everything) answers.set(call, await send(person, call, ids()));
  return answers;
}

async function send(person: Writer, call: string, ids: ObjectIds): Promise<{ status: number; body: unknown }> {
  const { method, path, body } = objectCalls[call]?.(ids) ?? { method: "GET", path: "/no-such-call" };
  const answer = await person.send(method, encodeURI(path), body);
  const { requestId: _, ...rest } = answer.body;
  return { status: answer.status, body: rest };
}

async function dump({ database: { db } }: TestHouse): Promise<unknown> {
  return Promise.all(
    (["memories", "memory_versions", "timelines", "memberships"] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
}

function titles(memories: { memoryTitle: string }[]): string[] {
  return memories.map(({ memoryTitle }) => memoryTitle);
}
