import { expect } from "vitest";

import { look, settingsOf } from "#testing/doctor.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter } from "#testing/writer.ts";

import { backups } from "./backups.ts";

const place = { BACKUP_FOLDER: "/mnt/other-disk" };
const hourMs = 60 * 60 * 1000;

async function runGood(
  { services }: TestServer,
  kind: "backup" | "drill",
  remark: string | null = null,
): Promise<void> {
  await services.backupRuns.run(kind, async () => ({ outcome: "good", backup: "one", remark }));
}

test("a fresh backup and a fresh drill are well", async ({ server, testDatabase, clock }) => {
  await createWriter(server);
  await runGood(server, "backup");
  await runGood(server, "drill");

  expect(await look(backups, { ...settingsOf(testDatabase), ...place }, { clock })).toMatchObject({
    state: "ok",
    says: expect.stringMatching(
      /^The last backup was made at 2026-05-15T12:00.*, and one was tried out at 2026-05-15T12:00.*\.$/,
    ),
  });
});

test("where nothing is backed up, or only beside the data, it says so", async ({ server, testDatabase, clock }) => {
  const settings = settingsOf(testDatabase);
  await createWriter(server);
  await runGood(server, "backup");

  expect(await look(backups, { ...settings, BACKUPS: "off" }, { clock })).toMatchObject({
    state: "attention",
    says: "Nothing is backed up.",
  });
  expect(await look(backups, { ...settings, BACKUP_FOLDER: `${server.folder}/backups` }, { clock })).toMatchObject({
    state: "attention",
    says: expect.stringContaining("beside the data itself"),
  });
});

test("backups that have stopped are broken, and the reason is named", async ({ server, testDatabase, clock }) => {
  const settings = { ...settingsOf(testDatabase), ...place };
  await createWriter(server);
  const failing = server.services.backupRuns.run("backup", () => Promise.reject(new Error("unexpected")));
  await expect(failing).rejects.toThrow("unexpected");
  const failed = await look(backups, settings, { clock });
  clock.advance(27 * hourMs);
  const stopped = await look(backups, settings, { clock });
  await runGood(server, "backup", "One file is missing.");
  await runGood(server, "drill");
  const lacking = await look(backups, settings, { clock });
  clock.advance(10 * 24 * hourMs);
  await runGood(server, "backup");
  const untried = await look(backups, settings, { clock });

  expect(failed).toMatchObject({ state: "attention", says: expect.stringContaining("The newest backup failed") });
  expect(stopped).toMatchObject({
    state: "broken",
    says: expect.stringMatching(/^There was never a good backup\. The newest/),
  });
  expect(lacking).toMatchObject({ state: "attention", says: "One file is missing." });
  expect(untried).toMatchObject({ state: "attention", says: expect.stringContaining("No backup was tried out") });
});
