import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generateX25519Identity, identityToRecipient } from "age-encryption";
import * as fc from "fast-check";
import { expect, onTestFinished } from "vitest";

import { readKey } from "#config/secrets.ts";
import { readDatabase } from "#db/whole-database/read-database.ts";
import { checkBackup } from "#features/backups/check-backup.ts";
import { createDigest } from "#features/backups/row-pieces.ts";
import { downloadArchive } from "#testing/archives.ts";
import { createInstallation, withBackups } from "#testing/installations.ts";
import { live, randomLife } from "#testing/random-life.ts";
import { photoLike } from "#testing/sample-media.ts";
import { runsOnce, test as base, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline, signInAgain, type TestTimeline, type Writer } from "#testing/writer.ts";

import { openBackups } from "./open-backups.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

interface BackedUp extends TestServer {
  /** Where its backups are. */
  readonly place: string;
}

const test = base.extend<{ backedUp: BackedUp }>({
  backedUp: async ({ server, testDatabase, settings }, use) => {
    const place = await mkdtemp(join(tmpdir(), "lane-backups-"));
    const { config } = withBackups(server, testDatabase.location, { BACKUP_FOLDER: place, ...settings });
    await use({ ...server, config, place });
    await rm(place, { recursive: true, force: true });
  },
});
const quietly = (): void => undefined;

async function archiveOf({ config, secrets }: BackedUp) {
  const archive = await openBackups({ ...config.backups, ...secrets });
  onTestFinished(() => archive.close());
  return archive;
}

async function backUp(server: BackedUp) {
  server.clock.advance(1000);
  return takeBackup(server, await archiveOf(server));
}

async function digestsOf({ config }: Pick<TestServer, "config">): Promise<Record<string, string>> {
  const reading = await readDatabase(config.database);
  const digests: Record<string, string> = {};
  for (const table of reading.tables) {
    const digest = createDigest();
    for await (const page of reading.pages(table)) page.forEach(digest.addRow);
    digests[table.name] = `${digest.count()} ${digest.text()}`;
  }
  await reading.close();
  return digests;
}

interface Life {
  readonly writer: Writer;
  readonly timeline: TestTimeline;
  write(title: string, bytes: number): Promise<{ readonly _id: string }>;
}

/** Somebody who writes memories with photos. */
async function beginLife(server: TestServer): Promise<Life> {
  const writer = await createWriter(server);
  const timeline = await setTimeline(writer);
  const tus = createTus(server, writer);
  return {
    writer,
    timeline,
    async write(memoryTitle, bytes) {
      const fileId = await tus.upload(photoLike(bytes));
      return writer.write(timeline, { memoryTitle, media: [{ s3id: fileId, url: "", type: "Image" }] });
    },
  };
}

async function keyOf({ config }: BackedUp): Promise<string> {
  return (await readKey(config.dataDir)) ?? "";
}

async function emptyFor(server: BackedUp, engine?: "embedded", settings = {}) {
  return createInstallation(server, { BACKUP_FOLDER: server.place, ...settings }, engine);
}

async function titlesIn(server: TestServer, writer: Writer): Promise<string[]> {
  const { memories } = await downloadArchive(server, await signInAgain(server, writer));
  return memories.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other));
}

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
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
  const mediaOf = (files: ReadonlyMap<string, Buffer>) => [...files].filter(([name]) => name.startsWith("media/"));
  expect(left.memories.length).toBeGreaterThan(0);
  expect(arrived.memories).toEqual(left.memories);
  expect(mediaOf(arrived.files)).toEqual(mediaOf(left.files));
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

test("a file that the store has lost is named, and everything else is backed up", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  await write("Whole", 600);
  await write("Lost", 601);
  const lost = await backedUp.database.db
    .selectFrom("files")
    .select("store_key")
    .where("bytes", "=", 601)
    .executeTakeFirstOrThrow();
  await backedUp.store.remove(lost.store_key);

  const taken = await backUp(backedUp);
  const empty = await emptyFor(backedUp);
  const restored = await restoreBackup(empty, { key: await keyOf(backedUp) }, quietly);

  expect(taken.unreadable).toEqual([lost.store_key]);
  expect(restored.unreadable).toBe(1);
  const again = await empty.open();
  const answer = await (await signInAgain(again, writer)).get("/memories/search?q=whole");
  expect(answer.body.memories).toHaveLength(1);
});

test("whoever deleted the account after the backup does not come back with it", async ({ backedUp }) => {
  const ada = await beginLife(backedUp);
  const bob = await beginLife(backedUp);
  await ada.write("Of Ada", 500);
  await bob.write("Of Bob", 501);
  await backUp(backedUp);
  const gone = await bob.writer.post("/user/delete", { password: "a long enough password", reasonForLeaving: "Done" });
  const archive = await archiveOf(backedUp);
  await backedUp.services.erasedAccounts.tell(archive);

  const empty = await emptyFor(backedUp);
  const restored = await restoreBackup(empty, { key: await keyOf(backedUp) }, quietly);

  expect(gone.status).toBe(200);
  expect(restored).toMatchObject({ accounts: 1, erasedAgain: 1 });
  const again = await empty.open();
  expect(await again.services.accounts.findByEmail(bob.writer.email)).toBeUndefined();
  expect(await titlesIn(again, ada.writer)).toEqual(["Of Ada"]);
});

test.runIf(runsOnce)(
  "every damaged backup is refused by name, and the empty installation stays empty",
  async ({ backedUp }) => {
    const { write } = await beginLife(backedUp);
    await write("Fragile", 3000);
    const { name } = await backUp(backedUp);
    const key = await keyOf(backedUp);
    const empty = await emptyFor(backedUp);
    const outcomes: string[] = [];

    const paths = (await pathsBelow(backedUp.place)).toSorted();
    for (const path of paths.filter((one, index) => !one.includes("/rows/") || index % 4 === 0)) {
      const whole = await readFile(path);
      const middle = Math.floor(whole.length / 2);
      const flipped = Buffer.from(whole);
      flipped[middle] = (whole[middle] ?? 0) ^ 1;
      for (const bytes of [flipped, whole.subarray(0, middle), undefined]) {
        await rm(path);
        if (bytes) await writeFile(path, bytes);
        const outcome = await restoreBackup(empty, { key }, quietly).then(
          () => `restored in spite of ${path}`,
          (error: Error) => error.message.replace(name, "NAME").replace(/[0-9a-f]{40}/, "KEY"),
        );
        outcomes.push(outcome.replace(/table \w+/, "table TABLE"));
        await writeFile(path, whole);
        // What was put there already would not be looked for again.
        await rm(join(empty.folder, "media"), { recursive: true, force: true });
      }
    }

    expect(new Set(outcomes)).toEqual(
      new Set([
        "The backup NAME is damaged: the file KEY is changed. Nothing was restored; please choose another one.",
        "The backup NAME is damaged: the file KEY is missing. Nothing was restored; please choose another one.",
        "The backup NAME is damaged: a part of its table TABLE is missing or changed. Nothing was restored; please choose another one.",
        "The backup NAME is damaged, so nothing was restored. Please choose another one.",
        `There is no backup in the folder ${backedUp.place}.`,
      ]),
    );
    expect(await restoreBackup(empty, { key }, quietly)).toMatchObject({ accounts: 1 });
  },
);

test("a restore that was interrupted goes on where it was", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  for (let count = 0; count < 4; count += 1) await write(`Memory ${count}`, 1000 + count);
  await backUp(backedUp);
  const key = await keyOf(backedUp);
  const empty = await emptyFor(backedUp);
  const stopAt = (step: string) =>
    restoreBackup(empty, { key }, (progress) => {
      if (progress.step === step && progress.done >= 2) throw new Error(`killed at ${step}`);
    });

  await expect(stopAt("files")).rejects.toThrow("killed at files");
  await expect(stopAt("rows")).rejects.toThrow("killed at rows");
  await expect(stopAt("search")).rejects.toThrow("killed at search");
  const restored = await restoreBackup(empty, { key }, quietly);

  expect(restored.accounts).toBe(1);
  expect(await titlesIn(await empty.open(), writer)).toHaveLength(4);
});

test("nothing is restored where somebody lives already", async ({ backedUp }) => {
  await beginLife(backedUp);
  await backUp(backedUp);
  const key = await keyOf(backedUp);
  const empty = await emptyFor(backedUp);
  await restoreBackup(empty, { key }, quietly);

  await expect(restoreBackup(empty, { key }, quietly)).rejects.toThrow("There are accounts here already");
});

test("another key does not restore, unless it is lost for good", async ({ backedUp }) => {
  const { writer, write } = await beginLife(backedUp);
  await write("Found again", 500);
  await backUp(backedUp);
  const other = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

  await expect(restoreBackup(await emptyFor(backedUp), { key: other }, quietly)).rejects.toThrow(
    "This is not the key of the backup",
  );
  const empty = await emptyFor(backedUp);
  await restoreBackup(empty, { isKeyLost: true }, quietly);

  const again = await empty.open();
  expect(await titlesIn(again, writer)).toEqual(["Found again"]);
});

test("a backup of a newer version is refused by name", async ({ backedUp }) => {
  await beginLife(backedUp);
  const { name } = await backUp(backedUp);
  const archive = await archiveOf(backedUp);
  const snapshot = await archive.readSnapshot(name);
  if ("problem" in snapshot) throw new Error(snapshot.problem);
  await archive.keepSnapshot({ ...snapshot, version: "9.9.9", schema: snapshot.schema + 1 });

  await expect(restoreBackup(await emptyFor(backedUp), { key: await keyOf(backedUp) }, quietly)).rejects.toThrow(
    "was made by a newer version of Down Memory Lane (9.9.9), so nothing was restored",
  );
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
  const later = { now: () => Date.now() + 40 * 24 * 60 * 60 * 1000 };
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
  const first = Promise.withResolvers<void>();
  const good = { outcome: "good", backup: "one", remark: null } as const;
  const running = backupRuns.run("backup", () => first.promise.then(() => good));
  await expect.poll(async () => (await backupRuns.latest("backup"))?.isRunning).toBe(true);

  await expect(backupRuns.run("backup", async () => good)).rejects.toThrow("Another backup or drill is running");
  first.resolve();
  await running;

  await expect(backupRuns.run("drill", async () => good)).resolves.toEqual(good);
  expect(await backupRuns.latestGood("backup")).toMatchObject({ backup: "one", isRunning: false });
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
