import { expect } from "vitest";

import { test as base, type TestServer } from "#testing/server-test.ts";
import { createWriter } from "#testing/writer.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ CONTACT: "Write to Olga, olga@example.com" }),
});

async function mailsIn({ database }: TestServer): Promise<number> {
  const rows = await database.db.selectFrom("outbox").select("id").execute();
  return rows.length;
}

/** The hours pass one by one, as for the recurring job. */
async function passHours({ clock, services }: TestServer, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.advance(60 * 60 * 1000);
    await services.backupWatch.watch();
  }
}

test("the operator hears once a day that there is no backup any more", async ({ server }) => {
  await createWriter(server);
  const before = await mailsIn(server);
  const counts: number[] = [];

  for (const hours of [26, 2, 24]) {
    await passHours(server, hours);
    counts.push((await mailsIn(server)) - before);
  }
  await server.services.backupRuns.run("backup", async () => ({ outcome: "good", backup: "one", remark: null }));
  await passHours(server, 20);
  counts.push((await mailsIn(server)) - before);

  expect(counts).toEqual([0, 1, 2, 2]);
  expect(server.logger.lines.filter(({ level }) => level === "error")).toHaveLength(26);
});

test("why the newest backup failed is known until one succeeds", async ({ server }) => {
  await createWriter(server);
  const { backupRuns, backupHealth } = server.services;
  await expect(backupRuns.run("backup", () => Promise.reject(new Error("secret detail")))).rejects.toThrow(
    "secret detail",
  );
  const { backup: failed } = await backupHealth.read();
  server.clock.advance(1000);
  await backupRuns.run("backup", async () => ({ outcome: "good", backup: "one", remark: null }));
  const { backup: healthy } = await backupHealth.read();

  expect(failed).toMatchObject({ lastGoodAt: undefined, problem: "It failed unexpectedly; the log says why." });
  expect(healthy).toMatchObject({ lateMs: 0, problem: undefined });
});

test("without anybody nothing is missing", async ({ server }) => {
  await passHours(server, 24 * 12);

  expect(await mailsIn(server)).toBe(0);
});
