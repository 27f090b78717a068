import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

const watchEveryMs = 100;
const complaintLength = 2000;

export interface ChildBounds {
  readonly timeoutMs: number;
  readonly maxMegabytes: number;
  /** Aborted: the child is killed, and the reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

interface ChildRun extends ChildBounds {
  readonly command: string;
  readonly args: readonly string[];
  readonly input?: Uint8Array;
  /** Every piece of standard output, as it comes. */
  readonly onOutput: (piece: Buffer) => void;
}

/** `crashed` also stands for a child that ended with a complaint of its own. */
export type ChildFault = "crashed" | "too slow" | "too large";

export class BoundedChildError extends Error {
  readonly fault: ChildFault;

  constructor(fault: ChildFault, complaint: string) {
    super(`The child was ${fault}: ${complaint}`);
    this.name = "BoundedChildError";
    this.fault = fault;
  }
}

/** Runs a program that reads somebody else's bytes: last in line for the processor, and killed when it hangs or swells. */
export async function runBounded(run: ChildRun): Promise<void> {
  run.signal?.throwIfAborted();
  const [command, args] = onLeash(run);
  // Nothing of our environment: it holds the keys.
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], env: {}, windowsHide: true });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  stepBack(child);
  let complaint = "";
  child.stdout.on("data", run.onOutput);
  child.stderr.on("data", (piece: Buffer) => {
    complaint = `${complaint}${piece.toString()}`.slice(-complaintLength);
  });
  // A child that has given up no longer reads; that is told by its exit code, not by the broken pipe.
  child.stdin.on("error", () => undefined).end(run.input);
  const watch = watchOver(child, run);
  const code = await ended.finally(() => watch.stop());
  run.signal?.throwIfAborted();
  const fault = watch.fault();
  if (fault || code !== 0) throw new BoundedChildError(fault ?? "crashed", complaint);
}

const leash = "/usr/bin/setpriv";
const leashOptions = ["--pdeathsig", "KILL", "--no-new-privs"];
let hasLeash: boolean | undefined;

/** Where the system can, a child ends with us even when we are killed: nobody would watch over it any more. */
function onLeash({ command, args }: ChildRun): [string, readonly string[]] {
  hasLeash ??= spawnSync(leash, [...leashOptions, "/bin/true"]).status === 0;
  return hasLeash ? [leash, [...leashOptions, command, ...args]] : [command, args];
}

function watchOver(child: ChildProcess, { timeoutMs, maxMegabytes, signal }: ChildBounds) {
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
  signal?.addEventListener("abort", kill, { once: true });

  return {
    fault: (): ChildFault | undefined => fault,
    stop(): void {
      clearTimeout(timer);
      clearInterval(scales);
      signal?.removeEventListener("abort", kill);
    },
  };
}

/** Only Linux tells; elsewhere the limits of the decoders and of time have to do. */
async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it runs like everybody.
  }
}
