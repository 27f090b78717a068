import { isDeepStrictEqual } from "node:util";

import { allEndpoints } from "@lane/contract/route-map.ts";
import { expect } from "vitest";

import { askCalls, callsAboutOwnAsks } from "#testing/ask-table.ts";
import { callsAboutOwnFamily, familyCalls } from "#testing/family-table.ts";
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
  plantGuest,
  plantVault,
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
    ...callsAboutOwnFamily,
    ...Object.keys(familyCalls),
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

/** Fresh ids for each call: a memory that was changed once, by the actor or by another. */
interface Scene {
  readonly person: Writer;
  makeIds(): Promise<ObjectIds>;
}

async function createScene(server: TestServer, actor: Actor): Promise<Scene> {
  if (actor.on === "vault") return createVaultScene(server, actor);
  const host = await createWriter(server);
  const guest = await createWriter(server);
  const own = await setTimeline(host);
  const written = await plantGuest(server, { host, timeline: own, guest }, [1990]);
  if (actor.on === "guest's timeline") {
    const person =
      actor.who === "member" ? guest : actor.who === "stranger" ? await anotherGuest(server, host, own) : host;
    return {
      person,
      makeIds: async () => {
        const ids = await writeTwice(guest, written);
        if (actor.who === "host who was offered it") await guest.post("/offers", { memoryId: ids.memoryId });
        return ids;
      },
    };
  }
  const person = actor.role === "owner" ? host : actor.role === undefined ? await createWriter(server) : guest;
  if (actor.who === "invited")
    await invite(host, own, person, { role: "contributor", years: { from: 1990, to: 1991 } });
  return { person, makeIds: () => writeTwice(host, own) };
}

async function anotherGuest(server: TestServer, host: Writer, timeline: TestTimeline): Promise<Writer> {
  const guest = await createWriter(server);
  await plantGuest(server, { host, timeline, guest }, [1990]);
  return guest;
}

async function createVaultScene(server: TestServer, { who, role = "contributor", isAuthor }: Actor): Promise<Scene> {
  const [owner, other, person] = [await createWriter(server), await createWriter(server), await createWriter(server)];
  const vault = await plantVault(server, [1990]);
  await join(server, vault, owner, "owner");
  await join(server, vault, other, "contributor");
  if (who === "member") await join(server, vault, person, role);
  if (who === "invited") await invite(owner, vault, person, { role: "contributor" });
  return {
    person,
    async makeIds() {
      if (who !== "removed" && who !== "left") return writeTwice(isAuthor ? person : other, vault);
      await join(server, vault, person, "contributor");
      const ids = await writeTwice(person, vault);
      const timelineId = vault.id;
      if (who === "left") await person.post("/memberships/leave", { timelineId });
      else await owner.post("/memberships/remove", { timelineId, accountId: person.accountId });
      return ids;
    },
  };
}

async function invite(owner: Writer, timeline: TestTimeline, person: Writer, wish: object): Promise<void> {
  const sent = await owner.post("/invitations", { timelineId: timeline.id, email: person.email, ...wish });
  if (sent.status !== 200) throw new Error(sent.raw);
}

async function writeTwice(author: Writer, timeline: TestTimeline): Promise<ObjectIds> {
  const { _id } = await author.write(timeline);
  await author.put("/memories", { _id, memoryTitle: "Once more" });
  return { timelineId: timeline.id, yearId: timeline.yearId(1990), memoryId: _id };
}

async function send(person: Writer, call: string, ids: ObjectIds): Promise<{ status: number; body: unknown }> {
  const { method, path, body } = objectCalls[call]?.(ids) ?? { method: "GET", path: "/no-such-call" };
  const answer = await person.send(method, encodeURI(path), body);
  const { requestId: _, ...rest } = answer.body;
  return { status: answer.status, body: rest };
}

async function dump({ database: { db } }: TestServer): Promise<unknown> {
  return Promise.all(
    (["memories", "memory_versions", "timelines", "memberships", "offers", "invitations"] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );
}
