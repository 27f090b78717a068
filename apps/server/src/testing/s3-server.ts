import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { cephConfiguration } from "./ceph-configuration.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const programs = ["ceph", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin", "setpriv"];
const patienceMs = 60_000;

export interface S3User {
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface S3Server {
  readonly endpoint: string;
  addUser(limits?: { readonly mostBytes: number }): Promise<S3User>;
  /** Kills the server as a power cut would. Its stored data stay. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Freezes the server: it accepts connections and does not answer. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** The programs of a real S3 server that are missing on this machine. */
export function missingS3Programs(): string[] {
  const folders = (process.env["PATH"] ?? "").split(":");
  return programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
}

/** Ceph's S3 server on loopback: a monitor, one storage in memory, a gateway. It leaves nothing behind. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "lane-s3-"));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const children: ChildProcess[] = [];
  const configured = ["-c", join(folder, "ceph.conf")];
  const start = (program: string, ...words: string[]): ChildProcess => {
    // Ends the child with this process, which a killed test run could not do.
    const child = spawn("setpriv", ["--pdeathsig", "KILL", program, "-f", ...configured, ...words], {
      stdio: "ignore",
    });
    children.push(child);
    return child;
  };
  const admin = (...words: string[]) => run("radosgw-admin", [...configured, "-n", "client.rgw", ...words]);
  const endpoint = `http://127.0.0.1:${port}`;
  let gateway: ChildProcess | undefined;

  const server: S3Server = {
    endpoint,
    async addUser(limits) {
      const [uid, accessKey, secretKey] = [randomUUID(), randomUUID(), randomUUID()];
      const keys = ["--access-key", accessKey, "--secret", secretKey];
      await admin("user", "create", "--uid", uid, "--display-name", uid, ...keys);
      if (limits) {
        const quota = ["--quota-scope=user", "--uid", uid];
        await admin("quota", "set", ...quota, "--max-size", String(limits.mostBytes));
        await admin("quota", "enable", ...quota);
      }
      return { accessKey, secretKey };
    },
    async kill() {
      if (gateway) await end(gateway);
    },
    async start() {
      gateway = start("radosgw", "-n", "client.rgw");
      await Promise.race([unlessItEnds(gateway), until(async () => (await fetch(endpoint)).ok)]);
    },
    freeze: () => void gateway?.kill("SIGSTOP"),
    thaw: () => void gateway?.kill("SIGCONT"),
    async stop() {
      await Promise.all(children.map(end));
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await startStorage({ folder, monitorPort, port, configured, start });
    await server.start();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

interface Storage {
  readonly folder: string;
  readonly monitorPort: number;
  readonly port: number;
  readonly configured: readonly string[];
  readonly start: (program: string, ...words: string[]) => ChildProcess;
}

async function startStorage({ folder, monitorPort, port, configured, start }: Storage): Promise<void> {
  const [cluster, disk, monitors] = [randomUUID(), randomUUID(), join(folder, "monitors")];
  await mkdir(join(folder, "disk"));
  await writeFile(join(folder, "ceph.conf"), cephConfiguration({ folder, cluster, monitorPort, port }));
  await run("monmaptool", ["--create", "--fsid", cluster, "--addv", "a", `[v1:127.0.0.1:${monitorPort}]`, monitors]);
  await run("ceph-mon", [...configured, "-i", "a", "--mkfs", "--monmap", monitors]);
  const monitor = start("ceph-mon", "-i", "a");
  const greet = run("ceph", [...configured, "osd", "new", disk], { timeout: patienceMs });
  await Promise.race([unlessItEnds(monitor), greet]);
  await run("ceph-osd", [...configured, "-i", "0", "--mkfs", "--osd-uuid", disk]);
  startDisk();

  function startDisk(): void {
    // Now and then the OSD contacts the monitor before it knows the name of the cluster, is refused, and exits.
    start("ceph-osd", "-i", "0").once("exit", (code) => void (code !== null && startDisk()));
  }
}

/** The port may have been taken since it was found free; without this, the test would wait for an answer for ever. */
async function unlessItEnds(child: ChildProcess): Promise<never> {
  await once(child, "exit");
  throw new Error(`${child.spawnargs.join(" ")} ended by itself`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + patienceMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > last) throw new Error("The S3 server does not answer");
    await wait(50);
  }
}
