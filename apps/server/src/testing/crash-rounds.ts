import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type DatabaseLocation, openDatabase } from "#db/client.ts";

import { startChild } from "./child-process.ts";

const writer = join(import.meta.dirname, "crash-writer.ts");
const migration = join(import.meta.dirname, "crash-migration.ts");
const server = join(import.meta.dirname, "../main.ts");

export interface CrashPlace {
  readonly folder: string;
  readonly location: DatabaseLocation;
}

/** Kills the server again and again while it starts for the first time. */
export async function killFirstStarts(place: CrashPlace, rounds: number, longestMs: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const child = startChild(server, { ...environment(place), PORT: "0" });
    // Spread evenly, so that few rounds still reach every part of the start.
    await Promise.race([pause((longestMs * (round + 1)) / rounds), child.ended]);
    child.process.kill("SIGKILL");
    await child.ended;
  }
}

/** Kills a writer in the middle of its work; returns every key that it had acknowledged. */
export async function killWriters(place: CrashPlace, rounds: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const child = startChild(writer, environment(place));
    // Counted in work done: the work in a given time depends on the load of the machine.
    await child.lineCount(randomInt(2, 40));
    child.process.kill("SIGKILL");
    await child.ended;
    acknowledged.push(...child.lines.map((line) => line.replace("kept ", "")));
  }
  return acknowledged;
}

/** Kills a migration at different distances from its middle; true when the last one was let through. */
export async function killMigrations(place: CrashPlace, rounds: number): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    // Endless, so that a late kill does not find it done.
    const child = startChild(migration, { ...environment(place), ROWS: "Infinity" });
    await child.line(/^half way/);
    await pause((round % 20) * 5);
    child.process.kill("SIGKILL");
    await child.ended;
  }
  const last = startChild(migration, environment(place));
  await last.line(/^migrated/);
  return (await last.ended) === 0;
}

/** Starts the server once more and lets it answer. */
export async function startsCleanly(place: CrashPlace): Promise<boolean> {
  const child = startChild(server, { ...environment(place), PORT: "0" });
  const line = await child.line(/is open at/);
  const { ok } = await fetch(`${line.split(" ").at(-1)}/readyz`);
  child.process.kill("SIGTERM");
  return ok && (await child.ended) === 0;
}

/** The content of the database: complete keys, and the number of rows without their counterpart. */
export async function lookInside({ location }: CrashPlace): Promise<{ keys: Set<string>; halves: number }> {
  const database = openDatabase(location);
  const { db } = database;
  const answered = await db.selectFrom("idempotency_keys").select("key").where("answer", "is not", null).execute();
  const timelines = await db.selectFrom("timelines").select("id").execute();
  const memberships = await db.selectFrom("memberships").select("timeline_id").execute();
  await database.close();
  const keys = new Set(answered.map(({ key }) => key));
  const lone = [...timelines.map(({ id }) => id), ...memberships.map((row) => row.timeline_id)];
  const halves = lone.filter((id) => !keys.has(id)).length + Math.abs(timelines.length - keys.size);
  return { keys, halves };
}

function environment({ folder, location }: CrashPlace): Record<string, string> {
  return {
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    CITY_LIST: "none",
    BACKUPS: "off",
    ...(location.engine === "postgres" ? { DATABASE_URL: location.url } : {}),
  };
}
