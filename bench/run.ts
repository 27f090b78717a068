import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";

import { archive } from "./benches/archive.ts";
import { backup } from "./benches/backup.ts";
import { bookKills } from "./benches/book-kills.ts";
import { bookNeighbours } from "./benches/book-neighbours.ts";
import { bookPages } from "./benches/book-pages.ts";
import { bookPreview } from "./benches/book-preview.ts";
import { book } from "./benches/book.ts";
import { calls } from "./benches/calls.ts";
import { cities } from "./benches/cities.ts";
import { clock } from "./benches/clock.ts";
import { connections } from "./benches/connections.ts";
import { crash } from "./benches/crash.ts";
import { databaseRestarts } from "./benches/database-restarts.ts";
import { derivatives } from "./benches/derivatives.ts";
import { enumeration } from "./benches/enumeration.ts";
import { hostileMember } from "./benches/hostile-member.ts";
import { hostileTexts } from "./benches/hostile-texts.ts";
import { importKills } from "./benches/import-kills.ts";
import { jobs } from "./benches/jobs.ts";
import { lifeline } from "./benches/lifeline.ts";
import { lighthouse } from "./benches/lighthouse.ts";
import { logins } from "./benches/logins.ts";
import { longTests } from "./benches/long-tests.ts";
import { mediaKills } from "./benches/media-kills.ts";
import { media } from "./benches/media.ts";
import { memories } from "./benches/memories.ts";
import { peers } from "./benches/peers.ts";
import { powerCuts } from "./benches/power-cuts.ts";
import { prompts } from "./benches/prompts.ts";
import { requests } from "./benches/requests.ts";
import { screens } from "./benches/screens.ts";
import { severalProcesses } from "./benches/several-processes.ts";
import { sharedPage } from "./benches/shared-page.ts";
import { simulation } from "./benches/simulation.ts";
import { soak } from "./benches/soak.ts";
import { start } from "./benches/start.ts";
import { subscriptions } from "./benches/subscriptions.ts";
import { transcripts } from "./benches/transcripts.ts";
import { walls } from "./benches/walls.ts";
import { isWithin, type Row } from "./row.ts";
import { isSmall } from "./size.ts";

const all = [
  start,
  requests,
  calls,
  peers,
  jobs,
  cities,
  crash,
  powerCuts,
  soak,
  databaseRestarts,
  severalProcesses,
  clock,
  logins,
  connections,
  enumeration,
  memories,
  simulation,
  hostileTexts,
  hostileMember,
  derivatives,
  media,
  mediaKills,
  prompts,
  transcripts,
  archive,
  backup,
  importKills,
  book,
  bookPages,
  bookKills,
  bookNeighbours,
  bookPreview,
  subscriptions,
  sharedPage,
  screens,
  lighthouse,
  lifeline,
  walls,
  longTests,
];
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = asked.length === 0 ? all : all.filter(({ name }) => asked.includes(name));
if (chosen.length < asked.length) {
  process.stderr.write(`These can be measured: ${all.map(({ name }) => name).join(", ")}\n`);
}

const rows: Row[] = [];
const failed: string[] = [];
for (const bench of chosen) {
  process.stderr.write(`measuring ${bench.name} ...\n`);
  try {
    rows.push(...(await bench.run()));
  } catch (error) {
    failed.push(bench.name);
    process.stderr.write(`${bench.name} could not be measured: ${inspect(error)}\n`);
  }
}

const width = Math.max(0, ...rows.map(({ what }) => what.length));
for (const row of rows) {
  const value = `${Number(row.value.toPrecision(4))} ${row.unit}`;
  console.log(`${isWithin(row) ? " " : "✗"} ${row.what.padEnd(width)}  ${value.padStart(16)}  ${boundOf(row)}`);
}
if (!isSmall) remember(rows);
const areWithin = isSmall || rows.every(isWithin);
process.exitCode = rows.length > 0 && failed.length === 0 && areWithin ? 0 : 1;

function remember(measured: readonly Row[]): void {
  const where = { commit: commit(), node: process.version, cpu: cpus()[0]?.model };
  const line = JSON.stringify({ at: new Date().toISOString(), ...where, rows: measured });
  appendFileSync(join(import.meta.dirname, "history.jsonl"), `${line}\n`);
}

function commit(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
}

function boundOf({ atMost, atLeast }: Row): string {
  const bounds = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ];
  return bounds.join(", ");
}
