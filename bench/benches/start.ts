import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Bench, percentile, type Row } from "../row.ts";
import { cpuOfProcess, statOf } from "./process-stat.ts";

const root = join(import.meta.dirname, "../..");

export const start: Bench = {
  name: "start",
  async run(): Promise<Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
    await startOnce(folder);
    const rounds = [await startOnce(folder), await startOnce(folder), await startOnce(folder)];
    await rm(folder, { recursive: true });
    const cpu = rounds.map(({ cpuSeconds }) => cpuSeconds);
    return [
      { what: "npm start again: CPU to first answer", value: percentile(cpu, 0.5), unit: "s", atMost: 1.5 },
      { what: "memory after first answer", value: Math.max(...rounds.map(({ megabytes }) => megabytes)), unit: "MB" },
    ];
  },
};

async function startOnce(folder: string): Promise<{ cpuSeconds: number; megabytes: number }> {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" };
  const npm = spawn("npm", ["start"], { cwd: root, env, stdio: "ignore" });
  const ended = new Promise((resolve) => npm.once("close", resolve));
  while (!(await answers(port))) await pause(20);
  const family = await familyOf(npm.pid ?? 0);
  const used = await Promise.all(family.map(usageOf));
  npm.kill("SIGTERM");
  await ended;
  await pause(1500);
  return {
    cpuSeconds: used.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1000,
    megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function usageOf(pid: number): Promise<{ cpuMs: number; megabytes: number }> {
  const { ownMs, childrenMs } = await cpuOfProcess(pid);
  return { cpuMs: ownMs + childrenMs, megabytes: (Number((await statOf(pid))[21]) * 4096) / 1e6 };
}

async function familyOf(pid: number): Promise<number[]> {
  const everyone = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(everyone.map(async (other) => Number((await statOf(other))[1])));
  const children = everyone.filter((_, index) => parents[index] === pid);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
