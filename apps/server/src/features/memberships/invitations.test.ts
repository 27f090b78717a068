import { expect } from "vitest";

import { createPayer, foundVault, messageOf, welcome, welcomeGuest } from "#testing/family.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createWriter, setTimeline, signInAgain, type TestTimeline, type Writer } from "#testing/writer.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const inviteTo = (owner: Writer, vault: TestTimeline, email: string, more: object = {}) =>
  owner.post("/invitations", { timelineId: vault.id, email, role: "contributor", ...more });

const shape = ({ invitation }: { invitation: object }) => ({ ...invitation, id: "", email: "" });

test("an invitation belongs to its address: others neither see nor accept nor decline it", async ({ server }) => {
  const [ada, cara, eve] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  const { invitation } = (await inviteTo(ada, vault, cara.email.toUpperCase())).body;

  const seen = (await cara.get("/timelines")).body;
  expect(seen.invitations).toEqual([
    {
      id: invitation.id,
      from: "Ada Marsh",
      kind: "vault",
      name: "The Marshes",
      role: "contributor",
      years: null,
      expiresAt: "2026-05-22T12:00:00.000Z",
    },
  ]);
  expect(seen.timelines).toEqual([]);
  expect((await eve.get("/timelines")).body.invitations).toEqual([]);
  for (const path of ["accept", "decline", "withdraw", "resend"]) {
    const byStranger = await eve.post(`/invitations/${path}`, { id: invitation.id });
    const nowhere = await eve.post(`/invitations/${path}`, { id: "no-such-invitation" });
    expect([byStranger.status, byStranger.body.message]).toEqual([404, nowhere.body.message]);
  }
  expect((await cara.post("/invitations/withdraw", { id: invitation.id })).status).toBe(404);
  const accepted = await cara.post("/invitations/accept", { id: invitation.id, choice: "goes" });
  expect(accepted.body.timeline).toMatchObject({ id: vault.id, role: "contributor", choice: "goes", memberCount: 2 });
  const again = await cara.post("/invitations/accept", { id: invitation.id });
  expect(messageOf(again)).toEqual([409, "This invitation is no longer open. Please ask for a new one"]);
});

test("an address without an account is invited like one with an account, and accepts once it has signed up", async ({
  server,
}) => {
  const ada = await createPayer(server);
  const known = await createWriter(server);
  const vault = await foundVault(ada);

  const [toKnown, toNobody] = [await inviteTo(ada, vault, known.email), await inviteTo(ada, vault, "new@example.com")];

  expect(shape(toKnown.body)).toEqual(shape(toNobody.body));
  const later = await createWriter(server);
  await server.services.accounts.change(later.accountId, { email: "new@example.com" });
  const { invitations } = (await later.get("/timelines")).body;
  expect(invitations).toHaveLength(1);
  expect((await later.post("/invitations/accept", { id: invitations[0].id })).status).toBe(200);
});

test("an invitation ends after seven days, by withdrawing and by declining, and is open once for an address", async ({
  server,
}) => {
  const [ada, cara] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  const states = async (owner: Writer) =>
    (await owner.get(`/memberships?timelineId=${vault.id}`)).body.invitations.map(
      ({ state }: { state: string }) => state,
    );
  const first = (await inviteTo(ada, vault, cara.email)).body.invitation;

  expect(messageOf(await inviteTo(ada, vault, cara.email))).toEqual([
    409,
    "This address already has an open invitation",
  ]);
  expect((await ada.post("/invitations/withdraw", { id: first.id })).body.invitation.state).toBe("withdrawn");
  expect((await cara.post("/invitations/accept", { id: first.id })).status).toBe(409);
  const second = (await inviteTo(ada, vault, cara.email)).body.invitation;
  expect((await cara.post("/invitations/decline", { id: second.id })).status).toBe(200);
  expect((await cara.get("/timelines")).body.invitations).toEqual([]);
  const third = (await inviteTo(ada, vault, cara.email)).body.invitation;
  server.clock.advance(7 * dayMs);
  const [adaLater, caraLater] = [await signInAgain(server, ada), await signInAgain(server, cara)];
  expect((await caraLater.get("/timelines")).body.invitations).toEqual([]);
  expect((await caraLater.post("/invitations/accept", { id: third.id })).status).toBe(409);
  expect(await states(adaLater)).toEqual(["expired", "declined", "withdrawn"]);
  const fourth = await inviteTo(adaLater, vault, cara.email);
  expect(messageOf(fourth)).toEqual([
    429,
    "You've already invited this address several times. Please leave it for now",
  ]);
  const renewed = await adaLater.post("/invitations/resend", { id: third.id });
  expect(renewed.body.invitation).toMatchObject({ state: "open", expiresAt: "2026-05-29T12:00:00.000Z" });
  expect((await caraLater.post("/invitations/accept", { id: third.id })).status).toBe(200);
});

test("an invitation is mailed at once, says who and what for, and again after an hour at the earliest", async ({
  server,
}) => {
  const ada = await createPayer(server);
  const vault = await foundVault(ada);
  await ada.write(vault, { memoryTitle: "canary" });
  const { invitation } = (await inviteTo(ada, vault, "new@example.com")).body;
  const resend = (owner: Writer) => owner.post("/invitations/resend", { id: invitation.id });

  const soon = await resend(ada);
  server.clock.advance(hourMs + 1);
  const later = await resend(await signInAgain(server, ada));

  expect([soon.status, later.status]).toEqual([429, 200]);
  const mails = await mailsTo(server, "new@example.com");
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Ada Marsh invites you to a family vault",
    "Ada Marsh invites you to a family vault",
  ]);
  expect(mails[0]?.text).toContain("The Marshes");
  expect(mails[0]?.text).toContain("/register");
  expect(mails[0]?.text).not.toContain("canary");
});

test("one address gets few mails a day, whoever invites, and the invitations wait nevertheless", async ({ server }) => {
  const cara = await createWriter(server);
  for (let count = 0; count < 7; count += 1) {
    const owner = await createPayer(server);
    const sent = await inviteTo(owner, await foundVault(owner), cara.email);
    expect(sent.status).toBe(200);
  }

  expect(await mailsTo(server, cara.email)).toHaveLength(5);
  expect((await cara.get("/timelines")).body.invitations).toHaveLength(7);
});

test("one's own address and members are refused with a sentence, and a day has its limit", async ({ server }) => {
  const [ada, cara] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, cara);

  const own = await inviteTo(ada, vault, ada.email);
  const member = await inviteTo(ada, vault, cara.email);
  const answers = [];
  for (let count = 0; count < 20; count += 1) answers.push(await inviteTo(ada, vault, `cousin-${count}@example.com`));

  expect([messageOf(own), messageOf(member)]).toEqual([
    [400, "This is your own address"],
    [400, "This person has already joined"],
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(answers.at(-1)?.status).toBe(429);
});

test("contributors and viewers see names and neither addresses nor invitations, and invite nobody", async ({
  server,
}) => {
  const [ada, cara, vic] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  server.clock.advance(1);
  await welcome(ada, vault, cara);
  server.clock.advance(1);
  await welcome(ada, vault, vic, { role: "viewer" });
  server.clock.advance(1);
  await inviteTo(ada, vault, "new@example.com");
  const read = async (member: Writer) => (await member.get(`/memberships?timelineId=${vault.id}`)).body;

  const { members, invitations } = await read(ada);
  expect(
    members.map(({ role, colour, email }: { role: string; colour: number; email: string }) => [role, colour, email]),
  ).toEqual([
    ["owner", 0, ada.email],
    ["contributor", 1, cara.email],
    ["viewer", 2, vic.email],
  ]);
  expect(invitations.map(({ state }: { state: string }) => state)).toEqual(["open", "accepted", "accepted"]);
  for (const member of [cara, vic]) {
    const seen = await read(member);
    expect(seen.invitations).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain("@");
    expect(seen.members.filter(({ isMe }: { isMe: boolean }) => isMe)).toHaveLength(1);
    expect((await inviteTo(member, vault, "other@example.com")).status).toBe(403);
  }
});

test("invitations of somebody who is no owner any more, or whose account rests, cannot be accepted", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createPayer(server)];
  const [cara, dora] = [await createWriter(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await ada.put("/memberships", { timelineId: vault.id, accountId: bob.accountId, role: "owner" });
  const byBob = (await inviteTo(bob, vault, cara.email)).body.invitation;
  const byAda = (await inviteTo(ada, vault, dora.email)).body.invitation;

  await ada.put("/memberships", { timelineId: vault.id, accountId: bob.accountId, role: "contributor" });
  await server.services.accounts.deactivate(ada.accountId);

  expect((await cara.post("/invitations/accept", { id: byBob.id })).status).toBe(409);
  expect((await dora.post("/invitations/accept", { id: byAda.id })).status).toBe(409);
  expect((await dora.get("/timelines")).body.invitations).toEqual([]);
  await server.services.accounts.reactivate(ada.accountId);
  expect((await dora.post("/invitations/accept", { id: byAda.id })).status).toBe(200);
});

test("a guest is invited for years of the past, and gets exactly these to write in", async ({ server }) => {
  const [ada, cara] = [await createPayer(server), await createWriter(server)];
  const timeline = await setTimeline(ada);
  const without = await inviteTo(ada, timeline, cara.email);
  const future = await inviteTo(ada, timeline, cara.email, { years: { from: 2020, to: 2030 } });
  const backwards = await inviteTo(ada, timeline, cara.email, { years: { from: 2020, to: 2010 } });

  const written = await welcomeGuest(ada, timeline, cara, { from: 1990, to: 1992 });

  expect([without.status, future.status, backwards.status]).toEqual([400, 400, 400]);
  const { years } = (await cara.get(`/timeline?timelineId=${written.id}`)).body;
  expect(years.map(({ year }: { year: number }) => year)).toEqual([1990, 1991, 1992]);
  const [joined] = (await cara.get("/timelines")).body.timelines;
  expect(joined).toMatchObject({
    kind: "guest",
    name: "Ada",
    role: "contributor",
    firstYear: 1990,
    allowsSharing: false,
  });
  const ofHost = (await ada.get(`/memberships?timelineId=${timeline.id}`)).body.members;
  expect(ofHost.map(({ email, years: span }: { email: string; years: object }) => [email, span])).toEqual([
    [ada.email, null],
    [cara.email, { from: 1990, to: 1992 }],
  ]);
  const ofGuest = (await cara.get(`/memberships?timelineId=${written.id}`)).body.members;
  expect(ofGuest.map(({ name, email }: { name: string; email: string | null }) => [name, email])).toEqual([
    ["Ada Marsh", null],
    ["Ada Marsh", null],
  ]);
  expect((await cara.get(`/memberships?timelineId=${timeline.id}`)).status).toBe(404);
});
