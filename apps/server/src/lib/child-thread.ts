import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";

import type { ChildCall, ChildFault, ChildNews, ChildWish } from "./child-calls.ts";
import { lowerPriority } from "./lower-priority.ts";

/** Runs as a thread, because starting a child blocks, and on a busy system for long. */

const watchEveryMs = 100;
const complaintLength = 2000;
const children = new Map<number, ChildProcess>();

parentPort?.on("message", (call: ChildCall) => {
  if (call.what === "kill") children.get(call.child)?.kill("SIGKILL");
  else if (call.what === "write") children.get(call.child)?.stdin?.write(call.piece);
  else void run(call.child, call.wish);
});

function say(news: ChildNews): void {
  parentPort?.postMessage(news, []);
}

async function run(child: number, wish: ChildWish): Promise<void> {
  try {
    say({ child, what: "ended", ...(await runToItsEnd(child, wish)) });
  } catch (error) {
    say({ child, what: "not begun", complaint: error instanceof Error ? error.message : String(error) });
  } finally {
    children.delete(child);
  }
}

async function runToItsEnd(number: number, wish: ChildWish) {
  const [command, args] = endingWithParent(wish);
  // An empty environment: ours holds the keys.
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], env: {}, windowsHide: true });
  children.set(number, child);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let complaint = "";
  child.stdout.on("data", (piece: Buffer) => say({ child: number, what: "output", piece }));
  child.stderr.on("data", (piece: Buffer) => {
    complaint = `${complaint}${piece.toString()}`.slice(-complaintLength);
  });
  // A child that has given up no longer reads; its exit code reports that, not the broken pipe.
  child.stdin.on("error", () => undefined);
  if (!wish.isOpen) child.stdin.end(wish.input);
  const watch = watchOver(child, wish);
  const code = await ended.finally(() => watch.stop());
  const fault = watch.fault() ?? (code === 0 ? undefined : ("crashed" as const));
  return { fault, complaint };
}

const setpriv = "/usr/bin/setpriv";
const setprivOptions = ["--pdeathsig", "KILL", "--no-new-privs"];
let hasSetpriv: boolean | undefined;

/**
 * Where the system supports it, a child ends with this process even when that is killed: a child without its parent
 * would have no limits.
 */
function endingWithParent({ command, args }: ChildWish): [string, readonly string[]] {
  hasSetpriv ??= spawnSync(setpriv, [...setprivOptions, "/bin/true"]).status === 0;
  return hasSetpriv ? [setpriv, [...setprivOptions, command, ...args]] : [command, args];
}

function watchOver(child: ChildProcess, { timeoutMs, maxMegabytes }: ChildWish) {
  let fault: ChildFault | undefined;
  const kill = (): boolean => child.kill("SIGKILL");
  const timer = setTimeout(() => {
    fault ??= "too slow";
    kill();
  }, timeoutMs);
  async function weigh(): Promise<void> {
    if ((await megabytesOf(child.pid)) <= maxMegabytes) return;
    fault ??= "too large";
    kill();
  }
  const scales = setInterval(() => void weigh(), watchEveryMs);

  return {
    fault: (): ChildFault | undefined => fault,
    stop(): void {
      clearTimeout(timer);
      clearInterval(scales);
    },
  };
}

/** Only Linux reports it; elsewhere only the limits of the decoders and the timeout apply. */
async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
