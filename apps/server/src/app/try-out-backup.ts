import { randomInt } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";

import type { RandomAccess } from "@lane/archive/entries.ts";
import { openSource } from "@lane/archive/source.ts";

import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { newestSchema } from "#db/migrations/all.ts";
import { emptyDatabase } from "#db/whole-database/fill-database.ts";
import type { BackupArchive } from "#features/backups/backup-archive.ts";
import { createDrillSamplesRepository } from "#features/backups/drill-samples.repository.ts";
import { createRestoreService, filesOf, findBackup } from "#features/backups/restore.service.ts";
import { rowsOf, type Snapshot } from "#features/backups/snapshot.ts";
import { StartupError } from "#lib/app-error.ts";
import { sha256OfStream } from "#lib/hash.ts";
import type { MediaStore } from "#ports/media-store.ts";

import type { AppContext } from "./app-context.ts";
import { compose } from "./compose.ts";
import { openResources } from "./open-resources.ts";

/** An account with more than this is no sample. */
const mostSampleBytes = 1024 ** 3;
/** Files that are read whole in one drill, beside those of the sample; all others are only looked for. */
const mostReadBytes = 2 * 1024 ** 3;

type Context = Pick<AppContext, "config" | "clock" | "secrets" | "logger">;

export interface TriedOut {
  readonly name: string;
  readonly rows: number;
  readonly files: number;
  readonly filesRead: number;
  /** How many originals were in the archive that was made of one account; undefined when no account has files. */
  readonly originals: number | undefined;
}

/** Restores the newest backup beside everything else, as one would in need, and looks whether all of it is there. */
export async function tryOutBackup(context: Context, archive: BackupArchive): Promise<TriedOut> {
  const snapshot = await findBackup(archive, newestSchema);
  const { config, clock } = context;
  const scratch = await createDiskScratchFolders({ folder: join(config.dataDir, "drills"), clock }).open("drill");
  try {
    const location = { engine: "sqlite", file: join(scratch.folder, "lane.sqlite") } as const;
    const media = { kind: "disk", folder: join(scratch.folder, "media") } as const;
    const inScratch = { ...context, config: { ...config, dataDir: scratch.folder, database: location, media } };
    const restore = createRestoreService({ archive, onProgress: () => undefined });
    await restore.putRows(snapshot, emptyDatabase(location, clock.now()));
    const filesRead = await lookForFiles(archive, snapshot);
    const originals = await makeSampleArchive(inScratch, archive, snapshot);
    const rows = rowsOf(snapshot);
    return { name: snapshot.name, rows, files: snapshot.files.count, filesRead, originals };
  } finally {
    await scratch.clear();
  }
}

/** Looks for every file, and reads as many as time allows, others each time. */
async function lookForFiles(archive: BackupArchive, snapshot: Snapshot): Promise<number> {
  let read = 0;
  let bytesLeft = mostReadBytes;
  const share = Math.min(1, mostReadBytes / Math.max(1, snapshot.files.bytes));
  for await (const { key, bytes, sha256 } of filesOf(archive, snapshot)) {
    const hash = sha256 ?? snapshot.hashes[key];
    const isChosen = bytes <= bytesLeft && randomInt(1_000_000) < share * 1_000_000;
    const isThere = hash !== undefined && (await (isChosen ? archive.isFileWhole(hash) : archive.has("files", hash)));
    if (!isThere) throw new StartupError(`The backup ${snapshot.name} lacks the file ${key}, or holds it damaged.`);
    if (!isChosen) continue;
    read += 1;
    bytesLeft -= bytes;
  }
  return read;
}

/** Has the restored product make somebody's archive, and compares the originals in it with what was uploaded once. */
async function makeSampleArchive(
  context: Context,
  archive: BackupArchive,
  snapshot: Snapshot,
): Promise<number | undefined> {
  const resources = await openResources(context);
  const composition = compose({ ...context, ...resources });
  try {
    const samples = createDrillSamplesRepository(resources.database.db);
    const accounts = (await samples.listSizes()).filter(({ bytes }) => bytes <= mostSampleBytes);
    const chosen = accounts[randomInt(Math.max(1, accounts.length))];
    if (!chosen) return undefined;
    const lost = new Set(snapshot.unreadable);
    const originals = (await samples.listOriginals(chosen.accountId)).filter(({ storeKey }) => !lost.has(storeKey));
    for (const original of originals) await bringOriginal(archive, resources.store, original);
    const found = await hashesInArchive(context.config.dataDir, (folder) =>
      composition.services.archiveExporter.make(
        chosen.accountId,
        { language: "en" },
        { folder, signal: new AbortController().signal, report: async () => undefined, remark: () => undefined },
      ),
    );
    const missing = originals.filter(({ sha256 }) => !found.has(sha256)).length;
    if (missing === 0) return originals.length;
    throw new StartupError(
      `Of ${originals.length} originals of a restored account, ${missing} are not in its archive.`,
    );
  } finally {
    await composition.close();
  }
}

async function bringOriginal(
  archive: BackupArchive,
  store: MediaStore,
  { storeKey, sha256 }: { readonly storeKey: string; readonly sha256: string },
): Promise<void> {
  const bytes = await archive.readFile(sha256);
  if (bytes) await store.put(bytes, { key: storeKey, maxBytes: Number.MAX_SAFE_INTEGER });
}

async function hashesInArchive(
  folder: string,
  make: (folder: string) => Promise<readonly { readonly path: string }[]>,
): Promise<ReadonlySet<string>> {
  const [output] = await make(folder);
  if (!output) return new Set();
  const file = await open(output.path, "r");
  try {
    const { size } = await file.stat();
    const access: RandomAccess = {
      size,
      async read(from, length) {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from);
        return buffer.subarray(0, bytesRead);
      },
    };
    const source = await openSource([{ name: "archive.zip", access }]);
    const hashes = new Set<string>();
    for (const entry of source.files) hashes.add(await sha256OfStream(entry.open()));
    return hashes;
  } finally {
    await file.close();
    await rm(output.path);
  }
}
