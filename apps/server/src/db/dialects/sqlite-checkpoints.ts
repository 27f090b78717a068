import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { CheckpointWish } from "./sqlite-checkpoint-thread.ts";
import type { LogSync } from "./sqlite-log.ts";
import type { WriteSlot } from "./sqlite-write-slot.ts";

/** This many saves fill about a megabyte of log. */
const savesBetween = 100;
/** Sixteen megabytes: a log that grows during every checkpoint is never restarted. */
const longLogFrames = 4000;

interface CheckpointsOptions {
  readonly databaseFile: string;
  readonly log: LogSync;
  /** The slot for writing. */
  readonly slot: WriteSlot;
  /** While true, every save is checkpointed at once: a growing log takes space that is not there. */
  readonly isUrgent: () => boolean;
}

/** Keeps the log short without blocking the event loop. The thread starts with the first checkpoint. */
export function createCheckpoints({ databaseFile, log, slot, isUrgent }: CheckpointsOptions) {
  let thread: Worker | undefined;
  let running: Promise<void> | undefined;
  let saves = 0;

  function start(): Worker {
    const program = new URL("sqlite-checkpoint-thread.ts", import.meta.url);
    // The thread must not inherit this program's options; some would even prevent its start.
    const worker = new Worker(program, { workerData: databaseFile, execArgv: [] });
    // The pending caller gets the error; the next checkpoint starts a new thread.
    worker.on("error", () => (thread = undefined));
    worker.on("exit", () => (thread = undefined));
    worker.unref();
    return worker;
  }

  async function ask(wish: CheckpointWish): Promise<boolean> {
    thread ??= start();
    const answered = once(thread, "message");
    thread.postMessage(wish, []);
    const [isDone]: boolean[] = await answered;
    return isDone ?? false;
  }

  /** Only synced commits are carried over: a row whose sync fails must not reach the database file. */
  async function carryOver(): Promise<void> {
    try {
      if (!(await ask("hold"))) return;
      await log.settled();
      await ask("carryOver");
    } finally {
      await ask("letGo");
    }
  }

  async function run(): Promise<void> {
    if (!isUrgent() && log.frames() < longLogFrames) return carryOver();
    // The recovery holds the slot and waits for this checkpoint to end, so waiting for the slot here would deadlock.
    if (log.hasFailed()) return;
    // While the slot is held there is no writer: the checkpoint reaches the end, and the next write restarts the log.
    await slot.take();
    await carryOver().finally(() => slot.pass());
  }

  return {
    saved(): void {
      saves += 1;
      if ((saves < savesBetween && !isUrgent()) || running) return;
      saves = 0;
      running = run()
        // The callers that wait for a failed sync get its error, and a failed thread is replaced.
        .catch(() => undefined)
        .finally(() => (running = undefined));
    },
    async close(): Promise<void> {
      // Keeps the process alive until the thread has ended.
      thread?.ref();
      await running;
      if (!thread) return;
      const ended = once(thread, "exit");
      thread.postMessage("close" satisfies CheckpointWish, []);
      await ended;
    },
  };
}

export type Checkpoints = ReturnType<typeof createCheckpoints>;
