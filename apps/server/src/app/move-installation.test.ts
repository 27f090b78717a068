import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "vitest";

import { loadConfig } from "#config/config.ts";
import { openDatabase } from "#db/client.ts";
import { type BackedUp, beginLife, digestsOf, emptyFor, quietly, test, titlesIn } from "#testing/backed-up.ts";

import { moveFromWords } from "./move-command.ts";
import { moveInstallation } from "./move-installation.ts";

/** An installation in which somebody has written, and which no program has open. */
async function leaveBehind(backedUp: BackedUp, titles: readonly string[], engine?: "embedded") {
  const old = await emptyFor(backedUp, engine);
  const lived = await old.open();
  const { writer, write } = await beginLife(lived);
  for (const title of titles) await write(title, 700);
  await lived.database.close();
  return { ...old, writer };
}

const interrupt = (step: string) => (progress: { readonly step: string }) => {
  if (progress.step === step) throw new Error("Interrupted");
};

const inFolder = (folder: string) => (changes: object) =>
  loadConfig({ NODE_ENV: "test", CITY_LIST: "none", LOG_LEVEL: "silent", DATA_DIR: folder, ...changes });

test("everything moves to another place and back: every row, every byte, and the key", async ({ backedUp }) => {
  const titles = ["Éléphant 🐘 שלום", "Second"];
  const old = await leaveBehind(backedUp, titles);
  const before = await digestsOf(old);

  const there = await emptyFor(backedUp, "embedded");
  const moved = await moveInstallation(old, there.config, quietly);
  const home = await emptyFor(backedUp);
  await moveInstallation(there, home.config, quietly);

  expect(moved).toMatchObject({ accounts: 1, files: 2, unreadable: 0 });
  expect(await digestsOf(there)).toEqual(before);
  expect(await digestsOf(home)).toEqual(before);
  expect(await titlesIn(await home.open(), old.writer)).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
  await expect(access(join(old.folder, "moving"))).rejects.toThrow("ENOENT");
});

test("a move that was interrupted goes on when it is started again", async ({ backedUp }) => {
  const old = await leaveBehind(backedUp, ["One", "Three", "Two"]);
  const there = await emptyFor(backedUp, "embedded");

  for (const step of ["files", "rows", "search"]) {
    await expect(moveInstallation(old, there.config, interrupt(step))).rejects.toThrow("Interrupted");
  }
  await moveInstallation(old, there.config, quietly);

  expect(await titlesIn(await there.open(), old.writer)).toEqual(["One", "Three", "Two"]);
});

test("nothing moves while a server runs, to a place where somebody lives, or to where everything is already", async ({
  backedUp,
}) => {
  const old = await leaveBehind(backedUp, []);
  const there = await emptyFor(backedUp, "embedded");
  const running = openDatabase(old.config.database);
  await running.db.selectFrom("accounts").select("id").execute();
  await expect(moveInstallation(old, there.config, quietly)).rejects.toThrow(/Please stop (the server|all servers)/);
  await running.close();

  await expect(moveInstallation(old, old.config, quietly)).rejects.toThrow(
    "These settings name the database that is used now. Please name an empty one.",
  );
  const inhabited = await leaveBehind(backedUp, [], "embedded");
  await expect(moveInstallation(old, inhabited.config, quietly)).rejects.toThrow("There are accounts here already");
});

test("the command takes the new settings from a file, on top of the present ones", async ({ backedUp }) => {
  const old = await leaveBehind(backedUp, ["The lighthouse"], "embedded");
  const there = await emptyFor(backedUp, "embedded");
  const file = join(there.folder, "new.env");
  await writeFile(file, `DATA_DIR="${there.folder}"\nDATABASE_URL=\n`);
  const said: string[] = [];

  await moveFromWords(inFolder(old.folder), [file], (line) => said.push(line));

  expect(said.join("\n")).toMatch(
    /1 account.* Every row and file was compared with it\.\nStart the server with the settings/,
  );
  expect(await titlesIn(await there.open(), old.writer)).toEqual(["The lighthouse"]);
  const words = (...given: string[]) => moveFromWords(inFolder(join(old.folder, "none")), given, quietly);
  await expect(words()).rejects.toThrow("npm run move -- FILE");
  await expect(words(join(old.folder, "missing.env"))).rejects.toThrow("cannot be read");
  await expect(words(file)).rejects.toThrow("There is nothing to move");
});
