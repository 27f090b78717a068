import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";

const mail = { to: "ada@example.com", subject: "Your code", text: "Your code is 424242", html: "<p>424242</p>" };

async function runOne({ jobs }: TestServer): Promise<void> {
  const job = await jobs.source.claim(["outbox.deliver-mail"], 1000);
  const handler = jobs.handlers.find((candidate) => candidate.job.name === job?.name);
  await handler?.run(job?.payload, { signal: new AbortController().signal });
}

async function delivered({ folder }: TestServer): Promise<string[]> {
  const files = await readdir(join(folder, "outbox")).catch(() => []);
  return Promise.all(files.map((file) => readFile(join(folder, "outbox", file), "utf8")));
}

test("a posted mail waits sealed, leaves once, and is forgotten", async ({ server }) => {
  await server.services.outbox.post(mail);
  const waiting = await server.database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const queued = await server.database.db.selectFrom("jobs").selectAll().execute();

  await runOne(server);
  const sent = await delivered(server);

  expect(JSON.stringify([waiting, queued])).not.toMatch(/424242|ada@/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("Your code is 424242");
  const after = await server.database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(after).toMatchObject({ sealed: "", sent_at: server.clock.now() });
});

test("a mail of a transaction that failed is never sent", async ({ server }) => {
  await server.database
    .transact(async () => {
      await server.services.outbox.post(mail);
      throw new Error("no");
    })
    .catch(() => undefined);

  await runOne(server);

  expect(await delivered(server)).toEqual([]);
});

test("a mail that has left is not sent again", async ({ server }) => {
  await server.services.outbox.post(mail);
  const row = await server.database.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  await runOne(server);

  await server.services.outbox.deliver(row.id);

  expect(await delivered(server)).toHaveLength(1);
});

test("the log says that a mail lies in the folder, and nothing of what is in it", async ({ server }) => {
  await server.services.outbox.post(mail);
  await runOne(server);

  const { id } = await server.database.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  expect(server.logger.lines).toContainEqual({
    level: "info",
    message: "mail written to the outbox folder",
    details: { id },
  });
  expect(JSON.stringify(server.logger.lines)).not.toMatch(/424242|ada@|Your code/);
});
