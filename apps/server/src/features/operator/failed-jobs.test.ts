import { expect } from "vitest";

import { createWorker } from "#app/worker.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { openOperatorPage, operatorTest, overviewOf } from "#testing/operator-page.ts";
import type { TestServer } from "#testing/server-test.ts";

const to = "ada@example.com";

/** Mails whose delivery was given up. */
async function giveUpMails({ services, jobs }: TestServer, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    await services.outbox.post({ to, subject: `Hello ${sent}`, text: "Hello", html: "<p>Hello</p>" });
    const job = await jobs.source.claim(["outbox.deliver-mail"], 1000);
    await jobs.source.giveUp(job?.id ?? "", "HopelessJobError: refused");
  }
}

operatorTest(
  "a failed job is shown by name and kind of error, and its mail is sent when it is tried again",
  async ({ server }) => {
    await giveUpMails(server, 1);
    const page = await openOperatorPage(server);

    const before = overviewOf(await page.overview());
    const [job] = before.failedJobs;
    expect(job).toEqual({
      id: job?.id,
      name: "outbox.deliver-mail",
      failedAt: server.clock.now(),
      tries: 1,
      errorKind: "HopelessJobError",
      canRetry: true,
    });
    expect(before.failedByName).toEqual([{ name: "outbox.deliver-mail", count: 1, canRetry: true }]);
    expect(before.mail.lastFailure).toEqual({ kind: "HopelessJobError", at: server.clock.now() });

    const answers = await Promise.all([1, 2].map(() => page.send("jobs/retry", { jobId: job?.id })));

    expect(answers.map((answer) => answer.json().retried).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(overviewOf(await page.overview()).queue).toMatchObject({ waiting: 1, failed: 0 });
    expect(await mailsTo(server, to)).toHaveLength(1);
    const after = overviewOf(await page.overview());
    expect([after.queue.failed, after.mail.waiting, after.mail.lastSentAt]).toEqual([0, 0, server.clock.now()]);
    const log = await server.database.db.selectFrom("operator_actions").select(["action", "detail"]).execute();
    expect(log).toContainEqual({ action: "retry", detail: `job ${job?.id}: 1` });
    expect(log.filter(({ action }) => action === "retry")).toHaveLength(1);
  },
);

operatorTest("all jobs of one name are tried again at once", async ({ server }) => {
  await giveUpMails(server, 3);
  const page = await openOperatorPage(server);

  const answer = await page.send("jobs/retry", { name: "outbox.deliver-mail" });

  expect(answer.json()).toMatchObject({ statusCode: 200, retried: 3 });
  expect(await mailsTo(server, to)).toHaveLength(3);
});

operatorTest("a retried job has all of its tries again, and wakes the worker", async ({ server }) => {
  await giveUpMails(server, 1);
  const page = await openOperatorPage(server);
  let wakes = 0;
  server.jobs.onReady(() => (wakes += 1));

  await page.send("jobs/retry", { name: "outbox.deliver-mail" });

  const job = await server.jobs.source.claim(["outbox.deliver-mail"], 1000);
  expect([job?.attempts, job?.lostClaims, wakes]).toEqual([1, 0, 1]);
});

operatorTest(
  "a job that this version no longer knows, one that runs and an invented one stay as they are",
  async ({ server }) => {
    const { db } = server.database;
    const row = { payload: "{}", run_at: 0, attempts: 3, created_at: 0 };
    const done = { status: "failed", finished_at: server.clock.now(), last_error: "Error: old" } as const;
    await db
      .insertInto("jobs")
      .values([
        { id: "old", name: "formerly.known", ...row, ...done },
        {
          id: "running",
          name: "outbox.deliver-mail",
          ...row,
          status: "running",
          claimed_until: Number.MAX_SAFE_INTEGER,
        },
      ])
      .execute();
    const page = await openOperatorPage(server);

    const shown = overviewOf(await page.overview());
    expect(shown.failedByName).toEqual([{ name: "formerly.known", count: 1, canRetry: false }]);
    for (const wanted of [{ jobId: "old" }, { name: "formerly.known" }, { jobId: "running" }, { jobId: "nobody's" }]) {
      expect((await page.send("jobs/retry", wanted)).json()).toMatchObject({ statusCode: 200, retried: 0 });
    }
    expect((await page.send("jobs/retry", {})).statusCode).toBe(400);
    const rows = await db.selectFrom("jobs").select(["id", "status"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: "old", status: "failed" },
      { id: "running", status: "running" },
    ]);
  },
);

operatorTest("a job that is given up for good is counted by its kind of error", async ({ server }) => {
  await server.services.outbox.post({ to, subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
  await server.database.db.updateTable("outbox").set({ sealed: "not sealed by us" }).execute();
  await server.database.db.updateTable("jobs").set({ attempts: 12 }).execute();
  const givenUp = Promise.withResolvers<string>();
  const worker = createWorker({
    ...server.jobs,
    clock: server.clock,
    logger: server.logger,
    onGivenUp: (error, place) => givenUp.resolve(`${place} ${String(error instanceof Error)}`),
  });
  worker.start();

  expect(await givenUp.promise).toBe("outbox.deliver-mail true");
  await worker.stop(1000);
});
