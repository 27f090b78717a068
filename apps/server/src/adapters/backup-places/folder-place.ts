import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, open, readdir, rename, rm, stat, statfs, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

import { makeDirectoryDurably, syncDirectory } from "#lib/durable-file.ts";
import { type BackupPlace, BackupPlaceError, type StoredObject } from "#ports/backup-place.ts";

const unfinished = ".part";
const ownMode = 0o600;
const leftForOthers = 100 * 1024 ** 2;

/** Backups in a folder of this machine or of a mounted disk. */
export function createFolderPlace(folder: string): BackupPlace {
  const description = `the folder ${folder}`;

  async function explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explain(description, error);
    }
  }

  async function appear(name: string, make: (temporary: string) => Promise<void>): Promise<void> {
    const path = pathOf(folder, name);
    const temporary = `${path}.${randomBytes(6).toString("hex")}${unfinished}`;
    await makeDirectoryDurably(dirname(path), { mode: 0o700 });
    try {
      await make(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncDirectory(dirname(path));
  }

  return {
    description,
    async find(name) {
      const found = await explained(() => unlessMissing(stat(pathOf(folder, name))));
      return found?.isFile() ? { bytes: found.size } : undefined;
    },
    write: (name, source) =>
      explained(() =>
        appear(name, async (temporary) => {
          await refuseNearlyFull(description, dirname(temporary));
          await writeSynced(temporary, source);
        }),
      ),
    async adopt(name, path) {
      try {
        await appear(name, (temporary) => link(path, temporary));
        return true;
      } catch (error) {
        // Another disk, a file system without links, or a file that has gone: then its bytes are copied, or it is missed.
        if (["EXDEV", "EPERM", "ENOTSUP", "EOPNOTSUPP", "EMLINK", "ENOENT", "EACCES"].includes(codeOf(error)))
          return false;
        throw explain(description, error);
      }
    },
    async open(name) {
      const path = pathOf(folder, name);
      return (await explained(() => unlessMissing(stat(path))))?.isFile() ? read(description, path) : undefined;
    },
    async remove(name) {
      await explained(() => unlessMissing(unlink(pathOf(folder, name))));
    },
    list: (prefix) => list(description, folder, prefix),
    async close() {},
  };
}

/** The data may lie on the same disk, and matters more than one more backup of it. */
async function refuseNearlyFull(description: string, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= leftForOthers) return;
  throw new BackupPlaceError(
    `${capitalised(description)} has less than 100 MB left, which stays free for everything else.`,
  );
}

function capitalised(description: string): string {
  return description.replace("the", "The");
}

async function writeSynced(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, "wx", ownMode);
  try {
    for await (const chunk of source) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* read(description: string, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 256 * 1024 });
  } catch (error) {
    throw explain(description, error);
  }
}

async function* list(description: string, folder: string, prefix: string): AsyncGenerator<StoredObject> {
  const below = prefix.replace(/\/$/, "");
  let entries;
  try {
    entries = await unlessMissing(readdir(join(folder, below), { withFileTypes: true }));
  } catch (error) {
    throw explain(description, error);
  }
  for (const entry of entries ?? []) {
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* list(description, folder, name);
    else yield* listed(folder, name);
  }
}

async function* listed(folder: string, name: string): AsyncGenerator<StoredObject> {
  const found = await unlessMissing(stat(join(folder, name)));
  if (found?.isFile()) yield { name, bytes: found.size, modifiedAt: Math.trunc(found.mtimeMs) };
}

function pathOf(folder: string, name: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) throw new Error(`${name} is no name of a backup's object`);
  return join(folder, name);
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "is full",
  EDQUOT: "is full",
  EROFS: "takes no changes: its disk is read-only",
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EIO: "is on a disk that fails",
};

function explain(description: string, error: unknown): unknown {
  if (error instanceof BackupPlaceError) return error;
  const reason = reasons[codeOf(error)];
  if (reason === undefined) return error;
  return new BackupPlaceError(`${capitalised(description)} ${reason}.`, { cause: error });
}
