import { expect } from "vitest";
import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";
import { look, settingsOf } from "#testing/doctor.ts";
import { test } from "#testing/server-test.ts";

import { jobs } from "./jobs.ts";
import { waitingMail } from "./waiting-mail.ts";

const minuteMs = 60_000;
const greet = defineJob({ name: "greet", payload: z.object({ who: z.string() }), maxAttempts: 3, timeoutMs: 1000 });
const wave = defineJob({ ...greet, name: "wave" });

test("jobs that were given up are counted by name, and nothing else of them is told", async ({
  server,
  testDatabase,
  clock,
}) => {
  const { queue, source } = server.jobs;
  const env = settingsOf(testDatabase);
  const none = await look(jobs, env, { clock });
  for (const job of [greet, greet, wave]) await queue.enqueue(job, { who: "Ada Marsh" });
  for (const name of ["greet", "greet", "wave"]) {
    const claimed = await source.claim([name], 1000);
    await source.giveUp(claimed?.id ?? "", "Ada Marsh was not there");
  }

  const found = await look(jobs, env, { clock });

  expect(none).toEqual({ state: "ok", says: "No job has failed, and 0 are due." });
  expect(found).toMatchObject({
    state: "attention",
    says: "Given up in the last thirty days: greet (2), wave (1).",
  });
  expect(JSON.stringify(found)).not.toContain("Ada");
});

test("a job that nobody begins is overdue after ten minutes, and so is one whose worker died", async ({
  server,
  testDatabase,
  clock,
}) => {
  const { queue, source } = server.jobs;
  const env = settingsOf(testDatabase);
  await queue.enqueue(greet, { who: "Ada" });
  await queue.enqueue(wave, { who: "Ben" });
  await queue.enqueue(greet, { who: "Cor" }, { runAt: clock.now() + 30 * minuteMs });
  await source.claim(["wave"], 1000);

  clock.advance(9 * minuteMs);
  const soon = await look(jobs, env, { clock });
  clock.advance(2 * minuteMs);
  const late = await look(jobs, env, { clock });

  expect(soon).toMatchObject({ state: "ok", says: "No job has failed, and 2 are due." });
  expect(late).toMatchObject({ state: "attention", says: "2 jobs are due, the oldest for 11 minutes." });
});

test("mail that waits is counted, and too old after ten minutes", async ({ server, testDatabase, clock }) => {
  const env = settingsOf(testDatabase);
  const none = await look(waitingMail, env, { clock });
  for (const to of ["ada@example.com", "ben@example.com"]) {
    await server.services.outbox.post({ to, subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
  }
  const fresh = await look(waitingMail, env, { clock });
  clock.advance(3 * 60 * minuteMs);
  const old = await look(waitingMail, env, { clock });

  expect(none).toEqual({ state: "ok", says: "0 mails wait to be sent." });
  expect(fresh).toEqual({ state: "ok", says: "2 mails wait to be sent." });
  expect(old).toMatchObject({
    state: "attention",
    says: expect.stringContaining("2 mails wait to be sent, the oldest for 3 hours"),
  });
  expect(JSON.stringify(old)).not.toContain("example.com");
});
