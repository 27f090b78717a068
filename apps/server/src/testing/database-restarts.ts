import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { z } from "zod";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { type Database, openDatabase } from "#db/client.ts";

import { startChild } from "./child-process.ts";
import { type PostgresCluster, startPostgresCluster, type StopKind } from "./postgres-cluster.ts";
import { createRecordingLogger } from "./recording-logger.ts";
import { createSteadyCaller, type SteadyCaller, type Tally } from "./steady-caller.ts";
import { registrationOf } from "./visitor.ts";

const program = join(import.meta.dirname, "../main.ts");
const callersPerProcess = 4;
const lookEveryMs = 20;
const ada = {
  email: "ada@example.com",
  password: "a long enough password",
  firstName: "Ada",
  lastName: "Marsh",
  dateOfBirth: "1958-03-09",
  cityName: "Utrecht",
  isReflectionPrompt: false,
};

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
  await everyone(callers, ({ answered }) => answered);
  if (outage === "freeze") await cluster.freeze();
  else await cluster.stopBy(outage);
  await everyone(callers, ({ refused }) => refused);
  if (outage === "freeze") await cluster.thaw();
  else await cluster.start();
  await everyone(callers, ({ answered }) => answered);
}

async function everyone(callers: readonly SteadyCaller[], count: (tally: Tally) => number): Promise<void> {
  const before = callers.map(({ tally }) => count(tally));
  while (callers.some((caller, at) => caller.isServed() && count(caller.tally) <= (before[at] ?? 0))) {
    await pause(lookEveryMs);
  }
}

function sumOf(callers: readonly SteadyCaller[]): Tally {
  const tallies = callers.map(({ tally }) => tally);
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    answered: sum(({ answered }) => answered),
    replayed: sum(({ replayed }) => replayed),
    refused: sum(({ refused }) => refused),
    refusedWithoutRetry: sum(({ refusedWithoutRetry }) => refusedWithoutRetry),
    unexpected: tallies.flatMap(({ unexpected }) => unexpected),
    longestMs: Math.max(...tallies.map(({ longestMs }) => longestMs)),
  };
}

async function openAccount(env: Record<string, string>): Promise<void> {
  const server = { config: loadConfig(env), clock: systemClock, logger: createRecordingLogger() };
  const composition = compose({ ...server, ...(await openResources(server)) });
  await composition.services.accounts.openAnew(ada);
  await composition.close();
}

async function addressOf(child: ReturnType<typeof startChild>): Promise<string> {
  return (await child.line(/is open at/)).split(" ").at(-1) ?? "";
}

async function signIn(address: string) {
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: object, extra: Record<string, string> = {}) =>
    fetch(`${address}/api${path}`, {
      method: "POST",
      headers: { ...headers, ...extra },
      body: JSON.stringify(body),
    });
  const login = await post("/auth/login", { email: ada.email, password: ada.password });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const authorization = `Bearer ${token}`;
  await post("/timeline/create", { startYear: 1990 }, { authorization });
  const answer = await fetch(`${address}/api/timeline`, { headers: { authorization } });
  const found = z.object({ timeline: z.object({ _id: z.string() }), years: z.array(z.object({ _id: z.string() })) });
  const { timeline, years } = found.parse(await answer.json());
  return { token, timelineId: timeline._id, yearId: years[0]?._id ?? "" };
}

/** Queues a mail just before the outage. */
async function signUp(address: string, round: number): Promise<void> {
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${round >> 8}.${round & 255}` },
    body: JSON.stringify(registrationOf(`visitor-${round}@example.com`)),
  });
  if (!answer.ok) throw new Error(`Signing up fails: ${await answer.text()}`);
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

async function titlesIn({ db }: Database): Promise<Map<string, number>> {
  const kept = new Map<string, number>();
  for (const { title } of await db.selectFrom("memories").select("title").execute()) {
    kept.set(title, (kept.get(title) ?? 0) + 1);
  }
  return kept;
}
