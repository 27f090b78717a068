import { isDeepStrictEqual } from "node:util";

import { expect } from "vitest";

import {
  callsOf,
  type FamilyActor,
  type FamilyActorName,
  familyActors,
  type FamilyIds,
  familyStatus,
} from "#testing/family-table.ts";
import {
  changeRole,
  createPayer,
  foundVault,
  leaveTimeline,
  removeMember,
  succeed,
  welcome,
  welcomeGuest,
} from "#testing/family.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, signInAgain, type Writer } from "#testing/writer.ts";

const id = (last: number): string => `01890000-0000-7000-8000-00000000000${last}`;
const nowhere: FamilyIds = {
  timelineId: id(1),
  accountId: id(2),
  invitationId: id(3),
  memoryId: id(4),
  ownMemoryId: id(5),
  place: { timelineId: id(6), yearId: id(7), month: 7 },
};

interface Scene {
  readonly person: Writer;
  readonly ids: FamilyIds;
}

const names = Object.keys(familyActors).filter((name): name is FamilyActorName => name in familyActors);

for (const name of names) {
  test(`${name}: each call is answered as the table says, and a refused one changes nothing`, async ({ server }) => {
    const actor: FamilyActor = familyActors[name];

    for (const [call, make] of Object.entries(callsOf(actor))) {
      const { person, ids } = await scenes[actor.on](server, name);
      const before = await dump(server);
      const answer = await send(person, make(ids));
      const expected = familyStatus(actor, call);

      expect(answer.status, call).toBe(expected);
      expect(expected === 200 || isDeepStrictEqual(await dump(server), before), call).toBe(true);
      const toNowhere = expected === 404 ? await send(person, make(nowhere)) : answer;
      expect(answer, call).toEqual(toNowhere);
    }
  });
}

const scenes: Record<FamilyActor["on"], (server: TestServer, name: FamilyActorName) => Promise<Scene>> = {
  vault: createVault,
  invitation: createInvitation,
  offer: createOffer,
};

/** A vault of two owners with a memory of the second member, and an open invitation that can be sent again. */
async function createVault(server: TestServer, name: FamilyActorName): Promise<Scene> {
  const [ada, bob, person] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await changeRole(ada, vault, bob, "owner");
  const isOutside = name === "a stranger";
  if (!isOutside && name !== "an owner")
    await welcome(ada, vault, person, { role: name === "a viewer" ? "viewer" : "contributor" });
  if (name === "a second owner") await changeRole(ada, vault, person, "owner");
  if (name === "somebody who was removed") await removeMember(ada, vault, person);
  if (name === "somebody who has left") await leaveTimeline(person, vault);
  const wish = { timelineId: vault.id, email: "new@example.com", role: "viewer" };
  const { invitation } = (await succeed(ada.post("/invitations", wish))).body;
  const { _id: memoryId } = await bob.write(vault);
  server.clock.advance(2 * 60 * 60 * 1000);
  const asking = await signInAgain(server, name === "an owner" ? ada : person);
  const { _id: ownMemoryId } = await asking.write(await setTimeline(asking));
  return {
    person: asking,
    ids: {
      ...nowhere,
      timelineId: vault.id,
      accountId: bob.accountId,
      invitationId: invitation.id,
      memoryId,
      ownMemoryId,
    },
  };
}

async function createInvitation(server: TestServer, name: FamilyActorName): Promise<Scene> {
  const [ada, bob, person] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  const { email } = name === "somebody who is invited" ? person : await createWriter(server);
  const wish = { timelineId: vault.id, email, role: "contributor" };
  const { invitation } = (await succeed(ada.post("/invitations", wish))).body;
  const { _id: memoryId } = await bob.write(vault);
  const { _id: ownMemoryId } = await person.write(await setTimeline(person));
  return {
    person,
    ids: {
      ...nowhere,
      timelineId: vault.id,
      accountId: bob.accountId,
      invitationId: invitation.id,
      memoryId,
      ownMemoryId,
    },
  };
}

async function createOffer(server: TestServer, name: FamilyActorName): Promise<Scene> {
  const [ada, cara, other] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const timeline = await setTimeline(ada);
  const written = await welcomeGuest(ada, timeline, cara);
  await welcomeGuest(ada, timeline, other);
  const { _id: memoryId } = await cara.write(written);
  await succeed(cara.post("/offers", { memoryId }));
  const place = { timelineId: timeline.id, yearId: timeline.yearId(1990), month: 7 };
  const person = name === "the host" ? ada : name === "the guest" ? cara : other;
  return { person, ids: { ...nowhere, timelineId: written.id, memoryId, place } };
}

async function send(
  person: Writer,
  { method, path, body }: { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; body?: object },
) {
  const answer = await person.send(method, path, body);
  const { requestId: _, ...rest } = answer.body;
  return { status: answer.status, body: rest };
}

async function dump({ database: { db } }: TestServer): Promise<unknown> {
  return Promise.all([
    db.selectFrom("timelines").selectAll().orderBy("id").execute(),
    db.selectFrom("memberships").selectAll().orderBy("timeline_id").orderBy("account_id").execute(),
    db.selectFrom("invitations").selectAll().orderBy("id").execute(),
    db.selectFrom("offers").selectAll().orderBy("memory_id").execute(),
    db.selectFrom("memories").selectAll().orderBy("id").execute(),
    db.selectFrom("blocked_people").selectAll().orderBy("id").execute(),
    db.selectFrom("share_reports").selectAll().orderBy("id").execute(),
  ]);
}
