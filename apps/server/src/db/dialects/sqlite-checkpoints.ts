import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** So many saves fill about a megabyte of log. */
const savesBetween = 100;

/** Keeps the log short without the event loop waiting for the disk. The thread starts when there is something to do. */
export function createCheckpoints(databaseFile: string) {
  let thread: Worker | undefined;
  let isRunning = false;
  let saves = 0;

  function start(): Worker {
    const program = new URL("sqlite-checkpoint-thread.ts", import.meta.url);
    // Options of this program are not those of the thread; some would even forbid it to start.
    const worker = new Worker(program, { workerData: databaseFile, execArgv: [] });
    worker.on("message", () => (isRunning = false));
    // Without it SQLite carries the log over itself, later and on this thread.
    worker.on("error", () => (isRunning = true));
    worker.on("exit", () => (thread = undefined));
    worker.unref();
    return worker;
  }

  return {
    saved(): void {
      saves += 1;
      if (saves < savesBetween || isRunning) return;
      saves = 0;
      isRunning = true;
      thread ??= start();
      thread.postMessage("checkpoint", []);
    },
    async close(): Promise<void> {
      if (!thread) return;
      // Or a process with nothing else to do would end before the thread has.
      thread.ref();
      const ended = once(thread, "exit");
      thread.postMessage("close", []);
      await ended;
    },
  };
}

export type Checkpoints = ReturnType<typeof createCheckpoints>;
