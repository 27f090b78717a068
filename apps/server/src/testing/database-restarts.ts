import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Database, openDatabase } from "#db/client.ts";

import { openAccount, signIn, signUp, sumOf, titlesIn, untilEveryone } from "./busy-members.ts";
import { startChild } from "./child-process.ts";
import { type PostgresCluster, startPostgresCluster, type StopKind } from "./postgres-cluster.ts";
import { createSteadyCaller, type SteadyCaller, type Tally } from "./steady-caller.ts";

const program = join(import.meta.dirname, "../main.ts");
const callersPerProcess = 4;
const lookEveryMs = 20;
/** The kinds of outage, one per round. */
export type Outage = StopKind | "freeze";

export interface OutageReport extends Tally {
  /** Processes that have exited. */
  readonly exits: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Memories written twice under one key. */
  readonly doubled: number;
  readonly unsentMails: number;
}

/** Runs two busy processes on one PostgreSQL while it stops and starts again and again. */
export async function takeDatabaseAway(outages: readonly Outage[]): Promise<OutageReport> {
  const folder = await mkdtemp(join(tmpdir(), "lane-outages-"));
  const cluster = await startPostgresCluster({ isDurable: true });
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    PORT: "0",
    LOG_LEVEL: "silent",
    CITY_LIST: "none",
    BACKUPS: "off",
    REQUESTS_PER_MINUTE: "1000000",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  await openAccount(env);
  const children = [startChild(program, env), startChild(program, env)];
  const addresses = await Promise.all(children.map(addressOf));
  const place = await signIn(addresses[0] ?? "");
  const callers = addresses.flatMap((address) =>
    Array.from({ length: callersPerProcess }, () => createSteadyCaller({ address, ...place })),
  );

  for (const [round, outage] of outages.entries()) {
    await signUp(addresses[round % addresses.length] ?? "", round);
    await suffer(cluster, callers, outage);
  }
  await Promise.all(callers.map((caller) => caller.stop()));

  const database = openDatabase({ engine: "postgres", url: cluster.url });
  const unsentMails = await unsentWhileWorking(database, children);
  const kept = await titlesIn(database);
  await database.close();
  const exits = children.filter((child) => child.process.exitCode !== null || child.process.signalCode !== null);
  for (const child of children) child.process.kill("SIGTERM");
  await Promise.all(children.map((child) => child.ended));
  await cluster.stop();
  await rm(folder, { recursive: true });
  const acknowledged = callers.flatMap((caller) => caller.acknowledged);
  return {
    ...sumOf(callers),
    exits: exits.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((key) => !kept.has(key)).length,
    doubled: [...kept.values()].filter((count) => count > 1).length,
    unsentMails,
  };
}

/** Ends an outage once every caller has noticed it, and waits until all are served again. */
async function suffer(cluster: PostgresCluster, callers: readonly SteadyCaller[], outage: Outage): Promise<void> {
  await untilEveryone(callers, ({ answered }) => answered);
  if (outage === "freeze") await cluster.freeze();
  else await cluster.stopBy(outage);
  await untilEveryone(callers, ({ refused }) => refused);
  if (outage === "freeze") await cluster.thaw();
  else await cluster.start();
  await untilEveryone(callers, ({ answered }) => answered);
}

async function addressOf(child: ReturnType<typeof startChild>): Promise<string> {
  return (await child.line(/is open at/)).split(" ").at(-1) ?? "";
}

async function unsentWhileWorking(database: Database, children: readonly ReturnType<typeof startChild>[]) {
  const unsent = () => database.db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute();
  const areThere = (): boolean =>
    children.some(({ process: { exitCode, signalCode } }) => (exitCode ?? signalCode) === null);
  let waiting = await unsent();
  while (waiting.length > 0 && areThere()) {
    await pause(lookEveryMs);
    waiting = await unsent();
  }
  return waiting.length;
}
