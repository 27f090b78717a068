import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { test, type TestHouse } from "#testing/server-test.ts";

const mail = { to: "ada@example.com", subject: "Your code", text: "Your code is 424242", html: "<p>424242</p>" };

async function runOne({ jobs }: TestHouse): Promise<void> {
  const job = await jobs.source.claim(["outbox.deliver-mail"], 1000);
  const handler = jobs.handlers.find((candidate) => candidate.job.name === job?.name);
  await handler?.run(job?.payload, { signal: new AbortController().signal });
}

async function delivered({ folder }: TestHouse): Promise<string[]> {
  const files = await readdir(join(folder, "outbox")).catch(() => []);
  return Promise.all(files.map((file) => readFile(join(folder, "outbox", file), "utf8")));
}

test("a posted mail waits sealed, leaves once, and is forgotten", async ({ house }) => {
  await house.services.outbox.post(mail);
  const waiting = await house.database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const queued = await house.database.db.selectFrom("jobs").selectAll().execute();

  await runOne(house);
  const sent = await delivered(house);

  expect(JSON.stringify([waiting, queued])).not.toMatch(/424242|ada@/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("Your code is 424242");
  const after = await house.database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(after).toMatchObject({ sealed: "", sent_at: house.clock.now() });
});

test("a mail of a transaction that failed is never sent", async ({ house }) => {
  await house.database
    .transact(async () => {
      await house.services.outbox.post(mail);
      throw new Error("no");
    })
    .catch(() => undefined);

  await runOne(house);

  expect(await delivered(house)).toEqual([]);
});

test("a mail that has left is not sent again", async ({ house }) => {
  await house.services.outbox.post(mail);
  const row = await house.database.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  await runOne(house);

  await house.services.outbox.deliver(row.id);

  expect(await delivered(house)).toHaveLength(1);
});

test("the log says that a mail lies in the folder, and nothing of what is in it", async ({ house }) => {
  await house.services.outbox.post(mail);
  await runOne(house);

  const { id } = await house.database.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  expect(house.logger.lines).toContainEqual({
    level: "info",
    message: "mail written to the outbox folder",
    details: { id },
  });
  expect(JSON.stringify(house.logger.lines)).not.toMatch(/424242|ada@|Your code/);
});
