import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generateX25519Identity, identityToRecipient } from "age-encryption";
import * as fc from "fast-check";
import { expect, onTestFinished } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { createBackupRunsRepository } from "#features/backups/backup-runs.repository.ts";
import { checkBackup } from "#features/backups/check-backup.ts";
import { downloadArchive } from "#testing/archives.ts";
import {
  archiveOf,
  backUp,
  type BackedUp,
  beginLife,
  digestsOf,
  emptyFor,
  keyOf,
  pathsBelow,
  quietly,
  test,
  titlesIn,
} from "#testing/backed-up.ts";
import { withBackups } from "#testing/installations.ts";
import { live, randomLife } from "#testing/random-life.ts";
import { createWriter, signInAgain } from "#testing/writer.ts";

import { openBackups } from "./open-backups.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

function mediaOf(files: ReadonlyMap<string, Buffer>) {
  return [...files].filter(([name]) => name.startsWith("media/"));
}

test("a backup that is restored elsewhere has every row and every byte", async ({ backedUp }) => {
  const ada = await createWriter(backedUp);
  const [life] = fc.sample(randomLife, { seed: 1976, numRuns: 1 });
  if (life) await live(backedUp, ada, life);
  await backUp(backedUp);
  const before = await digestsOf(backedUp);

  const empty = await emptyFor(backedUp);
  const restored = await restoreBackup(empty, { key: await keyOf(backedUp) }, quietly);

  expect(restored).toMatchObject({ accounts: 1, erasedAgain: 0, unreadable: 0 });
  expect(await digestsOf(empty)).toEqual(before);
  const again = await empty.open();
  const left = await downloadArchive(backedUp, ada);
  const arrived = await downloadArchive(again, await signInAgain(again, ada));
  expect(left.memories.length).toBeGreaterThan(0);
  expect(arrived.memories).toEqual(left.memories);
  expect(mediaOf(arrived.files)).toEqual(mediaOf(left.files));
});

test("the backup in which it was running itself keeps no other one from running after a restore", async ({
  backedUp,
}) => {
  await createWriter(backedUp);
  const good = { outcome: "good", backup: null, remark: null } as const;
  await backedUp.services.backupRuns.run("backup", async () => {
    await backUp(backedUp);
    return good;
  });

  const empty = await emptyFor(backedUp);
  await restoreBackup(empty, { key: await keyOf(backedUp) }, quietly);
  const again = await empty.open();

  await expect(again.services.backupRuns.run("backup", async () => good)).resolves.toBe(good);
});

test("what was restored is found by its words", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  await write("The lighthouse of Texel", 500);
  await backUp(backedUp);

  const empty = await emptyFor(backedUp);
  await restoreBackup(empty, { key: await keyOf(backedUp) }, quietly);
  const again = await empty.open();
  const found = await (await signInAgain(again, writer)).get("/memories/search?q=lighthouse");

  expect(found.body.memories).toMatchObject([
    { title: [{ text: "The " }, { text: "lighthouse" }, { text: " of Texel" }] },
  ]);
});

test("the next backup copies only what is new", async ({ backedUp }) => {
  const { write } = await beginLife(backedUp);
  for (let count = 0; count < 5; count += 1) await write(`Memory ${count}`, 1000 + count);
  const first = await backUp(backedUp);
  await write("One more", 2000);

  const second = await backUp(backedUp);

  expect(first.copied.files).toBe(5);
  expect(second).toMatchObject({ copied: { files: 1, bytes: 2000 }, files: { count: 6 }, unreadable: [] });
});

test("a backup moves from one engine to the other and back without losing anything", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  await write("Éléphant 🐘 \u2028 שלום", 700);
  await write("Second", 800);
  await backUp(backedUp);
  const before = await digestsOf(backedUp);
  const key = await keyOf(backedUp);

  const embedded = await emptyFor(backedUp, "embedded");
  await restoreBackup(embedded, { key }, quietly);
  const between = await embedded.open();
  const there = { ...between, place: backedUp.place };
  await backUp(there);
  const home = await emptyFor(backedUp);
  await restoreBackup(home, { key }, quietly);

  expect(await digestsOf(embedded)).toEqual(before);
  expect(await digestsOf(home)).toEqual(before);
  expect(await titlesIn(await home.open(), writer)).toEqual(await titlesIn(backedUp, writer));
});

test("a file that is deleted while it is being backed up belongs to no backup", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  const { _id: id } = await write("Regretted", 900);
  await write("Kept", 901);
  let isDeleted = false;
  const { store } = backedUp;
  const deleting: BackedUp = {
    ...backedUp,
    store: {
      ...store,
      // The first file that is asked for is gone by then, and its memory as well.
      async open(key) {
        if (!isDeleted) {
          isDeleted = true;
          await writer.delete("/memories", { id });
          for (const row of await backedUp.database.db.selectFrom("files").select("store_key").execute()) {
            if (row.store_key === key) await store.remove(key);
          }
        }
        return store.open(key);
      },
      localPath: () => undefined,
    },
  };

  const taken = await backUp(deleting);
  const archive = await archiveOf(backedUp);
  const snapshot = await archive.readSnapshot(taken.name);

  expect(taken.unreadable).toEqual([]);
  expect("problem" in snapshot ? [snapshot.problem] : await checkBackup(archive, snapshot)).toEqual([]);
});

test("encrypted backups open with the server's key or the operator's alone, and show nothing to others", async ({
  server,
  testDatabase,
}) => {
  const place = await mkdtemp(join(tmpdir(), "lane-backups-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const operator = await generateX25519Identity();
  const settings = { BACKUP_FOLDER: place, BACKUP_RECIPIENTS: await identityToRecipient(operator) };
  const backedUp = { ...withBackups(server, testDatabase.location, settings), place };
  const { writer, write } = await beginLife(backedUp);
  await write("A secret of mine", 500);
  await backUp(backedUp);
  const original = await backedUp.database.db
    .selectFrom("files")
    .select("sha256")
    .where("bytes", "=", 500)
    .executeTakeFirstOrThrow();

  for (const path of await pathsBelow(place)) {
    const bytes = await readFile(path);
    expect(path).not.toContain(original.sha256);
    expect(bytes.toString("latin1", 0, 21)).toBe("age-encryption.org/v1");
  }
  const withKey = await emptyFor(backedUp);
  await restoreBackup(withKey, { key: await keyOf(backedUp) }, quietly);
  const withIdentity = await emptyFor(backedUp);
  await restoreBackup(withIdentity, { identities: [operator], isKeyLost: true }, quietly);
  const stranger = await emptyFor(backedUp);

  expect(await titlesIn(await withKey.open(), writer)).toEqual(["A secret of mine"]);
  expect(await titlesIn(await withIdentity.open(), writer)).toEqual(["A secret of mine"]);
  await expect(restoreBackup(stranger, { isKeyLost: true }, quietly)).rejects.toThrow(
    "This key does not open the backups",
  );
});

test("old backups go after their time, and with them only what no other backup names", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  await write("Kept", 700);
  const { _id: id } = await write("Deleted", 701);
  await backUp(backedUp);
  const files = async () => (await pathsBelow(join(backedUp.place, "files"))).length;
  const before = await files();
  await writer.delete("/memories", { id });
  await backedUp.database.db.deleteFrom("files").where("bytes", "=", 701).execute();

  // What was copied carries the time of this machine.
  const later = { now: () => systemClock.now() + 40 * 24 * 60 * 60 * 1000 };
  await takeBackup({ ...backedUp, clock: later }, await archiveOf(backedUp));
  const archive = await archiveOf(backedUp);
  const [name = "", ...others] = await archive.listSnapshots();
  const snapshot = await archive.readSnapshot(name);

  expect(before).toBe(2);
  expect(others).toEqual([]);
  expect(await files()).toBe(1);
  expect("problem" in snapshot ? [snapshot.problem] : await checkBackup(archive, snapshot)).toEqual([]);
});

test("two backups at once: one runs, the other is told so", async ({ backedUp }) => {
  const { backupRuns } = backedUp.services;
  const runs = createBackupRunsRepository(backedUp.database.db);
  const first = Promise.withResolvers<void>();
  const good = { outcome: "good", backup: "one", remark: null } as const;
  const running = backupRuns.run("backup", () => first.promise.then(() => good));
  await expect.poll(async () => (await runs.findLatest("backup"))?.isRunning).toBe(true);

  await expect(backupRuns.run("backup", async () => good)).rejects.toThrow("Another backup or drill is running");
  first.resolve();
  await running;

  await expect(backupRuns.run("drill", async () => good)).resolves.toEqual(good);
  expect(await runs.findLatest("backup", "good")).toMatchObject({ backup: "one", isRunning: false });
});

test("a backup whose process died does not stand in the way for long", async ({ backedUp }) => {
  const { clock, database, services } = backedUp;
  const row = {
    id: "dead",
    kind: "backup",
    slot: 1,
    started_at: clock.now(),
    alive_until: clock.now() + 60_000,
  } as const;
  await database.db.insertInto("backup_runs").values(row).execute();
  clock.advance(61_000);

  const ending = await services.backupRuns.run("backup", async () => ({
    outcome: "good",
    backup: "next",
    remark: null,
  }));

  expect(ending.backup).toBe("next");
});

test("encrypted backups do not mix with others", async ({ backedUp }) => {
  await beginLife(backedUp);
  await backUp(backedUp);
  const recipients = [await identityToRecipient(await generateX25519Identity())];
  const { backups } = backedUp.config;

  await expect(openBackups({ ...backups, ...backedUp.secrets, recipients })).rejects.toThrow(
    "There are backups without encryption in the folder",
  );
});
