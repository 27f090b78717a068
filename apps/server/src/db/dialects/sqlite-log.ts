import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * SQLite appends each commit to the write-ahead log; this makes it survive a power cut. The event loop does not wait
 * for the disk meanwhile, and whoever commits while one sync is under way shares the next.
 */
export function createLogSync(databaseFile: string) {
  let log: Promise<FileHandle> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function sync(): Promise<void> {
    log ??= openLog(databaseFile);
    await (await log).datasync();
  }

  async function syncAfter(earlier: Promise<void> | undefined): Promise<void> {
    // How that one ended is told to those who waited for it.
    await earlier?.catch(() => undefined);
    running = next;
    next = undefined;
    await sync();
  }

  return {
    /** Resolves once all that was committed before this call is on the disk. */
    settled(): Promise<void> {
      next ??= syncAfter(running);
      return next;
    },
    async close(): Promise<void> {
      await (next ?? running)?.catch(() => undefined);
      await (await log)?.close();
    },
  };
}

export type LogSync = ReturnType<typeof createLogSync>;

/** A log that was made only now is found again after a power cut when its folder is on the disk too. */
async function openLog(databaseFile: string): Promise<FileHandle> {
  const folder = await open(dirname(databaseFile), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return open(`${databaseFile}-wal`, "r+");
}
