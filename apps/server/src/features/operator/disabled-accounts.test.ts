import sharp from "sharp";
import { expect } from "vitest";

import { askByLink, createDevice } from "#testing/asker.ts";
import { createPayer, foundVault, succeed, welcome } from "#testing/family.ts";
import { codeFor, deliverAll, runJob } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { shareByLink, visit } from "#testing/sharer.ts";
import { createTus } from "#testing/tus.ts";
import { createRegistered, createVisitor, goodPassword, type Visitor } from "#testing/visitor.ts";
import { createWriter, setTimeline, signInAgain, type TestTimeline, type Writer } from "#testing/writer.ts";

const who = "olga";
const minuteMs = 60_000;
const contact = "olga@example.com";
const newPassword = "nine loud geese";

function disable({ services }: TestServer, address: string) {
  return services.operatorAccounts.disable({ who, address }, undefined);
}

function enable({ services }: TestServer, address: string) {
  return services.operatorAccounts.enable({ who, address });
}

async function statusOf(server: TestServer, email: string) {
  return (await server.services.accounts.findByEmail(email))?.status;
}

async function writePicture(server: TestServer, author: Writer, timeline: TestTimeline) {
  const create = { width: 900, height: 600, channels: 3, background: "#b8395a" } as const;
  const s3id = await createTus(server, author).upload(await sharp({ create }).jpeg().toBuffer());
  await deliverAll(server);
  const { _id } = await author.write(timeline, { media: [{ s3id }] });
  return { id: String(_id), s3id };
}

async function pictureSeenBy(reader: Writer, memoryId: string): Promise<string> {
  return (await reader.get(`/memories/details?id=${memoryId}`)).body.memory.media[0].sources[0].url;
}

const withContact = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ CONTACT: contact }),
});

withContact("the right password is told calmly that the account is disabled, and whom to ask", async ({ server }) => {
  const ada = await createRegistered(server);
  await disable(server, ada.email);

  const right = await ada.logIn();

  expect(right.status).toBe(403);
  expect(right.body).toMatchObject({
    code: "forbidden",
    message: `Your account is disabled, but nothing in it is lost. Please contact us about it, or for a copy of your memories: ${contact}`,
  });
  expect(right.body.requestToken).toBeUndefined();
  expect(right.headers["set-cookie"]).toBeUndefined();
});

test("without a contact the sentence has none", async ({ server }) => {
  const ada = await createRegistered(server);
  await disable(server, ada.email);

  expect((await ada.logIn()).body.message).toBe(
    "Your account is disabled, but nothing in it is lost. Please contact the people who run this site",
  );
});

test("with any other password, and for a code, a disabled account is like one that never was", async ({ server }) => {
  const ada = await createRegistered(server);
  await disable(server, ada.email);
  server.clock.advance(minuteMs);
  const [there, nowhere] = [createVisitor(server, ada.email), createVisitor(server)];

  for (const call of [
    (one: typeof there) => one.logIn("wrong password"),
    (one: typeof there) => one.post("/auth/resend-otp", { emailId: one.email, type: "return" }),
    (one: typeof there) =>
      one.post("/auth/verify-email-otp", { otp: "123456", emailId: one.email, type: "return", requestToken: "none" }),
    (one: typeof there) => one.signUp({ password: newPassword }),
    (one: typeof there) => one.logIn(newPassword),
  ]) {
    const [known, unknown] = [await call(there), await call(nowhere)];
    const plain = ({ status, body }: typeof known) => ({ ...body, status, requestId: "", requestToken: "" });
    expect(plain(known)).toEqual(plain(unknown));
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  }
});

test("from the next request on no token and no signed address of a disabled account is good", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const { id, s3id } = await writePicture(server, ada, timeline);
  const url = await pictureSeenBy(ada, id);
  const original = (await ada.get(`/media/items?ids=${s3id}`)).body.items[0].originalUrl;
  const { refreshToken } = await server.services.sessions.start({ id: ada.accountId, email: ada.email }, "Phone");
  const refresh = () => server.app.inject({ method: "POST", url: "/api/auth/refresh", payload: { refreshToken } });
  const before = [await server.app.inject(url), await server.app.inject(original)];

  await disable(server, ada.email);

  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await server.app.inject(url)).statusCode).toBe(404);
  expect((await server.app.inject(original)).statusCode).toBe(404);
  expect((await ada.get("/timeline")).status).toBe(401);
  expect((await refresh()).statusCode).toBe(401);
  await enable(server, ada.email);
  // What was ended stays ended: only a new login opens the account again.
  expect((await ada.get("/timeline")).status).toBe(401);
  expect((await server.app.inject(url)).statusCode).toBe(404);
  expect((await refresh()).statusCode).toBe(401);
  const back = await signInAgain(server, ada);
  expect((await server.app.inject(await pictureSeenBy(back, id))).statusCode).toBe(200);
});

test("what a disabled account shares, asks and offers is closed until it is enabled", async ({ server }) => {
  const [ada, cara] = [await createPayer(server), await createWriter(server)];
  const timeline = await setTimeline(ada);
  const memory = await ada.write(timeline);
  const { token } = await shareByLink(ada, [memory._id]);
  const vera = createDevice(server, (await askByLink(ada)).token);
  const vault = await foundVault(ada);
  const wish = { timelineId: vault.id, email: cara.email, role: "viewer" };
  const { id } = (await succeed(ada.post("/invitations", wish))).body.invitation;
  await ada.post("/shares", { kind: "person", email: cara.email, memoryIds: [memory._id] });
  const seen = async () => [
    (await visit(server, "look", { token })).status,
    (await vera.look()).status,
    (await cara.get("/timelines")).body.invitations.length,
    (await cara.get("/shared-memories")).body.shares.length,
  ];
  const before = await seen();

  await disable(server, ada.email);

  const never = await visit(server, "look", { token: "x".repeat(32) });
  const dead = await visit(server, "look", { token });
  expect({ ...dead.body, requestId: "" }).toEqual({ ...never.body, requestId: "" });
  expect([before, await seen()]).toEqual([
    [200, 200, 1, 1],
    [404, 404, 0, 0],
  ]);
  expect((await cara.post("/invitations/accept", { id })).status).toBe(409);
  await enable(server, ada.email);
  expect(await seen()).toEqual(before);
  expect((await cara.post("/invitations/accept", { id })).status).toBe(200);
});

test("the vault of a disabled owner stays open to its members, words and pictures", async ({ server }) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  const { id } = await writePicture(server, ada, vault);

  await disable(server, ada.email);

  const url = await pictureSeenBy(bob, id);
  expect((await server.app.inject(url)).statusCode).toBe(200);
  expect((await bob.get("/timelines")).body.timelines.map(({ id: one }: { id: string }) => one)).toContain(vault.id);
  expect((await bob.write(vault, { year: 1990 }))._id).toEqual(expect.any(String));
  expect((await bob.get(`/memberships?timelineId=${vault.id}`)).body.members).toHaveLength(2);
  expect((await ada.get(`/timeline?timelineId=${vault.id}`)).status).toBe(401);
});

test("all that was in the account is there when it is enabled", async ({ server }) => {
  const ada = await createRegistered(server);
  const read = async () => [(await ada.get("/user/details")).body, (await ada.get("/timeline")).body.timeline];
  await ada.post("/timeline/create", { startYear: 1990 });
  const before = await read();

  await disable(server, ada.email);
  server.clock.advance(400 * 24 * 60 * minuteMs);
  await runJob(server, "housekeeping.sweep");
  await enable(server, ada.email);
  await ada.logIn();

  expect(await read()).toEqual(before);
});

test("its owner can neither reactivate nor reset it open", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });
  server.clock.advance(minuteMs);
  const { requestToken } = (await ada.logIn()).body;
  const otp = await codeFor(server, ada.email);
  const back = { emailId: ada.email, type: "return", requestToken };

  await disable(server, ada.email);

  const byCode = await ada.post("/auth/verify-email-otp", { ...back, otp });
  const again = await ada.post("/auth/resend-otp", back);
  server.clock.advance(minuteMs);
  const { token } = (await ada.post("/auth/forgot-password", { email: ada.email })).body;
  const proof = await ada.post("/auth/verify-otp", { otp: await codeFor(server, ada.email), token });
  const reset = await ada.post("/auth/reset-password", { jwtToken: proof.body.jwtToken, newPassword });
  expect([byCode.status, again.status, reset.status]).toEqual([400, 400, 200]);
  expect((await ada.logIn(newPassword)).status).toBe(403);
  expect(await statusOf(server, ada.email)).toBe("disabled");
});

test("an account that its owner had deactivated is deactivated again once it is enabled", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.post("/user/deactivate", { password: goodPassword, reasonForLeaving: "A pause" });

  await disable(server, ada.email);
  await disable(server, ada.email);
  const enabled = await enable(server, ada.email);

  expect(enabled).toMatchObject({ isChanged: true, status: "deactivated" });
  expect((await ada.logIn()).body.code).toBe("account_deactivated");
});

test("an account that is disabled while its owner logs in, reactivates or deactivates stays disabled", async ({
  server,
}) => {
  const leaving = { password: goodPassword, reasonForLeaving: "A pause" };
  const people: Visitor[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await createRegistered(server));
  for (const one of people.slice(0, 2)) await one.post("/user/deactivate", leaving);
  server.clock.advance(minuteMs);
  const proofs: object[] = [];
  for (const one of people.slice(0, 2)) {
    const { requestToken } = (await one.logIn()).body;
    proofs.push({ otp: await codeFor(server, one.email), emailId: one.email, type: "return", requestToken });
  }
  const act = async (one: Visitor, index: number) => {
    const proof = proofs[index];
    if (proof) return one.post("/auth/verify-email-otp", proof);
    return index < 4 ? one.logIn() : one.post("/user/deactivate", leaving);
  };

  await Promise.all(people.flatMap((one, index) => [act(one, index), disable(server, one.email)]));

  expect(await Promise.all(people.map(({ email }) => statusOf(server, email)))).toEqual(people.map(() => "disabled"));
  for (const one of people) expect((await one.get("/user/details")).status).toBe(401);
  for (const { email } of people) await enable(server, email);
  // No session that began at the same moment comes back to life.
  for (const one of people) expect((await one.get("/user/details")).status).toBe(401);
});

test("what its owner began before it was disabled changes nothing when it comes through late", async ({ server }) => {
  const ada = await createWriter(server);
  const { accounts, sessions } = server.services;
  await disable(server, ada.email);

  const late = [await accounts.deactivate(ada.accountId), await accounts.reactivate(ada.accountId)];
  const { token } = await sessions.start({ id: ada.accountId, email: ada.email }, "Phone");
  const status = await statusOf(server, ada.email);
  await enable(server, ada.email);

  expect([...late, status]).toEqual([false, false, "disabled"]);
  expect(await sessions.findViewer(token)).toBeUndefined();
  expect((await signInAgain(server, ada).then((again) => again.get("/timelines"))).status).toBe(200);
});

test("requests that run while an account is disabled end whole, and none after them is let in", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const write = (title: string) =>
    ada.send("POST", "/memories", {
      timelineId: timeline.id,
      yearId: timeline.yearId(1990),
      month: 7,
      memoryTitle: title,
      memoryDescription: "<p>It rained.</p>",
    });

  const running = Array.from({ length: 12 }, (_, index) => write(`Concert ${index}`));
  await disable(server, ada.email);
  const after = await write("Too late");
  const answers = await Promise.all(running);

  const taken = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => ![200, 401, 404].includes(status))).toEqual([]);
  expect(after.status).toBe(401);
  const rows = await server.database.db.selectFrom("memories").select("title").execute();
  expect(rows).toHaveLength(taken);
});
