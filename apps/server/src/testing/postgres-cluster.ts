import { execFile } from "node:child_process";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { freePort } from "./free-port.ts";

const run = promisify(execFile);

/** Throw-away data: speed matters, durability does not. */
const hasty = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
/**
 * Sorts and folds like a language, as most servers do: "a" before "B", "é" beside "e". ICU contains it, so that no
 * locale of the operating system is needed.
 */
const realLocale = ["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"];
const startPauseMs = 50;
const startWithinMs = 60_000;

/** Asked to stop, cut off as by a power cut, or killed without a goodbye to its clients. */
export const stopKinds = ["fast", "immediate", "kill"] as const;
export type StopKind = (typeof stopKinds)[number];

export interface PostgresCluster {
  readonly url: string;
  stop(): Promise<void>;
  /** Stops as a power cut would. */
  crash(): Promise<void>;
  stopBy(kind: StopKind): Promise<void>;
  start(): Promise<void>;
  /** Freezes every process of the server: connections are accepted and not answered. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

interface ClusterWish {
  /** Whether commits survive a crash of the server. */
  readonly isDurable?: boolean;
  /** Further settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
}

/** A private PostgreSQL server on loopback that lives as long as the tests and leaves nothing behind. */
export async function startPostgresCluster(wish: ClusterWish = {}): Promise<PostgresCluster> {
  const { isDurable = false, settings: wished = [] } = wish;
  const bin = await binaries();
  const folder = await mkdtemp(join(tmpdir(), "lane-pg-"));
  const port = await freePort();
  const owner = process.getuid?.() === 0 ? await userIds("postgres") : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, timeout: 60_000 };
  const cluster = join(folder, "cluster");

  const options = ["-c", `port=${port}`, "-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
  const further = ["max_connections=200", ...wished].flatMap((setting) => ["-c", setting]);
  const settings = [...options, ...(isDurable ? [] : hasty), ...further].join(" ");
  const control = (...words: string[]) => run(join(bin, "pg_ctl"), ["-D", cluster, "-w", ...words], as);
  const start = () => control("-l", join(folder, "log"), "-o", settings, "start");
  const stop = (kind: "fast" | "immediate") => control("-m", kind, "stop");

  await run(join(bin, "initdb"), ["-D", cluster, "-U", "lane", "-A", "trust", "-E", "UTF8", ...realLocale, "-N"], as);
  await start();
  let frozen: readonly number[] = [];

  function thaw(): void {
    for (const pid of frozen) signal(pid, "SIGCONT");
    frozen = [];
  }

  return {
    url: `postgresql://lane@127.0.0.1:${port}/postgres`,
    start: () => retryUntilStarted(start),
    async crash() {
      await stop("immediate");
    },
    async stopBy(kind) {
      if (kind === "kill") signal(await postmasterOf(cluster), "SIGKILL");
      else await stop(kind);
    },
    async freeze() {
      const postmaster = await postmasterOf(cluster);
      signal(postmaster, "SIGSTOP");
      // Only a stopped postmaster starts no further children.
      frozen = [postmaster, ...(await childrenOf(postmaster))];
      for (const pid of frozen) signal(pid, "SIGSTOP");
    },
    async thaw() {
      thaw();
    },
    async stop() {
      thaw();
      await stop("immediate").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** After a kill the new server waits until the last process of the old one has ended. */
async function retryUntilStarted(start: () => Promise<unknown>): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs;
  for (;;) {
    try {
      await start();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await pause(startPauseMs);
    }
  }
}

async function postmasterOf(cluster: string): Promise<number> {
  const [first = ""] = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return Number(first);
}

async function childrenOf(parent: number): Promise<number[]> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

function signal(pid: number, name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // The process has ended by itself.
    if (!(error instanceof Error && Reflect.get(error, "code") === "ESRCH")) throw error;
  }
}

async function binaries(): Promise<string> {
  try {
    return (await run("pg_config", ["--bindir"])).stdout.trim();
  } catch {
    throw new Error("PostgreSQL 15 or newer is needed for the tests. On Debian: apt-get install postgresql");
  }
}

async function userIds(name: string): Promise<{ uid: number; gid: number }> {
  const ids = await Promise.all(["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)));
  const [uid = 0, gid = 0] = ids;
  return { uid, gid };
}
