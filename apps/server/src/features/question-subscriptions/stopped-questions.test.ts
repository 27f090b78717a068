import { expect } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { mailsTo, runJob } from "#testing/mailbox.ts";
import { choose, countMails, mailRound, pass, questionsOf, test } from "#testing/question-subscriber.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

test("the link of the mail stops it, also after the account has another address", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  const token = server.services.mailChoices.questionTokenFor(ada.writer.accountId);

  await server.services.accounts.change(ada.writer.accountId, { email: `moved-${ada.writer.email}` });
  const page = await server.app.inject({ method: "GET", url: `/s/unsubscribe?t=${token}` });
  const afterLooking = await questionsOf(server, ada);
  const oneClick = { method: "POST", url: `/s/unsubscribe?t=${token}`, headers: form } as const;
  const stopped = await server.app.inject({ ...oneClick, payload: "List-Unsubscribe=One-Click" });
  const again = await server.app.inject({ method: "POST", url: "/s/api/unsubscribe", payload: { token } });
  await pass(server, 10);
  const mails = await mailsTo(server, `moved-${ada.writer.email}`);

  expect(page.statusCode).not.toBe(500);
  expect(afterLooking.rhythm).toBe("weekly");
  expect([stopped.statusCode, again.statusCode, again.json().mail]).toEqual([200, 200, "year-question"]);
  expect(await questionsOf(server, ada)).toEqual({ rhythm: "never", isPaused: false });
  expect(mails.filter(({ subject }) => subject === "A question for you")).toEqual([]);
});

test("a question that is queued is not sent after the rhythm was switched off", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  await choose(server, ada, "never");

  expect(await countMails(server, ada)).toBe(0);
});

test("an account that is deactivated gets none, and none that had piled up when it is back", async ({
  server,
  ada,
}) => {
  await choose(server, ada, "weekly");
  await server.services.accounts.deactivate(ada.writer.accountId);
  await pass(server, 30);
  const asleep = await countMails(server, ada);
  await server.services.accounts.reactivate(ada.writer.accountId);
  await pass(server, 2);

  expect([asleep, await countMails(server, ada)]).toEqual([0, 1]);
});

test("an account that the operator disabled gets none, and one when it is enabled", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await server.services.accounts.disable(ada.writer.accountId);
  await pass(server, 30);
  const disabled = await countMails(server, ada);
  await server.services.accounts.enable(ada.writer.accountId);
  await pass(server, 2);

  expect([disabled, await countMails(server, ada)]).toEqual([0, 1]);
});

test("a deleted account takes its rhythm along, and its link does nothing", async ({ server, ada }) => {
  await choose(server, ada, "weekly");
  await runJob(server, mailRound);
  const token = server.services.mailChoices.questionTokenFor(ada.writer.accountId);
  const password = "a long enough password";

  const gone = await ada.writer.post("/user/delete", { password, reasonForLeaving: "Done" });
  const stopped = await server.app.inject({ method: "POST", url: "/s/api/unsubscribe", payload: { token } });

  expect([gone.status, stopped.statusCode]).toEqual([200, 200]);
  expect(await server.database.db.selectFrom("question_subscriptions").selectAll().execute()).toEqual([]);
  expect(await countMails(server, ada)).toBe(0);
});

test("how often a question comes is in the archive of whoever takes everything along", async ({ server, ada }) => {
  const before = await downloadArchive(server, ada.writer);
  await choose(server, ada, "monthly");
  const after = await downloadArchive(server, ada.writer);

  expect(before.archive.settings.questionMails).toBe("never");
  expect(after.archive.settings.questionMails).toBe("monthly");
});
