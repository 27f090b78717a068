import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startChild } from "@lane/server/src/testing/child-process.ts";

import { withoutRateLimits } from "./without-rate-limits.ts";

const program = join(import.meta.dirname, "../../apps/server/src/main.ts");

/** Of Linux, on every machine that Node runs on. */
const ticksPerSecond = 100;

/** The product in a child process, reached over loopback by any number of visitors. */
export async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "lane-bench-"));
  const env = {
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "error",
    TRUSTED_PROXIES: "127.0.0.1",
    NODE_ENV: "production",
    ...withoutRateLimits,
    ...settings,
  };
  const child = startChild(program, env);
  const address = (await child.line(/is open at/)).split(" ").at(-1) ?? "";
  let visitors = 0;

  return {
    folder,
    address,
    pid: child.process.pid ?? 0,
    /** Each call comes from another IP address, so that the limits per address do not refuse it. */
    post(path: string, body: object): Promise<Response> {
      visitors += 1;
      const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      return fetch(`${address}/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify(body),
      });
    },
    get: (path: string): Promise<Response> => fetch(`${address}${path}`),
    async megabytes(): Promise<number> {
      const status = await readFile(`/proc/${child.process.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    /** Used by the process so far. */
    async cpuSeconds(): Promise<number> {
      const [user = 0, system = 0] = (await readFile(`/proc/${child.process.pid}/stat`, "utf8"))
        .replace(/^.*\) /, "")
        .split(" ")
        .slice(11, 13)
        .map(Number);
      return (user + system) / ticksPerSecond;
    },
    async stop(): Promise<void> {
      child.process.kill("SIGTERM");
      await child.ended;
      await rm(folder, { recursive: true });
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
