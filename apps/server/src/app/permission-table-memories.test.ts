import { isDeepStrictEqual } from "node:util";

import { allEndpoints } from "@lane/contract/route-map.ts";
import { expect } from "vitest";

import { askCalls, callsAboutOwnAsks } from "#testing/ask-table.ts";
import { type ObjectIds, objectCalls } from "#testing/object-calls.ts";
import {
  type Actor,
  actors,
  callsAboutImports,
  callsAboutExports,
  callsAboutOrders,
  callsAboutOwnAccount,
  everything,
  statusFor,
} from "#testing/permission-table.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { callsAboutOwnShares, shareCalls } from "#testing/share-table.ts";
import { transcriptCalls } from "#testing/transcript-table.ts";
import {
  createWriter,
  join,
  leave,
  plantTimeline,
  setTimeline,
  type TestTimeline,
  type Writer,
} from "#testing/writer.ts";

const nowhere: ObjectIds = {
  timelineId: "01890000-0000-7000-8000-000000000001",
  yearId: "01890000-0000-7000-8000-000000000002",
  memoryId: "01890000-0000-7000-8000-000000000003",
};

test("every call of a member stands in the table", () => {
  const guarded = allEndpoints().filter(({ access }) => access === "member");

  const named = [
    ...callsAboutOwnAccount,
    ...callsAboutImports,
    ...callsAboutExports,
    ...callsAboutOrders,
    ...callsAboutOwnShares,
    ...Object.keys(transcriptCalls),
    ...Object.keys(shareCalls).filter((call) => shareCalls[call]?.of !== "visitor"),
    ...callsAboutOwnAsks,
    ...Object.keys(askCalls).filter((call) => askCalls[call]?.of === "owner"),
    ...everything,
  ].sort();

  expect(guarded.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(named);
});

for (const [name, actor] of Object.entries(actors)) {
  test(`${name}: each call is answered as the table says, and a refused one changes nothing`, async ({ server }) => {
    const scene = await createScene(server, actor);

    for (const call of everything) {
      const ids = await scene.makeIds();
      const before = await dump(server);
      const answer = await send(scene.person, call, ids);
      const expected = statusFor(actor, call);

      expect(answer.status, call).toBe(expected);
      const isUnchanged = isDeepStrictEqual(await dump(server), before);
      expect(isUnchanged || expected === 200, call).toBe(true);
      const toNowhere = expected === 404 ? await send(scene.person, call, nowhere) : answer;
      expect(answer, call).toEqual(toNowhere);
    }
  });
}

test("a year of one timeline does not open another, and ids of no form at all are not there", async ({ server }) => {
  const ada = await createWriter(server);
  const bob = await createWriter(server);
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
  expect(await server.database.db.selectFrom("memories").selectAll().execute()).toEqual([]);
});

test("a guest's lists, neighbours and looking back hold only what they wrote; a vault's hold all", async ({
  server,
}) => {
  const ada = await createWriter(server);
  const guest = await createWriter(server);
  const personal = await setTimeline(ada);
  const vault = await plantTimeline(server, "vault", [1990, 1991]);
  await join(server, personal, guest, "contributor");
  await join(server, vault, ada, "owner");
  await join(server, vault, guest, "contributor");
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

/** The actor, and fresh ids for each call: a memory that was changed once, by the actor or by another member. */
async function createScene(server: TestServer, { on, role, isAuthor }: Actor) {
  const owner = await createWriter(server);
  const timeline = on === "personal" ? await setTimeline(owner) : await plantTimeline(server, "vault", [1990]);
  if (on === "vault") await join(server, timeline, owner, "owner");
  const isOwner = role === "owner" && on === "personal";
  const person = isOwner ? owner : await createWriter(server);
  const other = await createWriter(server);
  await join(server, timeline, other, "contributor");
  if (role !== "none" && !isOwner) await join(server, timeline, person, role === "removed" ? "contributor" : role);
  const author = isAuthor ? person : other;

  return {
    person,
    async makeIds(): Promise<ObjectIds> {
      if (role === "removed") await rejoin(server, timeline, person);
      const { _id } = await author.write(timeline);
      await author.put("/memories", { _id, memoryTitle: "Once more" });
      if (role === "removed") await leave(server, timeline, person);
      return { timelineId: timeline.id, yearId: timeline.yearId(1990), memoryId: _id };
    },
  };
}

async function rejoin(server: TestServer, timeline: TestTimeline, person: Writer): Promise<void> {
  await leave(server, timeline, person);
  await join(server, timeline, person, "contributor");
}

async function send(person: Writer, call: string, ids: ObjectIds): Promise<{ status: number; body: unknown }> {
  const { method, path, body } = objectCalls[call]?.(ids) ?? { method: "GET", path: "/no-such-call" };
  const answer = await person.send(method, encodeURI(path), body);
  const { requestId: _, ...rest } = answer.body;
  return { status: answer.status, body: rest };
}

async function dump({ database: { db } }: TestServer): Promise<unknown> {
  return Promise.all(
    (["memories", "memory_versions", "timelines", "memberships"] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
}

function titles(memories: { memoryTitle: string }[]): string[] {
  return memories.map(({ memoryTitle }) => memoryTitle);
}
