import { Worker } from "node:worker_threads";

import type { ChildCall, ChildFault, ChildNews, ChildWish } from "./child-calls.ts";

export interface ChildBounds {
  readonly timeoutMs: number;
  readonly maxMegabytes: number;
  /** When aborted, the child is killed and the reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

interface ChildRun extends ChildBounds {
  readonly command: string;
  readonly args: readonly string[];
  readonly input?: Uint8Array;
  /** Called with every chunk of standard output. */
  readonly onOutput: (piece: Buffer) => void;
}

export class BoundedChildError extends Error {
  readonly fault: ChildFault;

  constructor(fault: ChildFault, complaint: string) {
    super(`The child was ${fault}: ${complaint}`);
    this.name = "BoundedChildError";
    this.fault = fault;
  }
}

/**
 * Runs a program that reads untrusted bytes: at the lowest priority, and killed when it hangs or uses too much memory.
 */
export async function runBounded({ signal, onOutput, ...wish }: ChildRun): Promise<void> {
  signal?.throwIfAborted();
  const thread = sharedThread();
  const { child, ended } = thread.start(wish, { onOutput, keepsRunning: true });
  const kill = (): void => thread.ask({ what: "kill", child });
  signal?.addEventListener("abort", kill, { once: true });
  const { fault, complaint } = await ended.finally(() => signal?.removeEventListener("abort", kill));
  signal?.throwIfAborted();
  if (fault) throw new BoundedChildError(fault, complaint);
}

export interface OpenChild {
  /** Rejects unless it was killed by `kill` or ended without a fault. */
  readonly ended: Promise<void>;
  write(piece: string | Uint8Array): void;
  kill(): void;
}

/** A program that waits for what is written to it, with the same bounds; alone it does not keep this process running. */
export function openBounded({ onOutput, ...wish }: Omit<ChildRun, "input" | "signal">): OpenChild {
  const thread = sharedThread();
  const { child, ended } = thread.start({ ...wish, isOpen: true }, { onOutput, keepsRunning: false });
  let isKilled = false;
  async function waitForEnd(): Promise<void> {
    const { fault, complaint } = await ended;
    if (fault && !isKilled) throw new BoundedChildError(fault, complaint);
  }
  return {
    ended: waitForEnd(),
    write: (piece) => thread.ask({ what: "write", child, piece }),
    kill() {
      isKilled = true;
      thread.ask({ what: "kill", child });
    },
  };
}

interface Ending {
  readonly fault: ChildFault | undefined;
  readonly complaint: string;
}

interface Listener {
  readonly onOutput: (piece: Buffer) => void;
  /** Whether this process goes on at least until the child has ended. */
  readonly keepsRunning: boolean;
}

interface Waiting extends Listener {
  resolve(ending: Ending): void;
  reject(error: Error): void;
}

/** One thread for the whole process: it starts with the first child. */
let running: ReturnType<typeof startThread> | undefined;
let lastChild = 0;

function sharedThread() {
  running ??= startThread();
  return running;
}

function startThread() {
  const worker = new Worker(new URL("child-thread.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  const ask = (call: ChildCall): void => worker.postMessage(call, []);

  worker.on("message", (news: ChildNews) => {
    const one = waiting.get(news.child);
    if (news.what === "output") return one?.onOutput(Buffer.from(news.piece));
    waiting.delete(news.child);
    // Only a caller that waits for a child keeps the process running.
    if (![...waiting.values()].some(({ keepsRunning }) => keepsRunning)) worker.unref();
    return news.what === "ended" ? one?.resolve(news) : one?.reject(new Error(news.complaint));
  });
  worker.on("error", (error) => {
    running = undefined;
    for (const one of waiting.values()) one.reject(error);
  });
  worker.unref();

  return {
    ask,
    start(wish: ChildWish, listener: Listener): { child: number; ended: Promise<Ending> } {
      const child = (lastChild += 1);
      if (listener.keepsRunning) worker.ref();
      const ended = new Promise<Ending>((resolve, reject) => {
        waiting.set(child, { ...listener, resolve, reject });
      });
      ask({ what: "run", child, wish });
      return { child, ended };
    },
  };
}
