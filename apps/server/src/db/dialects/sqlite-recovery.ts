import { setTimeout as pause } from "node:timers/promises";

import type { OpenFile } from "./sqlite-file.ts";
import type { WriteSlot } from "./sqlite-write-slot.ts";

const pauseMs = 1000;

interface RecoveryOptions {
  readonly slot: WriteSlot;
  readonly open: () => OpenFile;
  readonly isClosing: () => boolean;
}

/**
 * After a failed sync: the file, opened anew without what was never synced; undefined when the program ends before
 * that. The holder of the slot is refused at its next statement and passes the slot on, and no new statement starts
 * meanwhile.
 */
export async function recover(broken: OpenFile, options: RecoveryOptions): Promise<OpenFile | undefined> {
  await options.slot.take();
  try {
    // Before anything is closed: the last connection to close would checkpoint what was never synced.
    const frames = await retryUntilClosed(options, () => broken.log.discardUnsynced());
    if (frames === undefined) return undefined;
    await broken.close().catch(() => undefined);
    return await retryUntilClosed(options, () => openProven(options.open, frames));
  } finally {
    options.slot.pass();
  }
}

async function openProven(open: () => OpenFile, frames: number): Promise<OpenFile> {
  const next = open();
  try {
    // Another process keeps the old index of the log alive: nothing may be written before it has closed the file.
    if (next.log.frames() > frames) throw new Error("Another process still uses the database");
    await next.log.settled();
    return next;
  } catch (error) {
    await next.close();
    throw error;
  }
}

/** A failing disk is retried until it works; requests are refused with a retry time meanwhile. */
async function retryUntilClosed<T>({ isClosing }: RecoveryOptions, work: () => Promise<T>): Promise<T | undefined> {
  while (!isClosing()) {
    try {
      return await work();
    } catch {
      await pause(pauseMs);
    }
  }
  return undefined;
}
