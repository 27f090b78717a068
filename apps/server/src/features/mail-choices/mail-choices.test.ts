import { type ShareMail, shareMails } from "@lane/domain/shares.ts";
import { expect } from "vitest";

import { writeNotice } from "#features/notices/notices.jobs.ts";
import { createSealer } from "#lib/sealer.ts";
import { codeFor, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword, type Visitor } from "#testing/visitor.ts";

const allOn = Object.fromEntries(shareMails.map((kind) => [kind, true]));
const form = { "content-type": "application/x-www-form-urlencoded" };

const sealerOf = ({ secrets }: TestServer) => createSealer(secrets.sealKey);

function unsubscribe({ app }: TestServer, token: string) {
  return app.inject({ method: "POST", url: "/s/api/unsubscribe", payload: { token } });
}

/** As a mail program does it: one tap, without a page. */
function oneClick({ app }: TestServer, token: string, headers: Record<string, string> = form) {
  const url = `/s/unsubscribe?t=${token}`;
  return app.inject({ method: "POST", url, headers, payload: "List-Unsubscribe=One-Click" });
}

async function switchesOf(visitor: Visitor): Promise<object> {
  return (await visitor.get("/user/mails")).body.mails;
}

async function refusals({ database: { db } }: TestServer): Promise<unknown[]> {
  return db.selectFrom("mail_refusals").selectAll().execute();
}

/** News of two kinds, as the notices queue them. */
async function postNews(server: TestServer, email: string): Promise<void> {
  for (const kind of ["share-opened", "share-answered"]) {
    const sealed = sealerOf(server).seal(JSON.stringify({ kind, email, names: ["Aunt Vera"] }));
    await server.jobs.queue.enqueue(writeNotice, { sealed, about: [] });
  }
}

async function subjectsOf(server: TestServer, { email }: Visitor): Promise<string[]> {
  return (await mailsTo(server, email)).slice(1).map(({ subject }) => subject);
}

test("a member gets every mail about sharing until they switch one off, and only that one stops", async ({
  server,
}) => {
  const ada = await createRegistered(server);

  const before = await switchesOf(ada);
  const off = await ada.put("/user/mails", { mails: { "share-opened": false } });
  await postNews(server, ada.email);

  expect(before).toEqual(allOn);
  expect(off.body.mails).toEqual({ ...allOn, "share-opened": false });
  expect(await switchesOf(ada)).toEqual({ ...allOn, "share-opened": false });
  expect(await subjectsOf(server, ada)).toEqual(["Someone has answered you"]);
});

test("what is switched on again is written again", async ({ server }) => {
  const ada = await createRegistered(server);
  await ada.put("/user/mails", { mails: { "share-opened": false, "share-answered": false } });

  const on = await ada.put("/user/mails", { mails: { "share-opened": true } });
  await postNews(server, ada.email);

  expect(on.body.mails).toEqual({ ...allOn, "share-answered": false });
  expect(await subjectsOf(server, ada)).toEqual(["Someone opened what you shared"]);
});

test("the switches of one member are not those of another, and a kind that nobody knows is refused", async ({
  server,
}) => {
  const [ada, eve] = [await createRegistered(server), await createRegistered(server)];

  await ada.put("/user/mails", { mails: { "memory-shared": false } });
  const unknown = await eve.put("/user/mails", { mails: { "password-changed": false } });

  expect(unknown.status).toBe(400);
  expect(await switchesOf(eve)).toEqual(allOn);
});

test("the link of a mail switches off its kind for its address, twice as well as once", async ({ server }) => {
  const ada = await createRegistered(server);
  await postNews(server, ada.email);
  const token = /#(\S+)/.exec((await mailsTo(server, ada.email)).at(-1)?.text ?? "")?.[1] ?? "";

  const answers = [await unsubscribe(server, token), await unsubscribe(server, token), await oneClick(server, token)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answers[0]?.json()).toMatchObject({ mail: "share-answered" });
  expect(await refusals(server)).toHaveLength(1);
  expect(await switchesOf(ada)).toEqual({ ...allOn, "share-answered": false });
});

test("an address without an account can unsubscribe, and finds that choice when it has one", async ({ server }) => {
  const email = "visitor-of-later@example.com";
  const token = server.services.mailChoices.unsubscribeTokenFor(email, "memory-shared");

  await unsubscribe(server, token);

  expect(await server.services.mailChoices.wants(email, "memory-shared")).toBe(false);
  expect(await server.services.mailChoices.wants(email, "share-opened")).toBe(true);
  expect(JSON.stringify(await refusals(server))).not.toContain("visitor-of-later");
});

test("only a POST of the mail program unsubscribes, with a form in any of its two types or none", async ({
  server,
}) => {
  const { app, services } = server;
  const tokenFor = (kind: ShareMail) => services.mailChoices.unsubscribeTokenFor("ada@example.com", kind);

  await app.inject({ method: "GET", url: `/s/unsubscribe?t=${tokenFor("memory-shared")}` });
  await app.inject({ method: "HEAD", url: `/s/unsubscribe?t=${tokenFor("memory-shared")}` });
  const afterLooking = await refusals(server);
  const posted = [
    await oneClick(server, tokenFor("memory-shared")),
    await oneClick(server, tokenFor("share-opened"), { "content-type": "multipart/form-data; boundary=x" }),
    await app.inject({ method: "POST", url: `/s/unsubscribe?t=${tokenFor("share-answered")}` }),
  ];

  expect(afterLooking).toEqual([]);
  expect(posted.map(({ statusCode, headers, body }) => [statusCode, headers["content-type"], body])).toEqual(
    posted.map(() => [200, "text/plain; charset=utf-8", "unsubscribed\n"]),
  );
  expect(await refusals(server)).toHaveLength(3);
});

test("a form is accepted nowhere else, and here nothing else is", async ({ server }) => {
  const token = server.services.mailChoices.unsubscribeTokenFor("ada@example.com", "memory-shared");

  const asJson = await oneClick(server, token, { "content-type": "application/json" });
  const large = await server.app.inject({
    method: "POST",
    url: `/s/unsubscribe?t=${token}`,
    headers: form,
    payload: "x".repeat(20_000),
  });
  const toTheApi = await server.app.inject({
    method: "POST",
    url: "/s/api/unsubscribe",
    headers: form,
    payload: `token=${token}`,
  });

  expect([asJson.statusCode, large.statusCode, toTheApi.statusCode]).toEqual([415, 413, 415]);
  expect(await refusals(server)).toEqual([]);
});

test("a forged token says so and changes nothing", async ({ server }) => {
  const sealer = sealerOf(server);
  const real = server.services.mailChoices.unsubscribeTokenFor("ada@example.com", "memory-shared");
  const forged = [
    `${real.slice(0, -4)}AAAA`,
    "short",
    sealer.seal(JSON.stringify({ address: "ada@example.com", kind: "password-changed" })),
    sealer.seal(JSON.stringify({ accountId: "a", email: "ada@example.com", kind: "memory-shared" })),
    sealer.seal("no JSON"),
  ];

  for (const token of forged) {
    for (const answer of [await unsubscribe(server, token), await oneClick(server, token)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: "invalid_input",
        message: "This link doesn't work. Please open it from the email again",
      });
    }
  }
  const without = await server.app.inject({ method: "POST", url: "/s/unsubscribe?t=a&t=b" });
  expect(without.statusCode).toBe(400);
  expect(await refusals(server)).toEqual([]);
});

test("a member who moves to another address takes the choices along, and they go with the account", async ({
  server,
}) => {
  const ada = await createRegistered(server);
  const next = `next-${ada.email}`;
  await ada.put("/user/mails", { mails: { "share-opened": false } });

  const asked = await ada.post("/user/email", { email: next, password: goodPassword });
  await ada.post("/user/email/confirm", { token: asked.body.token, otp: await codeFor(server, next) });
  const afterMoving = await switchesOf(ada);
  await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  expect(afterMoving).toEqual({ ...allOn, "share-opened": false });
  expect(await server.services.mailChoices.wants(next, "share-opened")).toBe(true);
  // The address that was left keeps its own choice: nobody but its holder may ask for such mails again.
  expect(await server.services.mailChoices.wants(ada.email, "share-opened")).toBe(false);
});
