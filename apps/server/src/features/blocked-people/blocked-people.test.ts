import { expect } from "vitest";

import { endShares, listReports } from "#app/admin-commands.ts";
import { createPayer, deleteAccount, foundVault, succeed, welcomeGuest } from "#testing/family.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

/** Bob invites Ada to a vault, and she declines and blocks him. */
async function createBlocked(server: TestServer) {
  const [ada, bob] = [await createWriter(server), await createPayer(server)];
  await server.services.accounts.change(bob.accountId, { firstName: "Bob", lastName: "Marsh" });
  const vault = await foundVault(bob);
  const { invitation } = (await succeed(invite(bob, vault, ada))).body;
  await succeed(ada.post("/invitations/decline", { id: invitation.id, alsoBlock: true }));
  const mails = (await mailsTo(server, ada.email)).length;
  return { ada, bob, vault, mails };
}

function invite(owner: Writer, { id }: TestTimeline, { email }: Writer, more: object = {}) {
  return owner.post("/invitations", { timelineId: id, email, role: "contributor", ...more });
}

const invitationsOf = async (person: Writer) => (await succeed(person.get("/timelines"))).body.invitations;
const peopleOf = async (person: Writer) => (await succeed(person.get("/user/blocked"))).body.people;

test("who declines can block: further invitations are made as ever, and neither mailed nor shown", async ({
  server,
}) => {
  const { ada, bob, vault, mails } = await createBlocked(server);
  const cara = await createWriter(server);
  const timeline = await setTimeline(bob);

  const again = await succeed(invite(bob, vault, ada));
  const usual = await succeed(invite(bob, vault, cara));
  await succeed(invite(bob, timeline, ada, { years: { from: 1990, to: 1991 } }));
  const tooSoon = await bob.post("/invitations/resend", { id: again.body.invitation.id });
  const usuallyTooSoon = await bob.post("/invitations/resend", { id: usual.body.invitation.id });

  expect(await invitationsOf(ada)).toEqual([]);
  expect(await mailsTo(server, ada.email)).toHaveLength(mails);
  expect(await invitationsOf(cara)).toHaveLength(1);
  const shape = ({ body }: typeof again) => ({ ...body.invitation, id: "", email: "", createdAt: "", expiresAt: "" });
  expect(shape(again)).toEqual(shape(usual));
  expect([tooSoon.status, tooSoon.body.message]).toEqual([usuallyTooSoon.status, usuallyTooSoon.body.message]);
});

test("who is blocked is listed by name; once unblocked, what they sent meanwhile is there", async ({ server }) => {
  const { ada, bob, vault } = await createBlocked(server);
  const stranger = await createWriter(server);
  await succeed(invite(bob, vault, ada));
  const [person, ...others] = await peopleOf(ada);

  await succeed(stranger.post("/user/blocked/remove", { id: person.id }));
  const stillBlocked = await invitationsOf(ada);
  const { people } = (await succeed(ada.post("/user/blocked/remove", { id: person.id }))).body;

  expect([person.name, others]).toEqual(["Bob Marsh", []]);
  expect(await peopleOf(bob)).toEqual([]);
  expect(stillBlocked).toEqual([]);
  expect(people).toEqual([]);
  expect(await invitationsOf(ada)).toHaveLength(1);
});

test("what a blocked person shares by address is neither mailed nor listed, and not there by its id", async ({
  server,
}) => {
  const { ada, bob, mails } = await createBlocked(server);
  const cara = await createWriter(server);
  const memory = await bob.write(await setTimeline(bob));
  const shareWith = async ({ email }: Writer) =>
    (await succeed(bob.post("/shares", { kind: "person", email, memoryIds: [memory._id] }))).body.share;

  const share = await shareWith(ada);
  await shareWith(cara);

  expect(await mailsTo(server, ada.email)).toHaveLength(mails);
  expect(await mailsTo(server, cara.email)).not.toHaveLength(0);
  expect((await ada.get("/shared-memories")).body.shares).toEqual([]);
  expect((await ada.get(`/shared-memories/read?shareId=${share.id}`)).status).toBe(404);
  expect((await cara.get("/shared-memories")).body.shares).toHaveLength(1);
  const [person] = await peopleOf(ada);
  await ada.post("/user/blocked/remove", { id: person.id });
  expect((await ada.get("/shared-memories")).body.shares).toHaveLength(1);
});

test("the questions of a blocked person are not mailed, and who asks sees no difference", async ({ server }) => {
  const { ada, bob, mails } = await createBlocked(server);
  const cara = await createWriter(server);
  const ask = ({ email }: Writer) => bob.post("/asks", { question: "How was it?", name: "Vera", email });

  const [blocked, usual] = [await succeed(ask(ada)), await succeed(ask(cara))];
  const remind = ({ body }: typeof usual) => bob.post("/asks/remind", { id: body.ask.id });

  expect(await mailsTo(server, ada.email)).toHaveLength(mails);
  expect(await mailsTo(server, cara.email)).not.toHaveLength(0);
  expect((await remind(blocked)).status).toBe((await remind(usual)).status);
  expect(await mailsTo(server, ada.email)).toHaveLength(mails);
});

test("a host can block a guest, who is a guest no longer and cannot come back with an invitation", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createPayer(server)];
  const timeline = await setTimeline(ada);
  const written = await welcomeGuest(ada, timeline, bob);
  const { _id: memoryId } = await bob.write(written);

  await succeed(
    ada.post("/memberships/remove", { timelineId: timeline.id, accountId: bob.accountId, alsoBlock: true }),
  );
  await succeed(invite(bob, await foundVault(bob), ada));

  expect((await bob.post("/offers", { memoryId })).status).toBe(404);
  expect((await ada.get("/offers")).body.offers).toEqual([]);
  expect(await invitationsOf(ada)).toEqual([]);
  expect(await peopleOf(ada)).toHaveLength(1);
});

test("a new account with the same address is blocked as well", async ({ server }) => {
  const { ada, bob } = await createBlocked(server);
  await succeed(deleteAccount(bob));
  const again = await createPayer(server);
  await server.database.db
    .updateTable("accounts")
    .set({ email: bob.email })
    .where("id", "=", again.accountId)
    .execute();

  await succeed(invite(again, await foundVault(again), ada));

  expect(await invitationsOf(ada)).toEqual([]);
  expect(await peopleOf(ada)).toHaveLength(1);
});

test("blocking lets a vault of both go on", async ({ server }) => {
  const { ada, bob } = await createBlocked(server);
  const cara = await createPayer(server);
  const vault = await foundVault(cara);
  for (const person of [ada, bob]) {
    const { invitation } = (await succeed(invite(cara, vault, person))).body;
    await succeed(person.post("/invitations/accept", { id: invitation.id }));
  }
  const { _id } = await bob.write(vault);

  expect((await ada.get(`/memories/details?id=${_id}`)).status).toBe(200);
});

test("a reported invitation reaches the operator, who can end it", async ({ server }) => {
  const [ada, bob] = [await createWriter(server), await createPayer(server)];
  const { invitation } = (await succeed(invite(bob, await foundVault(bob), ada))).body;

  await succeed(ada.post("/invitations/report", { id: invitation.id, text: "I do not know him" }));
  const foreign = await bob.post("/invitations/report", { id: invitation.id, text: "Me neither" });
  const reports = await listReports({ ...server, who: "olga" });
  const lines = await endShares({ ...server, who: "olga" }, [invitation.id, invitation.id]);

  expect(foreign.status).toBe(404);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain("I do not know him");
  expect(lines[0]).toBe(`${invitation.id}: ended`);
  expect(lines[1]).toContain("has already ended");
  expect(await invitationsOf(ada)).toEqual([]);
});
