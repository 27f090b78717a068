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
    const worker = new Worker(new URL("sqlite-checkpoint-thread.ts", import.meta.url), { workerData: databaseFile });
    worker.on("message", () => (isRunning = false));
    // Without it SQLite carries the log over itself, later and on this thread.
    worker.on("error", () => (isRunning = true));
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
      const ended = once(thread, "exit");
      thread.postMessage("close", []);
      await ended;
    },
  };
}

export type Checkpoints = ReturnType<typeof createCheckpoints>;
