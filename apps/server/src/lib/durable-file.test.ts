import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base } from "vitest";

import { createFileDurably, makeDirectoryDurably, syncDirectory, writeFileDurably } from "./durable-file.ts";

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "durable-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a file is written with its mode and nothing beside it", async ({ folder }) => {
  await writeFileDurably(join(folder, "secret"), bytesOf("first"), { mode: 0o600 });

  expect(await readdir(folder)).toEqual(["secret"]);
  expect(await readFile(join(folder, "secret"), "utf8")).toBe("first");
  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
});

test("writing again replaces the whole file", async ({ folder }) => {
  await writeFileDurably(join(folder, "note"), bytesOf("a long first text"), { mode: 0o600 });

  await writeFileDurably(join(folder, "note"), bytesOf("short"), { mode: 0o600 });

  expect(await readFile(join(folder, "note"), "utf8")).toBe("short");
});

test("a failed write leaves what was there and no temporary file", async ({ folder }) => {
  await mkdir(join(folder, "taken"));

  const writing = writeFileDurably(join(folder, "taken"), bytesOf("x"), { mode: 0o600 });

  await expect(writing).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(folder)).toEqual(["taken"]);
});

test("creating never replaces what is there", async ({ folder }) => {
  await writeFile(join(folder, "key"), "old");

  const isNew = await createFileDurably(join(folder, "key"), bytesOf("new"), { mode: 0o600 });

  expect(isNew).toBe(false);
  expect(await readFile(join(folder, "key"), "utf8")).toBe("old");
  expect(await readdir(folder)).toEqual(["key"]);
});

test("of twenty creators at once exactly one wins, and its bytes stay", async ({ folder }) => {
  const texts = Array.from({ length: 20 }, (_, index) => `creator ${index}`);

  const wins = await Promise.all(
    texts.map((text) => createFileDurably(join(folder, "key"), bytesOf(text), { mode: 0o600 })),
  );

  expect(wins.filter(Boolean)).toHaveLength(1);
  expect(await readFile(join(folder, "key"), "utf8")).toBe(texts[wins.indexOf(true)]);
  expect(await readdir(folder)).toEqual(["key"]);
});

test("directories are made with all their parents, closed to others, and again without complaint", async ({
  folder,
}) => {
  await makeDirectoryDurably(join(folder, "a", "b", "c"));
  await makeDirectoryDurably(join(folder, "a", "b", "c"));

  expect((await stat(join(folder, "a", "b", "c"))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "a"))).mode & 0o777).toBe(0o700);
});

test("syncing a directory that is not there fails", async ({ folder }) => {
  await expect(syncDirectory(join(folder, "missing"))).rejects.toThrow("ENOENT");
});

// Traces a real program, because a container may have strace and forbid tracing.
const hasStrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

test.skipIf(!hasStrace)("the bytes reach the disk before the name, and the name before the answer", ({ folder }) => {
  const script = `
    import { makeDirectoryDurably, writeFileDurably } from ${JSON.stringify(import.meta.resolve("./durable-file.ts"))};
    await makeDirectoryDurably(${JSON.stringify(join(folder, "a", "b"))});
    await writeFileDurably(${JSON.stringify(join(folder, "a", "b", "note"))}, Buffer.from("x"), { mode: 0o600 });
  `;

  const traced = spawnSync(
    "strace",
    ["-f", "-y", "-e", "trace=fsync,/^rename", process.execPath, "--input-type=module", "-e", script],
    { encoding: "utf8" },
  );

  // Some processors have no rename, only renameat, whose first argument is a directory.
  const calls = [...traced.stderr.matchAll(/(fsync|rename)\w*\((?:AT_FDCWD\S* )?(?:\d+<|")([^>"]*)/g)];
  const readable = calls.map(
    ([, name, path = ""]) => `${name} ${path.replace(folder, "").replace(/[0-9a-f]{16}/, "*")}`,
  );
  expect(readable).toEqual(["fsync /a", "fsync ", "fsync /a/b/.note.*.tmp", "rename /a/b/.note.*.tmp", "fsync /a/b"]);
});
