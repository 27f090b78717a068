import { expect } from "vitest";

import { mailsTo, runJob } from "#testing/mailbox.ts";
import {
  answer,
  cameBack,
  choose,
  countMails,
  mailRound,
  mailsOf,
  pass,
  questionsOf,
  test,
  yearIn,
} from "#testing/question-subscriber.ts";
import { openSecondServer } from "#testing/two-servers.ts";
import { createWriter } from "#testing/writer.ts";

import { createQuestionDelivery } from "./question-delivery.service.ts";
import { createQuestionSubscriptionsRepository } from "./question-subscriptions.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("nobody gets a question who did not ask for one", async ({ server, ada }) => {
  const before = await questionsOf(server, ada);
  await pass(server, 10);

  expect(before).toEqual({ rhythm: "never", isPaused: false });
  expect(await countMails(server, ada)).toBe(0);
});

test("a rhythm that nobody knows is refused, and switches stay as they are", async ({ ada }) => {
  const refused = await ada.writer.put("/user/mails", { questionRhythm: "hourly" });
  const changed = await ada.writer.put("/user/mails", { questionRhythm: "weekly" });

  expect(refused.status).toBe(400);
  expect(changed.body).toMatchObject({ questions: { rhythm: "weekly", isPaused: false }, mails: { invited: true } });
});

test("the question of the mail is the one that its link opens, and nothing else is in the link", async ({
  server,
  ada,
}) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);

  const [mail, ...others] = await mailsOf(server, ada);
  const year = yearIn(mail?.text);
  const asked = await ada.writer.get(`/reflection-prompts/year/${year}`);
  expect(others).toEqual([]);
  expect(mail?.text.split("\n\n")[0]).toBe(asked.body.prompt);
  expect(mail?.text).toContain(`${server.config.baseUrl}/timeline/memory/add-memory?year=${year}&answer=true\n`);
  expect(mail?.text).not.toContain(ada.writer.accountId);
});

test("a week is a week and a month is a month, however often the round is run", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  await runJob(server, mailRound);
  await answer(server, ada);
  await pass(server, 6);
  const early = await countMails(server, ada);
  await pass(server, 1);
  const weekly = await countMails(server, ada);
  await answer(server, ada);
  await choose(server, ada, "monthly");
  await pass(server, 28);
  const beforeMonth = await countMails(server, ada);
  await pass(server, 3);

  expect([early, weekly, beforeMonth]).toEqual([1, 2, 2]);
  expect(await countMails(server, ada)).toBe(3);
});

test("switched off and on again, no question follows another one too soon", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  await choose(server, ada, "never");
  await choose(server, ada, "weekly");
  await pass(server, 5);

  expect(await countMails(server, ada)).toBe(1);
});

test("after two questions without an answer it is silent until any memory is added", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  await pass(server, 7);
  const whileOpen = await questionsOf(server, ada);
  await pass(server, 60);
  const silent = await countMails(server, ada);
  const paused = await questionsOf(server, ada);
  await (await cameBack(server, ada)).write(ada.timeline, { year: 1999 });
  const resumed = await questionsOf(server, ada);
  await pass(server, 1);
  const again = await countMails(server, ada);
  await pass(server, 60);

  expect([whileOpen.isPaused, paused.isPaused, resumed.isPaused]).toEqual([false, true, false]);
  expect([silent, again, await countMails(server, ada)]).toEqual([2, 3, 4]);
});

test("who answers goes on being asked, about another year each time", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  for (let week = 0; week < 7; week += 1) {
    await answer(server, ada);
    await pass(server, 7);
  }

  const mails = await mailsOf(server, ada);
  expect(mails).toHaveLength(8);
  expect(new Set(mails.map(({ text }) => yearIn(text))).size).toBe(8);
});

test("a memory that names the question answers it, in whichever year it is", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  for (let week = 0; week < 4; week += 1) {
    await runJob(server, mailRound);
    const asked = yearIn((await mailsOf(server, ada)).at(-1)?.text);
    const { body } = await (await cameBack(server, ada)).get(`/reflection-prompts/year/${asked}`);
    server.clock.advance(1000);
    const prompt = { text: body.prompt, templateId: body.templateId, bankVersion: body.bankVersion };
    await (await cameBack(server, ada)).write(ada.timeline, { year: asked === 1990 ? 1991 : 1990, prompt });
    server.clock.advance(7 * dayMs);
  }

  expect(await countMails(server, ada)).toBe(4);
});

test("two processes at once mail one question", async ({ server, testDatabase, ada }) => {
  await choose(server, ada, "weekly");
  const second = await openSecondServer(server, testDatabase);

  await Promise.all([server, second.server, server, second.server].map((one) => runJob(one, mailRound)));
  await second.close();

  expect(await countMails(server, ada)).toBe(1);
});

test("a process that dies between claiming and mailing has done neither", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  const { db, transact } = server.database;
  const dying = createQuestionDelivery({
    repository: createQuestionSubscriptionsRepository(db),
    accounts: server.services.accounts,
    timelines: { openYears: async () => [1990] },
    questions: { find: async () => ({ text: "Who?", templateId: "who" }) },
    notices: {
      post: async () => {
        throw new Error("The process is gone");
      },
    },
    clock: server.clock,
    transact,
  });

  await expect(dying.mailAll()).rejects.toThrow("could not be mailed");
  const after = await countMails(server, ada);
  await runJob(server, mailRound);
  await runJob(server, mailRound);

  expect(after).toBe(0);
  expect(await countMails(server, ada)).toBe(1);
});

test.for([
  ["ahead", 365],
  ["back", -365],
] as const)("a clock that jumps a year %s, and to and fro, brings no flood", async ([, days], { server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  for (const jump of [days, -days, days, -days, days, -days]) {
    server.clock.advance(jump * dayMs);
    await runJob(server, mailRound);
    await pass(server, 3);
  }
  const afterJumps = await countMails(server, ada);
  await answer(server, ada);
  await pass(server, 8);

  // A jump ahead cannot be told from time that has passed, but after two questions without an answer there is silence.
  expect(afterJumps).toBe(2);
  expect(await countMails(server, ada)).toBeGreaterThan(2);
});

test("after the clock was set back, the wait begins anew, and is no longer than it was", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  await answer(server, ada);
  server.clock.advance(-100 * dayMs);
  await runJob(server, mailRound);
  await pass(server, 6);
  const early = await countMails(server, ada);
  await pass(server, 1);

  expect([early, await countMails(server, ada)]).toEqual([1, 2]);
});

test("without a timeline there is no year to ask about", async ({ server }) => {
  const writer = await createWriter(server);
  await writer.put("/user/mails", { questionRhythm: "weekly" });

  await runJob(server, mailRound);

  expect(await mailsTo(server, writer.email)).toEqual([]);
});
