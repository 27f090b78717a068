import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Bench, percentile, type Row } from "../row.ts";
import { isSmall, sized } from "../size.ts";
import {
  descriptorsOf,
  type IdleOutcome,
  mostDescriptors,
  outcomeOf,
  type ReadersOutcome,
  startCrowd,
} from "./connections/crowd.ts";
import { plantReaders, type PlantedReaders } from "./connections/plant-readers.ts";
import { type RunningServer, startServer } from "./running-server.ts";

const idleCount = sized(9000, 50);
const readerCount = sized(1000, 10);
const slowCount = sized(2000, 20);
const everyMs = sized(5000, 500);
const loginEveryMs = sized(5000, 500);
/** Until each reader has asked for something. */
const settleMs = 2 * everyMs;
const rampMs = sized(15_000, 1000);
/** `npm run bench -- connections --minutes=2` for a quick look. */
const minutes = Number(process.argv.find((word) => word.startsWith("--minutes="))?.slice("--minutes=".length) ?? 10);
const crowdMs = sized(minutes * 60_000, 3000);
const slowMs = isSmall ? 5000 : 75_000;
const slowLeftMs = 60_000;
const patienceMs = 60_000;
/** Files that the server itself has open, at most. */
const ownDescriptors = 100;

/** Ten thousand connections at once, and after them two thousand clients that are slow on purpose. */
export const connections: Bench = {
  name: "connections",
  async run(): Promise<Row[]> {
    if ((await mostDescriptors()) < idleCount + readerCount + 1000)
      throw new Error("More open files are needed: ulimit -n 20000");
    const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
    const readers = await plantReaders(folder);
    const server = await startServer({ DATA_DIR: folder, CITY_LIST: "none", BILLING: "included", BACKUPS: "off" });
    try {
      return [...(await measureCrowd(server, readers)), ...(await measureSlow(server, readers))];
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureCrowd(server: RunningServer, readers: PlantedReaders): Promise<Row[]> {
  const { address } = server;
  const own = await descriptorsOf(server.pid);
  // Longer than what is measured meanwhile.
  const forMs = rampMs + crowdMs + 2 * settleMs;
  const idle = startCrowd("idle.ts", { address, count: idleCount, forMs });
  await pause(rampMs);
  const reading = startCrowd("readers.ts", { ...readers, address, count: readerCount, everyMs, forMs: crowdMs });
  await pause(settleMs);
  const watched = watch(server, readers);
  const read = await outcomeOf<ReadersOutcome>(reading);
  const { megabytes, descriptors, logins, cpu } = await watched.stop();
  const { opened, refused } = await outcomeOf<IdleOutcome>(idle);
  return [
    {
      what: `open connections, least while ${idleCount} idle and ${readerCount} read`,
      value: Math.min(...descriptors) - own,
      unit: "",
      atLeast: 0.97 * (idleCount + readerCount),
    },
    { what: "connections that were opened by the idle ones", value: opened, unit: "" },
    { what: "of these refused", value: refused, unit: "", atMost: 0 },
    ...rowsOf(read, "readers"),
    { what: "memory of the server, most", value: Math.max(...megabytes), unit: "MB", atMost: 1500 },
    { what: "processor time of the server", value: 100 * cpu, unit: "% of one" },
    {
      what: "new logins that failed",
      value: logins.filter(({ status }) => status !== 200).length,
      unit: "",
      atMost: 0,
    },
    {
      what: "new logins, p99",
      value: percentile(
        logins.map(({ ms }) => ms),
        0.99,
      ),
      unit: "ms",
    },
  ];
}

/** Descriptors tell who is still connected: a client that reads nothing would not notice that it was left. */
async function measureSlow(server: RunningServer, readers: PlantedReaders): Promise<Row[]> {
  const { address } = server;
  await untilAlone(server);
  const readMs = slowMs + settleMs;
  const reading = startCrowd("readers.ts", { ...readers, address, count: readerCount, everyMs, forMs: readMs });
  await pause(settleMs);
  const withReaders = await descriptorsOf(server.pid);
  const from = performance.now();
  const slow = startCrowd("slow.ts", { ...readers, address, count: slowCount, forMs: slowMs });
  let most = 0;
  let leftMs = Infinity;
  const watched = watch(server, readers);
  while (performance.now() - from < slowMs - everyMs) {
    const open = (await descriptorsOf(server.pid)) - withReaders;
    most = Math.max(most, open);
    if (open > slowCount / 100) leftMs = Infinity;
    else if (most > slowCount / 2) leftMs = Math.min(leftMs, performance.now() - from);
    await pause(100);
  }
  const { megabytes } = await watched.stop();
  const read = await outcomeOf<ReadersOutcome>(reading);
  await outcomeOf(slow);
  return [
    { what: "slow clients, most at once", value: most, unit: "", atLeast: slowCount / 2 },
    { what: "until all of them were left", value: leftMs / 1000, unit: "s", atMost: slowLeftMs / 1000 },
    ...rowsOf(read, "readers beside slow clients"),
    { what: "memory of the server beside slow clients", value: Math.max(...megabytes), unit: "MB", atMost: 1500 },
  ];
}

function rowsOf({ answered, errors, p50, p99, longest }: ReadersOutcome, who: string): Row[] {
  const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
  for (const [error, count] of Object.entries(errors)) process.stderr.write(`${who}: ${count} times ${error}\n`);
  return [
    { what: `${who}: calls answered`, value: answered, unit: "", atLeast: 1 },
    { what: `${who}: calls that failed`, value: (100 * failed) / (answered + failed), unit: "%", atMost: 0.1 },
    { what: `${who}: p50`, value: p50, unit: "ms" },
    { what: `${who}: p99`, value: p99, unit: "ms", atMost: 1000 },
    { what: `${who}: longest`, value: longest, unit: "ms" },
  ];
}

/** Looks at the server and logs in anew, again and again. */
function watch(server: RunningServer, { email, password }: PlantedReaders) {
  const over = new AbortController();
  const seen = {
    megabytes: [] as number[],
    descriptors: [] as number[],
    logins: [] as { status: number; ms: number }[],
  };
  const from = performance.now();
  const watching = (async () => {
    const cpuBefore = await server.cpuSeconds();
    while (!over.signal.aborted) {
      const askedAt = performance.now();
      const answer = await server.post("/auth/login", { email, password });
      await answer.text();
      seen.logins.push({ status: answer.status, ms: performance.now() - askedAt });
      seen.megabytes.push(await server.megabytes());
      seen.descriptors.push(await descriptorsOf(server.pid));
      await pause(loginEveryMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
    return ((await server.cpuSeconds()) - cpuBefore) / ((performance.now() - from) / 1000);
  })();
  return {
    async stop() {
      over.abort();
      return { ...seen, cpu: await watching };
    },
  };
}

/** The idle connections have ended with their process; the server notices it soon. */
async function untilAlone(server: RunningServer): Promise<void> {
  const last = performance.now() + patienceMs;
  const few = idleCount / 100;
  while ((await descriptorsOf(server.pid)) > few + ownDescriptors && performance.now() < last) await pause(200);
}
