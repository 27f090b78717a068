import { once } from "node:events";

import { databaseUrl } from "@lane/server/src/testing/postgres-administration.ts";
import { startPostgresCluster } from "@lane/server/src/testing/postgres-cluster.ts";
import { sql } from "kysely";

import type { Bench, Row } from "../row.ts";
import { isSmall, sized } from "../size.ts";
import { openBenchContext } from "./bench-context.ts";
import { createDice } from "./memories/sample-texts.ts";
import { compare } from "./simulation/compare.ts";
import { openGrowth, withDatabase } from "./simulation/grow.ts";
import { planTimelines, wholeLife } from "./simulation/life-sizes.ts";
import { type MeasuredServer, startMeasuredServer } from "./simulation/measured-server.ts";
import { readAllRows, recurringJobs, tableSizes } from "./simulation/upkeep.ts";

/** `npm run bench -- simulation --total=100000` stops there. */
const last = Number(process.argv.find((word) => word.startsWith("--total="))?.slice("--total=".length) ?? Infinity);
const smallest = 1000;
const usualTotals = [smallest, 10_000, 100_000, 1_000_000, 5_000_000];
const totals = (isSmall ? [smallest, 10_000] : usualTotals).filter((total) => total <= last);
const joinsAt = sized(100_000, 10_000);
const memoriesOf = { some: 40, many: 1000, most: sized(20_000, 2000) } as const;
const atMost = 1.3;

const settings = [
  "shared_buffers=4GB",
  "effective_cache_size=10GB",
  "max_wal_size=4GB",
  "wal_level=minimal",
  "max_wal_senders=0",
  // Done after each step; in between it would only be in the way.
  "autovacuum=off",
  "shared_preload_libraries=pg_stat_statements",
  "pg_stat_statements.track_planning=on",
];

export const simulation: Bench = {
  name: "simulation",
  async run(): Promise<Row[]> {
    const cluster = await startPostgresCluster({ settings });
    try {
      const rows = await simulate(cluster.url);
      if (process.argv.includes("--stay")) await visit(cluster.url);
      return rows;
    } finally {
      await cluster.stop();
    }
  },
};

/** `--stay` leaves the grown database running, to be looked at with psql, until Enter is pressed. */
async function visit(url: string): Promise<void> {
  process.stderr.write(`psql ${databaseUrl(url, "life")}\n`);
  await once(process.stdin, "data");
  process.stdin.unref();
}

/** Accounts that are measured in every step after they joined. */
interface Joined {
  readonly name: string;
  readonly accountId: string;
  /** The copy of the database from when the account joined, and its account there. */
  readonly small: { readonly url: string; readonly accountId: string };
}

async function simulate(clusterUrl: string): Promise<Row[]> {
  const url = await createLife(clusterUrl);
  const growth = await openGrowth(url);
  const joined: Joined[] = [];
  const rows: Row[] = [];
  let grown = 0;
  for (const total of totals) {
    const started = performance.now();
    const isLast = total === totals.at(-1);
    const probes = probesOf(total, isLast);
    const ofProbes = probes.reduce((sum, { memories }) => sum + memories, 0);
    const others = planTimelines(Math.max(0, total - grown - ofProbes), total, createDice(total));
    const ids = await growth.add([...probes, ...others]);
    grown = Math.max(total, ofProbes);
    const seconds = (performance.now() - started) / 1000;
    rows.push(...say([{ what: `${named(total)} memories: grown in`, value: seconds, unit: "s" }]));
    joined.push(...(await join(clusterUrl, { total, isLast, ids, joined })));
    if (total > smallest) rows.push(...say(await measure(url, { total, isLast, joined })));
  }
  return rows;
}

/** Migrated, with the extension that counts what statements cost. */
async function createLife(clusterUrl: string): Promise<string> {
  await withDatabase(clusterUrl, ({ db }) => sql`create database life`.execute(db));
  const url = databaseUrl(clusterUrl, "life");
  await withDatabase(url, ({ db }) => sql`create extension pg_stat_statements`.execute(db));
  const context = await openBenchContext({ DATABASE_URL: url, BILLING: "included" });
  await context.leave();
  return url;
}

function probesOf(total: number, isLast: boolean) {
  return [
    ...(total === smallest ? [wholeLife(1, memoriesOf.some), wholeLife(2, memoriesOf.many)] : []),
    ...(total === joinsAt ? [wholeLife(3, memoriesOf.most)] : []),
    ...(isLast && total > smallest ? [wholeLife(2, memoriesOf.many)] : []),
  ];
}

interface Step {
  readonly total: number;
  readonly isLast: boolean;
  readonly joined: readonly Joined[];
}

async function join(clusterUrl: string, step: Step & { readonly ids: readonly string[] }) {
  const { total, isLast, joined } = step;
  const copies = total === smallest || total === joinsAt;
  const copy = `life_${total}`;
  const small = databaseUrl(clusterUrl, copy);
  if (copies) {
    await withDatabase(clusterUrl, ({ db }) => sql`create database ${sql.ref(copy)} template life`.execute(db));
    await withDatabase(small, ({ db }) => sql`vacuum (analyze)`.execute(db));
  }
  const [first = "", second = ""] = step.ids;
  if (total === smallest) return [itself("40", first, small), itself("1,000", second, small)];
  const most = total === joinsAt ? [itself(named(memoriesOf.most), first, small)] : [];
  const among = joined.find(({ name }) => name === "1,000");
  if (!isLast || !among) return most;
  const name = "1,000, written among all others";
  return [...most, { name, accountId: step.ids[most.length] ?? "", small: among.small }];
}

function itself(name: string, accountId: string, url: string): Joined {
  return { name, accountId, small: { url, accountId } };
}

async function measure(url: string, step: Step): Promise<Row[]> {
  const servers = new Map<string, MeasuredServer>();
  try {
    for (const one of new Set([url, ...step.joined.map(({ small }) => small.url)])) {
      servers.set(one, await startMeasuredServer(one));
    }
    for (const server of servers.values()) await server.settled();
    const rows = await compareAll(url, step, servers);
    const grown = servers.get(url);
    if (!step.isLast || !grown) return rows;
    return [...rows, ...(await tableSizes(grown)), ...(await recurringJobs(grown)), ...(await readAllRows(url))];
  } finally {
    for (const server of servers.values()) await server.stop();
  }
}

async function compareAll(url: string, step: Step, servers: ReadonlyMap<string, MeasuredServer>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, accountId, small } of step.joined) {
    const grown = servers.get(url);
    const server = servers.get(small.url);
    if (!grown || !server) throw new Error("A server is missing");
    const probe = {
      name: `${named(step.total)} memories, an account of ${name}`,
      grown: { server: grown, accountId },
      small: { server, accountId: small.accountId },
    };
    rows.push(...(await compare(probe, step.isLast ? atMost : undefined)));
  }
  return rows;
}

/** It takes half an hour: what is known is said at once, and not lost if the rest fails. */
function say(rows: readonly Row[]): readonly Row[] {
  for (const { what, value, unit } of rows) process.stderr.write(`${what}: ${Number(value.toPrecision(4))} ${unit}\n`);
  return rows;
}

function named(count: number): string {
  return count.toLocaleString("en");
}
