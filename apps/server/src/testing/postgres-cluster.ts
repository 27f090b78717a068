import { execFile } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { freePort } from "./free-port.ts";

const run = promisify(execFile);

export interface PostgresCluster {
  readonly url: string;
  stop(): Promise<void>;
  /** Stops as a power cut would and starts again. */
  crash(): Promise<void>;
  start(): Promise<void>;
}

/** A private PostgreSQL server on loopback that lives as long as the tests and leaves nothing behind. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const bin = await binaries();
  const folder = await mkdtemp(join(tmpdir(), "lane-pg-"));
  const port = await freePort();
  const owner = process.getuid?.() === 0 ? await userIds("postgres") : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, timeout: 60_000 };
  const cluster = join(folder, "cluster");

  const options = ["-c", `port=${port}`, "-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
  // Throw-away data: speed matters, a power cut does not.
  const fast = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
  const settings = [...options, ...fast, "-c", "max_connections=200"].join(" ");
  const control = (...words: string[]) => run(join(bin, "pg_ctl"), ["-D", cluster, "-w", ...words], as);
  const start = () => control("-l", join(folder, "log"), "-o", settings, "start");

  await run(join(bin, "initdb"), ["-D", cluster, "-U", "lane", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"], as);
  await start();
  return {
    url: `postgresql://lane@127.0.0.1:${port}/postgres`,
    async start() {
      await start();
    },
    async crash() {
      await control("-m", "immediate", "stop");
    },
    async stop() {
      await control("-m", "immediate", "stop").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
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
