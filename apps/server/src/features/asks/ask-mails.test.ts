import { expect } from "vitest";

import { askByLink, createAsker, createDevice, question, receiveAnswer, runJob } from "#testing/asker.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";

const vera = "vera@example.com";
const hourMs = 60 * 60_000;

const subjectsTo = async (server: TestServer, address: string) =>
  (await mailsTo(server, address)).map(({ subject }) => subject);

test("the person is written to with the link, and without the question", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { ask, token } = await askByLink(ada, { email: vera });

  const [mail] = await mailsTo(server, vera);

  expect(ask).toMatchObject({ email: vera, mailedAt: null });
  expect(mail?.subject).toMatch(/ would like to ask you something$/);
  expect(mail?.text).toContain(`/s/ask/${token}`);
  expect(mail?.text).not.toContain(question);
  expect((await ada.get("/asks")).body.asks[0].mailedAt).toBe("2026-05-15T12:00:00.000Z");
});

test("several questions within an hour are one more mail, an hour later", async ({ server }) => {
  const { ada } = await createAsker(server);
  await askByLink(ada, { email: vera });
  await mailsTo(server, vera);
  const others = [await askByLink(ada, { email: vera }), await askByLink(ada, { email: vera })];

  const early = await mailsTo(server, vera);
  server.clock.advance(hourMs + 1);
  await runJob(server, "asks.tell");
  await runJob(server, "asks.tell");
  const later = await mailsTo(server, vera);

  expect(early).toHaveLength(1);
  expect(later).toHaveLength(2);
  for (const { token } of others) expect(later[1]?.text).toContain(token);
});

test("nobody is written to about a question that was stopped, or by somebody under 18", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { ask } = await askByLink(ada, { email: vera });
  await ada.post("/asks/stop", { id: ask.id });
  await askByLink(ada, { email: "sjoerd@example.com" });
  await server.services.accounts.change(ada.accountId, { dateOfBirth: "2010-05-01" });

  expect(await subjectsTo(server, vera)).toEqual([]);
  expect(await subjectsTo(server, "sjoerd@example.com")).toEqual([]);
});

test("a reminder is one a day, and never without an address or for what is over", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { ask } = await askByLink(ada, { email: vera });
  const byHand = await askByLink(ada);
  await mailsTo(server, vera);
  const remind = (id: string) => ada.post("/asks/remind", { id });

  const soon = await remind(ask.id);
  const nowhere = await remind(byHand.ask.id);
  await server.database.db
    .updateTable("asks")
    .set({ mailed_at: server.clock.now() - 25 * hourMs })
    .where("id", "=", ask.id)
    .execute();
  const reminded = await remind(ask.id);
  const again = await remind(ask.id);
  await ada.post("/asks/stop", { id: ask.id });
  const over = await remind(ask.id);

  expect([soon, nowhere, reminded, again, over].map(({ status }) => status)).toEqual([429, 400, 200, 429, 400]);
  expect(await mailsTo(server, vera)).toHaveLength(2);
});

test("who asked is told of answers an hour later, once, by the names of who answered", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  await receiveAnswer(server, ada, createDevice(server, token), { text: "Of apples." });
  await createDevice(server, token).send([], { name: "Sjoerd", text: "Of smoke." });

  await runJob(server, "asks.tell");
  const early = await mailsTo(server, ada.email);
  server.clock.advance(hourMs + 1);
  await runJob(server, "asks.tell");
  await runJob(server, "asks.tell");
  const told = await mailsTo(server, ada.email);

  expect(early).toEqual([]);
  expect(told.map(({ subject }) => subject)).toEqual(["Your question was answered"]);
  expect(told[0]?.text).toContain("    Sjoerd\n    Vera\n");
  expect(told[0]?.text).not.toContain("apples");
});

test("what was read is not told", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada);
  const { id } = await receiveAnswer(server, ada, createDevice(server, token), { text: "Of apples." });
  await ada.post("/asks/answers/read", { ids: [id] });

  server.clock.advance(hourMs + 1);
  await runJob(server, "asks.tell");

  expect(await mailsTo(server, ada.email)).toEqual([]);
});

test("thanks are on the page, and mailed once to whom the question was mailed", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { token } = await askByLink(ada, { email: vera });
  await mailsTo(server, vera);
  const device = createDevice(server, token);
  const answer = await receiveAnswer(server, ada, device, { text: "Of apples." });

  const thanked = await ada.post("/asks/answers/thank", { id: answer.id, words: "You made my day" });
  await ada.post("/asks/answers/thank", { id: answer.id, words: "You made my week" });

  expect(answer.isThankedByMail).toBe(true);
  expect(thanked.body.answer.thanks).toBe("You made my day");
  expect((await device.look()).body.answer.thanks).toBe("You made my week");
  const [, mail, ...more] = await mailsTo(server, vera);
  expect(mail?.subject).toMatch(/ thanks you for your answer$/);
  expect(mail?.text).not.toContain("made my");
  expect(mail?.text).toContain(`/s/ask/${token}`);
  expect(more).toEqual([]);
});

test("mails about questions are switched off like others, each kind by itself", async ({ server }) => {
  const { ada } = await createAsker(server);
  await askByLink(ada, { email: vera });
  const [mail] = await mailsTo(server, vera);
  const [, token] = /unsubscribe#(\S+)/.exec(mail?.text ?? "") ?? [];

  const stopped = await server.app.inject({ method: "POST", url: "/s/api/unsubscribe", payload: { token } });
  server.clock.advance(2 * hourMs);
  await server.services.asks.create(
    { accountId: ada.accountId, sessionId: "" },
    { question, name: "Vera", email: vera },
  );

  expect(stopped.statusCode).toBe(200);
  expect(await mailsTo(server, vera)).toHaveLength(1);
});
