import type { BackupArchive } from "./backup-archive.ts";
import { rowsOfPiece } from "./row-pieces.ts";
import type { Snapshot } from "./snapshot.ts";
import { storedFileOf } from "./stored-files.ts";

/** Reads every byte of a backup. Returns a sentence for each part that is missing or changed. */
export async function checkBackup(archive: BackupArchive, snapshot: Snapshot): Promise<string[]> {
  const problems: string[] = [];
  const unreadable = new Set(snapshot.unreadable);
  const seen = new Set<string>();
  for (const table of snapshot.tables) {
    for (const piece of table.pieces) {
      const text = await archive.readPiece(piece);
      if (text === undefined) {
        problems.push(`A part of the table ${table.name} is missing or changed: ${archive.pathOf("rows", piece)}`);
        continue;
      }
      for (const { key, sha256 } of rowsOfPiece(text).flatMap((row) => storedFileOf(table, row))) {
        const hash = sha256 ?? snapshot.hashes[key];
        if (hash === undefined || unreadable.has(key) || seen.has(hash)) continue;
        seen.add(hash);
        if (!(await archive.isFileWhole(hash))) {
          problems.push(`The file ${key} is missing or changed: ${archive.pathOf("files", hash)}`);
        }
      }
    }
  }
  return problems;
}
