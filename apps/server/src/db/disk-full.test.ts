import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, inject, onTestFinished, test } from "vitest";

import { type Database, openDatabase } from "./client.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

const canMount = process.getuid?.() === 0 && process.platform === "linux";

async function tinyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lane-full-"));
  const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "none", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  onTestFinished(async () => {
    spawnSync("umount", [folder]);
    await rm(folder, { recursive: true });
  });
  return folder;
}

async function insert({ db }: Database, key: string): Promise<void> {
  await db
    .insertInto("rate_limits")
    .values({ key: key.padEnd(4000, "x"), empty_at: 1 })
    .returning("key")
    .executeTakeFirstOrThrow();
}

async function keysIn({ db }: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("rate_limits").select("key").execute();
  return new Set(rows.map(({ key }) => key.replaceAll("x", "")));
}

test.runIf(inject("engine") === "sqlite" && canMount)(
  "on a full disk writes are refused, nothing acknowledged is lost, and writing goes on when there is room",
  async () => {
    const folder = await tinyFolder();
    const file = join(folder, "lane.sqlite");
    const database = openDatabase({ engine: "sqlite", file });
    await migrate(database, { migrations, nowMs: 1 });
    await writeFile(join(folder, "ballast"), Buffer.alloc(1_000_000));
    const acknowledged: string[] = [];
    const refused: unknown[] = [];

    for (let row = 0; row < 2000 && refused.length < 20; row += 1) {
      await insert(database, `row ${row}`).then(
        () => acknowledged.push(`row ${row}`),
        (error: unknown) => refused.push(error),
      );
    }
    const whileFull = await keysIn(database);
    await rm(join(folder, "ballast"));
    await insert(database, "after");
    await database.close();

    const reopened = openDatabase({ engine: "sqlite", file });
    const found = await keysIn(reopened);
    await reopened.close();
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: "storage_full" })));
    expect(refused).toHaveLength(20);
    expect(whileFull).toEqual(new Set(acknowledged));
    expect(found).toEqual(new Set([...acknowledged, "after"]));
  },
);
