import { randomInt } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { openDatabase } from "#db/client.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { photoLike } from "#testing/sample-media.ts";
import { createSteadyCaller } from "#testing/steady-caller.ts";
import { tusMetadata } from "#testing/tus.ts";

const callers = testSize({ short: 4, long: 12 });
const rounds = testSize({ short: 1, long: 10 });
const kills = testSize({ short: 2, long: 30 });
const timelineSchema = z.object({
  timeline: z.object({ _id: z.string() }),
  years: z.array(z.object({ _id: z.string() })).min(1),
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lane-backups-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startWriting(product: RunningProduct) {
  const { address, token } = product.open();
  await product.post("/api/timeline/create", { startYear: 1990 });
  const { timeline, years } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  const place = { timelineId: timeline._id, yearId: years[0]?._id ?? "" };
  return Array.from({ length: callers }, () => createSteadyCaller({ address, token, ...place }));
}

async function upload(product: RunningProduct, bytes: Uint8Array): Promise<void> {
  const headers = { "upload-length": String(bytes.length), "upload-metadata": tusMetadata({}) };
  const { headers: answered } = await product.send("/api/uploads", { method: "POST", headers });
  await product.send(answered.get("location") ?? "", {
    method: "PATCH",
    headers: { "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(bytes),
  });
}

async function titlesIn(folder: string): Promise<ReadonlySet<string>> {
  const database = openDatabase({ engine: "sqlite", file: join(folder, "lane.sqlite") });
  const rows = await database.db.selectFrom("memories").select("title").execute();
  await database.close();
  return new Set(rows.map(({ title }) => title));
}

test(
  "backups made while everybody writes hold everything that was acknowledged before",
  { timeout: 300_000 },
  async () => {
    const place = await newFolder();
    const product = await startProduct({ BACKUP_FOLDER: place });
    onTestFinished(() => product.stop());
    const writing = await startWriting(product);
    const key = join(await newFolder(), "key");
    await writeFile(key, await readFile(join(product.folder, "secrets/key")));

    for (let round = 0; round < rounds; round += 1) {
      await upload(product, photoLike(200_000 + round));
      const acknowledged = writing.flatMap((caller) => [...caller.acknowledged]);
      const backup = product.run("backup.ts");
      expect([await backup.ended, backup.errors()]).toEqual([0, ""]);

      const folder = await newFolder();
      const restore = product.run("restore.ts", ["--key", key], { DATA_DIR: folder });
      expect([await restore.ended, restore.errors()]).toEqual([0, ""]);
      const restored = await titlesIn(folder);
      const verify = product.run("verify.ts", [], { DATA_DIR: folder });
      await verify.ended;

      expect(acknowledged.filter((title) => !restored.has(title))).toEqual([]);
      expect(verify.lines.at(-1)).toContain(": 0 missing, 0 changed, 0 orphaned");
    }

    await Promise.all(writing.map((caller) => caller.stop()));
    expect(writing.flatMap(({ tally }) => tally.unexpected)).toEqual([]);
  },
);

test(
  "a backup that is killed leaves the others whole, and the next one does not mind",
  { timeout: 300_000 },
  async () => {
    const place = await newFolder();
    const product = await startProduct({ BACKUP_FOLDER: place });
    onTestFinished(() => product.stop());
    for (let count = 0; count < 5; count += 1) await upload(product, photoLike(100_000 + count));

    for (let kill = 0; kill < kills; kill += 1) {
      await upload(product, photoLike(300_000 + kill));
      const backup = product.run("backup.ts");
      // Anywhere between its first line of code and its end.
      await pause(randomInt(1500));
      backup.process.kill("SIGKILL");
      await backup.ended;
      // Its turn is over within a minute; nobody waits for that here.
      await product.inside(({ database }) => database.db.deleteFrom("backup_runs").execute());
    }
    const last = product.run("backup.ts");
    const check = await last.ended.then(() => product.run("backup.ts", ["check"]));

    expect([await last.ended, last.errors()]).toEqual([0, ""]);
    expect([await check.ended, check.lines.at(-1)]).toEqual([0, expect.stringContaining(`${5 + kills} files`)]);
  },
);

test("a running server backs itself up", { timeout: 120_000 }, async () => {
  const place = await newFolder();
  const product = await startProduct({ BACKUP_FOLDER: place, BACKUPS: "hourly" });
  onTestFinished(() => product.stop());
  await product.atRest();

  const runs = await product.inside(({ database }) =>
    database.db.selectFrom("backup_runs").select(["kind", "outcome", "remark"]).orderBy("started_at").execute(),
  );

  expect(runs).toContainEqual({ kind: "backup", outcome: "good", remark: null });
});
