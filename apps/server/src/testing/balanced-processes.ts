import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Child, startChild } from "./child-process.ts";
import { freePort } from "./free-port.ts";
import { type PostgresCluster, startPostgresCluster } from "./postgres-cluster.ts";

const newestProgram = join(import.meta.dirname, "../main.ts");
const shippedConfiguration = new URL("../../../../deploy/several-machines/haproxy.cfg", import.meta.url);
const lookEveryMs = 20;

/** Undefined where HAProxy is not installed. */
export async function findHaproxy(): Promise<string | undefined> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  for (const folder of folders) {
    const file = join(folder, "haproxy");
    if (await isThere(file)) return file;
  }
  return undefined;
}

interface ProcessesWish {
  readonly haproxy: string;
  readonly count: number;
  /** Beside those of a small installation. */
  readonly settings?: Readonly<Record<string, string>>;
  /** To start with, otherwise the server of this version. */
  readonly program?: string;
}

/** Processes on one PostgreSQL, behind HAProxy with the configuration that we ship. */
export async function startBalancedProcesses(wish: ProcessesWish) {
  const folder = await mkdtemp(join(tmpdir(), "lane-balanced-"));
  const cluster = await startPostgresCluster({ isDurable: true });
  const ports = await Promise.all(Array.from({ length: wish.count }, () => freePort()));
  const settings = { ...settingsOf(folder, cluster), ...wish.settings };
  // A folder for each, as on machines of their own.
  const start = (port: number, program = newestProgram): Child =>
    startChild(program, { ...settings, DATA_DIR: join(folder, `machine-${port}`), PORT: String(port) });
  // One after the other, as the first one makes the tables.
  const children: Child[] = [];
  for (const port of ports) {
    const child = start(port, wish.program);
    await child.line(/is open at/);
    children.push(child);
  }
  const entry = await freePort();
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, balanced(await readFile(shippedConfiguration, "utf8"), entry, ports));
  const balancer = spawn(wish.haproxy, ["-f", file, "-db"], { stdio: "ignore" });
  // Otherwise it would outlive a test that failed.
  const end = (): boolean => balancer.kill("SIGKILL");
  process.once("exit", end);
  const address = `http://127.0.0.1:${entry}`;
  await untilReady(address, balancer);

  return {
    address,
    /** Of each process, past the balancer. */
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    settings,
    clusterUrl: cluster.url,
    /** Ends a process and starts one of this version in its place. */
    async startAgain(which: number, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
      const [child, port] = [children[which], ports[which]];
      if (!child || port === undefined) throw new Error("There is no such process");
      child.process.kill(signal);
      await child.ended;
      const next = start(port);
      children[which] = next;
      await next.line(/is open at/);
    },
    async stop(): Promise<void> {
      for (const child of children) child.process.kill("SIGTERM");
      await Promise.all(children.map((child) => child.ended));
      process.off("exit", end);
      end();
      await cluster.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function settingsOf(folder: string, cluster: PostgresCluster): Record<string, string> {
  return {
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    SECRET_KEY: randomBytes(32).toString("base64url"),
    LOG_LEVEL: "silent",
    CITY_LIST: "none",
    BACKUPS: "off",
    REQUESTS_PER_MINUTE: "1000000",
    TRUSTED_PROXIES: "127.0.0.1",
  };
}

/** The shipped configuration with our ports, without TLS, and with every call at another process than the one before. */
function balanced(configuration: string, entry: number, ports: readonly number[]): string {
  const servers = ports.map((port, at) => `    server lane${at} 127.0.0.1:${port}`).join("\n");
  return configuration
    .replace(/^ {4}bind :80\n/m, "")
    .replace(/^ {4}bind :443 .*$/m, `    bind 127.0.0.1:${entry}`)
    .replace(/^ {4}http-request redirect .*\n/m, "")
    .replace(/^ {4}balance source\n {4}hash-type .*$/m, "    balance roundrobin")
    .replace(/( {4}server .*\n?)+$/, `${servers}\n`);
}

async function untilReady(address: string, balancer: ChildProcess): Promise<void> {
  for (;;) {
    if (balancer.exitCode !== null) throw new Error("HAProxy refuses the configuration");
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(lookEveryMs);
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
