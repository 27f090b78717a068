import { setTimeout as pause } from "node:timers/promises";

import { type ProcessSample, slopeOf } from "@lane/server/src/testing/soak/process-samples.ts";
import { engines, type SoakEngine } from "@lane/server/src/testing/soak/soak-product.ts";
import { soak as goThrough } from "@lane/server/src/testing/soak/soak.ts";

import type { Bench, Row } from "../row.ts";
import { isSmall, sized } from "../size.ts";

const minuteMs = 60_000;
/** Half of the time with faults, half of it without, for each of the two forms of the product. */
const minutes = isSmall ? 1 : Number(process.env["SOAK_MINUTES"] ?? 30);
/** `npm run bench -- soak --sqlite` leaves the other form out, and so does `--postgres`. */
const leftOut: readonly SoakEngine[] = [
  ...(isSmall || process.argv.includes("--sqlite") ? (["PostgreSQL and S3"] as const) : []),
  ...(process.argv.includes("--postgres") ? (["embedded"] as const) : []),
];
const chosen = engines.filter((engine) => !leftOut.includes(engine));
const warmUpMs = Math.min(10 * minuteMs, (minutes * minuteMs) / 6);
const sampleEveryMs = sized(5000, 200);
/** A slope over less says nothing. */
const leastMinutesForBounds = 30;
const seed = Number(process.env["SOAK_SEED"] ?? Date.now() % 1_000_000);
const none = { unit: "", atMost: 0 };

/** Six members and a visitor at work on the product, in both of its forms, while it is killed, filled up and cut off. */
export const soak: Bench = {
  name: "soak",
  async run(): Promise<Row[]> {
    process.stderr.write(`  the same again: SOAK_SEED=${seed}\n`);
    const rows: Row[] = [];
    for (const engine of chosen) rows.push(...(await soakOne(engine)));
    return rows;
  },
};

async function soakOne(engine: SoakEngine): Promise<Row[]> {
  const wholeMs = minutes * minuteMs;
  const begunAt = performance.now();
  let quietSince = 0;
  const { faults, counts, violations, logged, samples } = await goThrough({
    engine,
    seed,
    faults: "all",
    restMs: 200,
    goesOn: () => performance.now() - begunAt < wholeMs / 2,
    async staysQuiet() {
      if (quietSince === 0) quietSince = performance.now();
      await pause(sampleEveryMs);
      return performance.now() - quietSince < wholeMs / 2;
    },
    say: (line) => process.stderr.write(`  ${line}\n`),
  });
  for (const violation of violations) process.stderr.write(`  ✗ ${violation}\n`);
  if (violations.length > 0) process.stderr.write(logged);
  process.stderr.write(`  ${JSON.stringify(counts)}\n`);
  const warm = samples.filter(({ atMs }) => atMs - quietSince > warmUpMs);
  const happened = Object.entries(faults).map(([name, times]) => `${times} ${name}`);
  return [
    { what: `${engine}: must not happen, in ${happened.join(", ")}`, value: counts["violations"] ?? 0, ...none },
    { what: `${engine}: calls`, value: counts["calls"] ?? 0, unit: "calls" },
    { what: `${engine}: answers lost, and found out by looking`, value: uncertain(counts), unit: "writes" },
    ...flatness(engine, warm),
  ];
}

function uncertain(counts: Readonly<Record<string, number>>): number {
  return (counts["uncertain, done"] ?? 0) + (counts["uncertain, not done"] ?? 0);
}

function flatness(engine: SoakEngine, warm: readonly ProcessSample[]): Row[] {
  const isBounded = minutes >= leastMinutesForBounds;
  const descriptors = warm.map((sample) => sample.descriptors);
  const memory = slopeOf(warm, ({ megabytes }) => megabytes);
  const growth = slopeOf(warm, (sample) => sample.descriptors);
  const last = warm.at(-1)?.megabytes ?? 0;
  return [
    { what: `${engine}: memory, ${warm.length} samples without faults`, value: last, unit: "MB" },
    { what: `${engine}: memory grows by`, value: memory, unit: "MB/h", ...(isBounded ? { atMost: 1 } : {}) },
    { what: `${engine}: most open descriptors`, value: Math.max(...descriptors), unit: "" },
    { what: `${engine}: descriptors grow by`, value: growth, unit: "per hour", ...(isBounded ? { atMost: 5 } : {}) },
  ];
}
