import { noSpace } from "#db/failures.ts";
import { isEssential } from "#lib/essential-work.ts";
import type { DiskSpace } from "#ports/disk-space.ts";

import { createReserveFiles, type ReserveFiles } from "./reserve-files.ts";

/** With less than this free, the next commit or checkpoint may already fail. */
const lowWaterBytes = 1024 * 1024;
const listenersPatienceMs = 3000;
const pauseAfterFailureMs = 5000;

export interface ReserveOptions {
  /** How many megabytes are kept. */
  readonly pieces: number;
  readonly onChange?: (state: "full" | "room") => void;
}

export interface DiskReserve extends DiskSpace {
  /** Takes the reserve, or starts as full where there is no room for it. */
  prepare(): Promise<void>;
  /** Called before every write: refuses ordinary work while the disk is full. */
  admit(): Promise<void>;
  /** Called when a write has failed for want of room. */
  giveUp(): Promise<void>;
}

/** For databases that are opened without a reserve: only the failing write reports a full disk. */
export const noReserve: DiskReserve = {
  isFull: () => false,
  hasSpace: async () => true,
  onFull: () => undefined,
  prepare: async () => undefined,
  admit: async () => undefined,
  giveUp: async () => undefined,
};

/**
 * Disk space beside the database that is reserved while there is plenty and released when the disk is full, so that
 * deletes can still be committed.
 */
export function createDiskReserve(databaseFile: string, { pieces, onChange }: ReserveOptions): DiskReserve {
  const files = createReserveFiles(databaseFile, pieces);
  const listeners: (() => Promise<unknown>)[] = [];
  let isFull = false;
  let givingUp: Promise<void> | undefined;
  let takingBack: Promise<boolean> | undefined;
  let nextTryAt = 0;

  async function enter(): Promise<void> {
    isFull = true;
    await takingBack;
    // Running uploads would use up the released space.
    await Promise.race([Promise.allSettled(listeners.map((listener) => listener())), pauseFor(listenersPatienceMs)]);
    await files.drop();
    onChange?.("full");
  }

  function giveUp(): Promise<void> {
    if (isFull && !givingUp) return Promise.resolve();
    givingUp ??= enter().finally(() => (givingUp = undefined));
    return givingUp;
  }

  async function takeBack(): Promise<boolean> {
    await givingUp;
    if (!isFull) return true;
    if (performance.now() < nextTryAt || !(await seemsToFit(files))) return false;
    isFull = !(await files.take());
    // A quota or a lack of inodes does not show in the free space.
    if (isFull) nextTryAt = performance.now() + pauseAfterFailureMs;
    return !isFull;
  }

  async function hasSpace(): Promise<boolean> {
    if (!isFull) return true;
    takingBack ??= takeBack()
      .then((isBack) => {
        if (isBack) onChange?.("room");
        return isBack;
      })
      .finally(() => (takingBack = undefined));
    return takingBack;
  }

  return {
    isFull: () => isFull,
    hasSpace,
    onFull: (listener) => void listeners.push(listener),
    giveUp,
    async prepare() {
      if (files.freeBytes() < lowWaterBytes) return giveUp();
      if ((await files.missingBytes()) === 0) return;
      isFull = true;
      if (!(await takeBack())) onChange?.("full");
    },
    async admit() {
      if (isEssential()) {
        // Released before a write fails: a failed transaction cannot be restarted automatically.
        if (isFull ? givingUp !== undefined : files.freeBytes() < lowWaterBytes) await giveUp();
        return;
      }
      if (isFull && !(await hasSpace())) throw noSpace();
    },
  };
}

async function seemsToFit(files: ReserveFiles): Promise<boolean> {
  return files.freeBytes() >= (await files.missingBytes()) + 2 * lowWaterBytes;
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
