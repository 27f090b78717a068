import { spawn, spawnSync } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, onTestFinished, test } from "vitest";

import { createDiskStore } from "./disk-store.ts";
import { chunksOf, gather, readAll, sha256Of, unlimited } from "./sample-bytes.ts";

const storeModule = JSON.stringify(import.meta.resolve("./disk-store.ts"));

const kills = testSize({ short: 4, long: 10 });

test(
  "killed at random moments, every acknowledged blob is whole and no other is partial",
  { timeout: 60_000 },
  async () => {
    const folder = await makeFolder();
    const acknowledged = new Map<string, string>();

    for (let round = 0; round < kills; round += 1) {
      for (const [key, sha256] of await putUntilKilled(folder)) acknowledged.set(key, sha256);
    }

    const store = await createDiskStore({ folder });
    const kept = new Map<string, string>();
    for await (const { key } of store.list()) {
      const bytes = await readAll(await store.open(key));
      kept.set(key, sha256Of(bytes));
      expect(sha256Of(bytes.subarray(0, -64))).toBe(bytes.subarray(-64).toString());
    }
    expect(acknowledged.size).toBeGreaterThan(kills);
    for (const [key, sha256] of acknowledged) expect(kept.get(key)).toBe(sha256);
    await store.sweepTemporary(Number.MAX_SAFE_INTEGER);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  },
);

// Traces a real program, because a container may have strace and forbid tracing.
const hasStrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

test.skipIf(!hasStrace)("bytes are synced before the name, the name and its folders before the answer", async () => {
  const folder = await makeFolder();
  const script = `
    import { createDiskStore } from ${storeModule};
    const store = await createDiskStore({ folder: ${JSON.stringify(folder)} });
    await store.put(new Blob(["x"]).stream(), { maxBytes: 1 });
  `;

  const traced = spawnSync(
    "strace",
    ["-f", "-y", "-e", "trace=fsync,/^rename", process.execPath, "--input-type=module", "-e", script],
    { encoding: "utf8" },
  );

  // Some processors have no rename, only renameat, whose first argument is a directory.
  const calls = [...traced.stderr.matchAll(/(fsync|rename)\w*\((?:AT_FDCWD\S* )?(?:\d+<|")([^>"]*)/g)];
  const steps = calls.map(
    ([, name, path = ""]) => `${name} ${path.replace(folder, "").replaceAll(/[0-9a-f]{2,}/g, "*")}`,
  );
  expect(steps).toEqual(["fsync ", "fsync /tmp/*", "rename /tmp/*", "fsync /*/*", "fsync /*", "fsync "]);
});

test("a full disk refuses, keeps what it has, and takes again once there is space", async ({ skip }) => {
  const folder = await makeFolder();
  const problem = mountTiny(folder, "size=2m");
  if (problem !== undefined) skip(problem);
  const store = await createDiskStore({ folder });
  const kept = await store.put(chunksOf(randomBytes(1_200_000)), unlimited);

  const putting = store.put(chunksOf(randomBytes(4_000_000)), unlimited);

  await expect(putting).rejects.toMatchObject({ name: "MediaStoreError", code: "storage_full" });
  expect(await readdir(join(folder, "tmp"))).toEqual([]);
  expect(sha256Of(await readAll(await store.open(kept.key)))).toBe(kept.sha256);
  await store.remove(kept.key);
  const next = await store.put(chunksOf(randomBytes(1_200_000)), unlimited);
  expect(await store.stat(next.key)).toEqual({ bytes: 1_200_000 });
});

test("a disk without room for another file name is full too", async ({ skip }) => {
  const folder = await makeFolder();
  const problem = mountTiny(folder, "nr_inodes=9");
  if (problem !== undefined) skip(problem);
  const store = await createDiskStore({ folder });
  const puts = Array.from({ length: 8 }, () => chunksOf(randomBytes(10)));

  const outcomes = [];
  for (const source of puts) outcomes.push(await store.put(source, unlimited).catch((error: unknown) => error));

  expect(outcomes.at(-1)).toMatchObject({ name: "MediaStoreError", code: "storage_full" });
  const kept = outcomes.filter((outcome) => !(outcome instanceof Error));
  expect(await gather(store.list())).toHaveLength(kept.length);
  expect(await readdir(join(folder, "tmp"))).toEqual([]);
});

test("a disk that became read-only is unavailable, and reading goes on", async ({ skip }) => {
  const folder = await makeFolder();
  const problem = mountTiny(folder, "size=2m");
  if (problem !== undefined) skip(problem);
  const store = await createDiskStore({ folder });
  const kept = await store.put(chunksOf(randomBytes(1_000)), unlimited);
  spawnSync("mount", ["-o", "remount,ro", folder]);

  const attempts = await Promise.allSettled([store.put(chunksOf(randomBytes(10)), unlimited), store.remove(kept.key)]);

  expect(attempts).toMatchObject([{ reason: { code: "unavailable" } }, { reason: { code: "unavailable" } }]);
  expect(sha256Of(await readAll(await store.open(kept.key)))).toBe(kept.sha256);
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "store-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Returns why the mount failed. */
function mountTiny(folder: string, options: string): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "a small file system needs Linux and root";
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", options, "none", folder], { encoding: "utf8" });
  if (mounted.status !== 0) return `a small file system could not be mounted: ${mounted.stderr}`;
  onTestFinished(() => void spawnSync("umount", [folder]));
  return undefined;
}

/** Each blob ends with the hash of what is before it, so that also one without acknowledgement shows if it is whole. */
async function putUntilKilled(folder: string): Promise<[key: string, sha256: string][]> {
  const script = `
    import { createHash, randomBytes, randomInt } from "node:crypto";
    import { writeSync } from "node:fs";
    import { createDiskStore } from ${storeModule};
    const store = await createDiskStore({ folder: ${JSON.stringify(folder)} });
    async function* body() {
      const hash = createHash("sha256");
      for (let left = randomInt(1, 40); left > 0; left -= 1) {
        const chunk = randomBytes(16_384);
        hash.update(chunk);
        yield chunk;
      }
      yield Buffer.from(hash.digest("hex"));
    }
    async function putForever() {
      for (;;) {
        const { key, sha256 } = await store.put(body(), { maxBytes: 10_000_000 });
        writeSync(1, key + " " + sha256 + "\\n");
      }
    }
    await Promise.all([putForever(), putForever(), putForever()]);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Counted in work done: the work in a given time depends on the load of the machine.
  const enough = randomInt(2, 12);
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    if (printed.split("\n").length > enough) child.kill("SIGKILL");
  });
  await once(child, "close");
  return printed
    .split("\n")
    .slice(0, -1)
    .map((line) => [line.slice(0, 40), line.slice(41)]);
}
