import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import {
  archiveOf,
  backUp,
  beginLife,
  emptyFor,
  keyOf,
  pathsBelow,
  quietly,
  test,
  titlesIn,
} from "#testing/backed-up.ts";
import { runsOnce } from "#testing/server-test.ts";
import { signInAgain } from "#testing/writer.ts";

import { restoreBackup } from "./restore-backup.ts";

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
  const restored = await restoreBackup(empty, { isKeyLost: true }, quietly);

  expect(gone.status).toBe(200);
  expect(restored).toMatchObject({ accounts: 1, erasedAgain: 1 });
  const again = await empty.open();
  expect(await again.services.accounts.findByEmail(bob.writer.email)).toBeUndefined();
  expect(await titlesIn(again, ada.writer)).toEqual(["Of Ada"]);
});

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
