import type { Clock } from "#ports/clock.ts";

import type { BackupArchive } from "./backup-archive.ts";
import { snapshotsToKeep } from "./retention.ts";
import { rowsOfPiece } from "./row-pieces.ts";
import type { Snapshot } from "./snapshot.ts";
import { namesFiles, storedFileOf } from "./stored-files.ts";

/** A backup under way writes pieces that no list names yet. */
const youngMs = 24 * 60 * 60 * 1000;

interface ArchiveSweepDeps {
  readonly archive: BackupArchive;
  readonly clock: Clock;
}

/** Removes backups that have had their time, and the pieces and files that only those named. */
export function createArchiveSweep({ archive, clock }: ArchiveSweepDeps) {
  async function pathsOf(snapshot: Snapshot, paths: Set<string>): Promise<boolean> {
    const keys = new Map(Object.entries(snapshot.hashes));
    for (const table of snapshot.tables) {
      for (const piece of table.pieces) {
        const path = archive.pathOf("rows", piece);
        const isSeen = paths.has(path);
        paths.add(path);
        if (isSeen || !namesFiles(table)) continue;
        const text = await archive.readPiece(piece);
        if (text === undefined) return false;
        for (const { key, sha256 } of rowsOfPiece(text).flatMap((row) => storedFileOf(table, row))) {
          const hash = sha256 ?? keys.get(key);
          if (hash !== undefined) paths.add(archive.pathOf("files", hash));
        }
      }
    }
    // Hashes of files without one are of this backup alone, whereas its pieces may have been seen with another.
    for (const hash of keys.values()) paths.add(archive.pathOf("files", hash));
    return true;
  }

  /** Undefined when a backup cannot be read: what it names is not known then, and nothing may be removed. */
  async function namedPaths(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const paths = new Set<string>();
    for (const name of names) {
      const snapshot = await archive.readSnapshot(name);
      if ("problem" in snapshot || !(await pathsOf(snapshot, paths))) return undefined;
    }
    return paths;
  }

  return {
    async dropOldBackups(): Promise<number> {
      const names = await archive.listSnapshots();
      const kept = snapshotsToKeep(names, clock.now());
      const dropped = names.filter((name) => !kept.has(name));
      for (const name of dropped) await archive.removeSnapshot(name);
      return dropped.length;
    },

    /** The bytes that were freed; undefined when nothing was removed because a backup is damaged. */
    async dropUnnamed(): Promise<number | undefined> {
      const named = await namedPaths(await archive.listSnapshots());
      if (!named) return undefined;
      let freed = 0;
      for await (const { name, bytes, modifiedAt } of archive.listContent()) {
        if (named.has(name) || modifiedAt > clock.now() - youngMs) continue;
        await archive.removeContent(name);
        freed += bytes;
      }
      return freed;
    },
  };
}
