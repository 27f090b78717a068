import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";

const headerBytes = 32;
const frameHeaderBytes = 24;
const saltStart = 16;
const saltBytes = 8;

interface LogOptions {
  readonly databaseFile: string;
  /** A connection that is never inside a transaction, used to read the length of the log. */
  readonly gauge: DatabaseSync;
  /** Called once, at the moment a sync has failed. */
  readonly onFailure: () => void;
}

/**
 * The end of the log. A different salt means that the log was restarted, which happens when all of it is in the
 * database file.
 */
interface LogEnd {
  readonly salt: string;
  readonly frames: number;
}

/**
 * SQLite appends each commit to the write-ahead log; this makes the commit survive a power cut. The event loop does not
 * wait for the disk meanwhile, and commits that arrive during one sync share the next. A failed sync is final: the
 * system has forgotten what it could not write, so that the next sync would succeed and prove nothing. From then on
 * every caller is refused, until the file is opened anew without what was never synced.
 */
export function createLogSync({ databaseFile, gauge, onFailure }: LogOptions) {
  const logFile = `${databaseFile}-wal`;
  const framesNow = gauge.prepare("pragma wal_checkpoint(noop)");
  const pageBytes = Number(gauge.prepare("pragma page_size").get()?.["page_size"]);
  const log = createLogFile(databaseFile);
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let failure: { readonly cause: unknown } | undefined;
  // Frames left by an earlier process were either synced by it or never acknowledged.
  let synced: LogEnd = { frames: Math.max(0, framesIn()), salt: saltOf(logFile) };

  function framesIn(): number {
    return Number(framesNow.get()?.["log"]);
  }

  const endOfLog = ({ fd }: FileHandle): LogEnd => ({ frames: framesIn(), salt: readSalt(fd) });

  async function sync(): Promise<void> {
    if (failure) throw failure.cause;
    try {
      const handle = await log.opened();
      // Read before the sync: commits made while the disk is busy belong to the next sync.
      const end = endOfLog(handle);
      await handle.datasync();
      synced = end;
    } catch (cause) {
      // Where nothing was committed since the last sync, as on a disk that went read-only, no commit is lost.
      if (framesIn() !== synced.frames || saltOf(logFile) !== synced.salt) {
        failure = { cause };
        onFailure();
      }
      throw cause;
    }
  }

  async function syncAfter(earlier: Promise<void> | undefined): Promise<void> {
    // The callers that wait for the earlier sync get its error.
    await earlier?.catch(() => undefined);
    running = next;
    next = undefined;
    await sync();
  }

  return {
    hasFailed: () => failure !== undefined,
    /** The number of frames in the log, checkpointed or not. */
    frames: framesIn,
    /** Resolves once all commits before this call are on the disk. */
    settled(): Promise<void> {
      next ??= syncAfter(running);
      return next;
    },
    /**
     * Cuts off what was committed and never synced; the file may not be used before it is opened anew. Returns the
     * number of frames left.
     */
    async discardUnsynced(): Promise<number> {
      const handle = await open(logFile, "r+");
      try {
        const end = endOfLog(handle);
        const frames = synced.salt === end.salt ? Math.min(synced.frames, end.frames) : 0;
        await cutOff(handle, frames === 0 ? 0 : headerBytes + frames * (frameHeaderBytes + pageBytes));
        return frames;
      } finally {
        await handle.close();
      }
    },
    async close(): Promise<void> {
      await (next ?? running)?.catch(() => undefined);
      await log.close();
    },
  };
}

export type LogSync = ReturnType<typeof createLogSync>;

async function cutOff(handle: FileHandle, bytes: number): Promise<void> {
  const { size } = await handle.stat();
  if (size > bytes) await handle.truncate(bytes);
}

function saltOf(logFile: string): string {
  if (!existsSync(logFile)) return "";
  const fd = openSync(logFile, "r");
  try {
    return readSalt(fd);
  } finally {
    closeSync(fd);
  }
}

/** SQLite writes a new salt whenever it restarts the log. */
function readSalt(fd: number): string {
  const salt = Buffer.alloc(saltBytes);
  return salt.toString("hex", 0, readSync(fd, salt, 0, saltBytes, saltStart));
}

function createLogFile(databaseFile: string) {
  let handle: FileHandle | undefined;
  return {
    async opened(): Promise<FileHandle> {
      handle ??= await openLog(databaseFile);
      return handle;
    },
    close: async (): Promise<void> => handle?.close(),
  };
}

/** A new log survives a power cut only when its folder is synced too. */
async function openLog(databaseFile: string): Promise<FileHandle> {
  const folder = await open(dirname(databaseFile), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return open(`${databaseFile}-wal`, "r+");
}
