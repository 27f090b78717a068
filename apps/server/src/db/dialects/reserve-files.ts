import { randomBytes } from "node:crypto";
import { statfsSync } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const pieceBytes = 1024 * 1024;

/** The files that hold the space; several, so that a disk without free inodes gets some back as well. */
export function createReserveFiles(databaseFile: string, pieces: number) {
  const folder = join(dirname(databaseFile), "reserve");
  const names = Array.from({ length: pieces }, (_, index) => String(index));

  async function missing(): Promise<string[]> {
    const found = new Set(await readdir(folder).catch(() => []));
    const isWhole = await Promise.all(
      names.map(async (name) => found.has(name) && (await sizeOf(join(folder, name))) === pieceBytes),
    );
    return names.filter((_, index) => !isWhole[index]);
  }

  async function drop(): Promise<void> {
    // Where nothing can be removed, nothing can be written either, and the next write reports that.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }

  return {
    missingBytes: async (): Promise<number> => (await missing()).length * pieceBytes,
    /**
     * Checked before every write of essential work, and synchronously: the system has the figure at hand, and a thread
     * call would cost more than the write. Where the file system does not report it, a failed write does.
     */
    freeBytes(): number {
      try {
        const { bavail, bsize } = statfsSync(dirname(databaseFile));
        return bavail * bsize;
      } catch {
        return Number.POSITIVE_INFINITY;
      }
    },
    /** Takes all of the reserve or nothing; returns which. */
    async take(): Promise<boolean> {
      // Random, because a compressing file system would reserve nothing for a file of zeros.
      const bytes = randomBytes(pieceBytes);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        for (const name of await missing()) await writeSynced(join(folder, name), bytes);
        return true;
      } catch {
        await drop();
        return false;
      }
    },
    drop,
  };
}

export type ReserveFiles = ReturnType<typeof createReserveFiles>;

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
