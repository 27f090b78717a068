import { expect } from "vitest";
import { z } from "zod";

import { createDatabaseJobSource } from "#adapters/jobs/database-job-source.ts";
import { defineJob, handle } from "#ports/job-queue.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword, type Visitor } from "#testing/visitor.ts";

import { createRecurringJobs } from "./recurring-jobs.ts";
import { createWorker } from "./worker.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const jumps = [
  ["a day back", -dayMs],
  ["a day ahead", dayMs],
  ["a year back", -365 * dayMs],
  ["a year ahead", 365 * dayMs],
] as const;
const chore = defineJob({ name: "chore", payload: z.object({}), maxAttempts: 5, timeoutMs: 60_000 });
const hourly = defineJob({ name: "hourly", payload: z.object({}), maxAttempts: 1, timeoutMs: 1000, everyMs: hourMs });

/** The newest code, found by having been mailed since: file names of mails sort by a clock that jumps. */
async function askForCode(server: TestServer, ada: Visitor): Promise<{ status: number; token: string; otp: string }> {
  const codes = async (): Promise<string[]> =>
    (await mailsTo(server, ada.email)).flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
  const before = await codes();
  const { status, body } = await ada.post("/auth/forgot-password", { email: ada.email });
  const otp = (await codes()).find((code) => !before.includes(code)) ?? "";
  return { status, token: body.token ?? "", otp };
}

function prove(ada: Visitor, { token, otp }: { token: string; otp: string }): Promise<{ status: number }> {
  return ada.post("/auth/verify-otp", { token, otp });
}

for (const [name, jump] of jumps) {
  test(`${name}: everybody can log in, and a wait is no longer than it was`, async ({ server }) => {
    const [ada, ben] = [await createRegistered(server), await createRegistered(server)];
    for (let tries = 0; tries < 5; tries += 1) await ben.logIn("not the password");
    await ada.logIn();
    server.clock.advance(jump);

    const [adaAfter, benAfter] = [await ada.logIn(), await ben.logIn("not the password")];
    server.clock.advance(-jump);
    const [adaBack, benBack] = [await ada.logIn(), await ben.logIn()];

    expect([adaAfter.status, benAfter.status]).toEqual([200, 401]);
    expect(adaBack.status).toBe(200);
    // After six wrong passwords the wait is two seconds at most, whatever the clock did.
    expect(Number(benBack.headers["retry-after"] ?? 0)).toBeLessThanOrEqual(2);
    server.clock.advance(minuteMs);
    expect((await ben.logIn()).status).toBe(200);
  });

  test(`${name}: who is signed in stays so or logs in again, and nothing spent works`, async ({ server }) => {
    const [ada, ben] = [await createRegistered(server), await createRegistered(server)];
    const spent = ben.refreshToken;
    await ben.refresh();
    server.clock.advance(jump);

    const refreshed = await ada.refresh();
    const withSpent = await ben.refresh(spent);
    const entered = jump > 30 * dayMs ? await ada.logIn() : refreshed;
    server.clock.advance(-jump);
    const back = await ada.refresh();
    const spentBack = await ben.refresh(spent);
    const enteredBack = await ada.logIn();

    // A jump of a year counts as a year without any visit, in either direction.
    expect([refreshed.status, back.status]).toEqual([jump > 30 * dayMs ? 401 : 200, jump < -30 * dayMs ? 401 : 200]);
    expect([withSpent.status, spentBack.status]).toEqual([401, 401]);
    expect([entered.status, enteredBack.status]).toEqual([200, 200]);
    expect((await ada.get("/auth/verify")).status).toBe(200);
  });

  test(`${name}: codes can be asked for, and used, dead and late ones stay dead`, async ({ server }) => {
    const ada = await createRegistered(server);
    server.clock.advance(minuteMs);
    const used = await askForCode(server, ada);
    const proved = await prove(ada, used);
    server.clock.advance(minuteMs);
    const late = await askForCode(server, ada);
    server.clock.advance(jump);

    const there = [await prove(ada, used), await prove(ada, late)];
    const fresh = await askForCode(server, ada);
    for (let tries = 0; tries < 5; tries += 1) await prove(ada, { ...fresh, otp: "none" });
    server.clock.advance(-jump);
    const back = [await prove(ada, used), await prove(ada, late), await prove(ada, fresh)];
    server.clock.advance(minuteMs);
    const next = await askForCode(server, ada);

    expect([proved.status, fresh.status, next.status]).toEqual([200, 200, 200]);
    expect([...there, ...back].map(({ status }) => status)).not.toContain(200);
    expect((await prove(ada, next)).status).toBe(200);
  });

  test(`${name}: a full limit is over within its window`, async ({ server }) => {
    const limit = { count: 3, perMs: minuteMs };
    const take = () => server.limiter.take("try", "ada", limit);
    for (let count = 0; count < 4; count += 1) await take();
    const before = await take();
    server.clock.advance(jump);

    const there = await take();
    for (let count = 0; count < 3; count += 1) await take();
    server.clock.advance(-jump);
    const back = await take();

    expect(before).toEqual({ isAllowed: false, retryAfterMs: 20_000 });
    expect([there.isAllowed, back.isAllowed]).toEqual([true, true]);
  });

  test(`${name}: jobs that wait, that were claimed and that recur go on`, async ({ server }) => {
    const { queue, source } = server.jobs;
    const dead = createDatabaseJobSource({ database: server.database, clock: server.clock, workerId: "dead" });
    await queue.enqueue(chore, {});
    const lost = await dead.claim(["chore"], 30_000);
    await queue.enqueue(chore, {});
    const putOff = await source.claim(["chore"], 30_000);
    await source.retryLater(putOff?.id ?? "", server.clock.now() + 30 * minuteMs, "not yet");
    const slots = createRecurringJobs({ ...server.jobs, ...server });
    const run = async (): Promise<number> => {
      await slots.queueDue([handle(hourly, async () => undefined)]);
      const found = await source.claim(["hourly"], 30_000);
      if (found) await source.complete(found.id);
      return found ? 1 : 0;
    };
    let runs = 0;
    for (let hour = 0; hour < 30; hour += 1) {
      runs += await run();
      if (hour < 29) server.clock.advance(hourMs);
    }
    server.clock.advance(jump);

    const [first, second] = [await source.claim(["chore"], 30_000), await source.claim(["chore"], 30_000)];
    server.clock.advance(31_000);
    const third = await source.claim(["chore"], 30_000);

    expect([runs, await run()]).toEqual([30, 1]);
    expect([first?.id, second?.id, third?.id]).toEqual(expect.arrayContaining([lost?.id, putOff?.id]));
  });
}

test("a clock set back by less than a minute makes no wait longer than its window", async ({ server }) => {
  const ada = await createRegistered(server);
  const limit = { count: 1, perMs: 10_000 };
  await server.limiter.take("try", "ada", limit);
  for (let tries = 0; tries < 5; tries += 1) await ada.logIn("not the password");
  server.clock.advance(-20_000);

  const [refused, blocked] = [await server.limiter.take("try", "ada", limit), await ada.logIn()];
  server.clock.advance(10_000);

  expect(refused).toEqual({ isAllowed: false, retryAfterMs: 10_000 });
  expect([blocked.status, blocked.headers["retry-after"]]).toEqual([429, "1"]);
  expect((await server.limiter.take("try", "ada", limit)).isAllowed).toBe(true);
  expect((await ada.logIn(goodPassword)).status).toBe(200);
});

test("what was running when the clock was set back is not begun a second time", async ({ server }) => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let runs = 0;
  const handler = handle(chore, async () => {
    runs += 1;
    started.resolve();
    await finish.promise;
  });
  const worker = createWorker({ ...server.jobs, handlers: [handler], clock: server.clock, logger: server.logger });
  await server.jobs.queue.enqueue(chore, {});
  worker.start();
  await started.promise;
  server.clock.advance(-dayMs);

  const other = createDatabaseJobSource({ database: server.database, clock: server.clock, workerId: "other" });
  const taken = await other.claim(["chore"], 30_000);
  finish.resolve();
  await worker.stop(1000);

  expect([runs, taken]).toEqual([1, undefined]);
  const { status } = await server.database.db.selectFrom("jobs").select("status").executeTakeFirstOrThrow();
  expect(status).toBe("done");
});

test("after the clock was set back nothing is kept for as much longer", async ({ server }) => {
  server.clock.advance(365 * dayMs);
  const ada = await createRegistered(server);
  server.clock.advance(-365 * dayMs);
  const sweep = server.jobs.handlers.find(({ job }) => job.name === "housekeeping.sweep");
  await sweep?.run({}, { signal: new AbortController().signal });
  const now = server.clock.now();

  const stayed = await ada.refresh();
  const session = await server.database.db
    .selectFrom("sessions")
    .select(["expires_at", "last_seen_at"])
    .executeTakeFirstOrThrow();

  expect(stayed.status).toBe(200);
  expect(session).toEqual({ expires_at: now + 90 * dayMs, last_seen_at: now });
  server.clock.advance(91 * dayMs);
  expect((await ada.refresh()).status).toBe(401);
});
