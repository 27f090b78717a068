import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import type { Clock } from "#ports/clock.ts";
import type { ScratchFolders } from "#ports/scratch-folders.ts";

/** Longer than any run may take. */
const abandonedMs = 24 * 60 * 60 * 1000;

interface DiskScratchFoldersDeps {
  readonly folder: string;
  readonly clock: Clock;
}

export function createDiskScratchFolders({ folder: parent, clock }: DiskScratchFoldersDeps): ScratchFolders {
  async function clear(name: string): Promise<void> {
    for (const found of await listed()) {
      if (found.startsWith(`${name}.`) || (await isAbandoned(found))) await removeAll(join(parent, found));
    }
  }

  const listed = (): Promise<string[]> => readdir(parent).catch(() => []);

  async function isAbandoned(found: string): Promise<boolean> {
    const info = await stat(join(parent, found)).catch(() => undefined);
    return info !== undefined && info.mtimeMs < clock.now() - abandonedMs;
  }

  return {
    async open(name) {
      await clear(name);
      await mkdir(parent, { recursive: true, mode: 0o700 });
      // Never the same path twice: a child that outlived its time may still be writing to the old one.
      const folder = await mkdtemp(join(parent, `${name}.`));
      return { folder, read: (path) => createReadStream(path), clear: () => removeAll(folder) };
    },
    clear,
  };
}

async function removeAll(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 });
}
