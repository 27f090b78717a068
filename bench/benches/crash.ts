import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "@lane/server/src/db/client.ts";
import { migrate } from "@lane/server/src/db/migrate.ts";
import { migrations } from "@lane/server/src/db/migrations/all.ts";
import {
  type CrashPlace,
  killFirstStarts,
  killMigrations,
  killWriters,
  lookInside,
  startsCleanly,
} from "@lane/server/src/testing/crash-rounds.ts";
import { soak } from "@lane/server/src/testing/soak/soak.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";

const rounds = sized(50, 3);
const kills = sized(200, 3);

export const crash: Bench = {
  name: "crash",
  async run(): Promise<Row[]> {
    const young = await emptyPlace();
    await killFirstStarts(young, rounds, 1500);
    const startsAfter = await startsCleanly(young);

    const moving = await emptyPlace();
    await migrated(moving);
    const movesAfter = await killMigrations(moving, rounds);

    const writing = await emptyPlace();
    await migrated(writing);
    const acknowledged = await killWriters(writing, rounds);
    const { keys, halves } = await lookInside(writing);
    const writesAfter = await startsCleanly(writing);

    for (const { folder } of [young, moving, writing]) await rm(folder, { recursive: true });
    const inUse = await killInUse();
    const clean = [startsAfter, movesAfter, writesAfter].filter(Boolean).length;
    return [
      {
        what: `phases clean after ${rounds} kills each (start, migration, writes)`,
        value: clean,
        unit: "of 3",
        atLeast: 3,
      },
      { what: "writes acknowledged before the kills", value: acknowledged.length, unit: "writes", atLeast: rounds },
      { what: "of these lost", value: acknowledged.filter((key) => !keys.has(key)).length, unit: "writes", atMost: 0 },
      { what: "half-visible writes", value: halves, unit: "writes", atMost: 0 },
      ...inUse,
    ];
  },
};

/** The whole product, killed while six members and a visitor write, edit, upload, delete, share and buy. */
async function killInUse(): Promise<Row[]> {
  const { counts, violations } = await soak({
    engine: "embedded",
    seed: 28,
    faults: "kills only",
    restMs: 50,
    goesOn: (done) => done < kills,
    say: (line) => process.stderr.write(`  ${line}\n`),
  });
  for (const violation of violations) process.stderr.write(`  ✗ ${violation}\n`);
  process.stderr.write(`  ${JSON.stringify(counts)}\n`);
  return [
    {
      what: `lost, half-visible or damaged after ${kills} kills in use`,
      value: violations.length,
      unit: "",
      atMost: 0,
    },
    { what: "writes whose answer was lost and that were done", value: counts["uncertain, done"] ?? 0, unit: "writes" },
    {
      what: "writes whose answer was lost and that were not done",
      value: counts["uncertain, not done"] ?? 0,
      unit: "writes",
    },
  ];
}

async function emptyPlace(): Promise<CrashPlace> {
  const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
  return { folder, location: { engine: "sqlite", file: join(folder, "lane.sqlite") } };
}

async function migrated({ location }: CrashPlace): Promise<void> {
  const database = openDatabase(location);
  await migrate(database, { migrations, nowMs: 1 });
  await database.close();
}
