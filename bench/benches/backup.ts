import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startChild } from "@lane/server/src/testing/child-process.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { fillAccount } from "./archive/full-account.ts";

const programs = join(import.meta.dirname, "../../apps/server/src");
const megabyte = 1024 ** 2;
const size = { memories: sized(8000, 200), bytes: 60 * 1024, films: 0, filmBytes: 0 };

/** Everything of one large account: backed up, backed up again, tried out, and restored. */
export const backup: Bench = {
  name: "backup",
  async run(): Promise<Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
    const env = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "error", CITY_LIST: "none", QUOTA_GB: "50" };
    const elsewhere = { ...env, BACKUP_FOLDER: join(folder, "backups") };
    try {
      await fillAccount(env, size);
      const linked = await measured("backup.ts", [], env);
      const first = await measured("backup.ts", [], elsewhere);
      const second = await measured("backup.ts", [], elsewhere);
      const drill = await measured("backup.ts", ["drill"], elsewhere);
      const key = join(folder, "key");
      await writeFile(key, await readFile(join(env.DATA_DIR, "secrets/key")));
      const arrived = { ...elsewhere, DATA_DIR: join(folder, "restored") };
      const restore = await measured("restore.ts", ["--key", key], arrived);
      const bytes = await bytesBelow(elsewhere.BACKUP_FOLDER);
      return [
        {
          what: `first backup of ${size.memories} memories and pictures, files linked`,
          value: linked.seconds,
          unit: "s",
        },
        { what: "the same to another folder", value: first.seconds, unit: "s" },
        { what: "the backups' size there", value: bytes / megabyte, unit: "MB" },
        { what: "the next backup", value: second.seconds, unit: "s" },
        {
          what: "the next backup: share of the first",
          value: second.seconds / first.seconds,
          unit: "",
          atMost: sized(0.6, 2),
        },
        { what: "a drill", value: drill.seconds, unit: "s" },
        { what: "a restore", value: restore.seconds, unit: "s" },
        { what: "a restore: memories", value: size.memories / restore.seconds, unit: "per s" },
      ];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function measured(program: string, words: readonly string[], env: Record<string, string>) {
  const begunAt = performance.now();
  const child = startChild(join(programs, program), env, words);
  if ((await child.ended) !== 0) throw new Error(`${program} said: ${child.errors()}`);
  return { seconds: (performance.now() - begunAt) / 1000 };
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return bytes;
}
