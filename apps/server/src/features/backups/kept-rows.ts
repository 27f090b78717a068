import { sha256 } from "#lib/hash.ts";

import type { BackupArchive } from "./backup-archive.ts";
import { createDigest, cutIntoPieces, type Row } from "./row-pieces.ts";
import type { Snapshot, TableInSnapshot } from "./snapshot.ts";
import { type StoredFile, storedFileOf, type TableShape } from "./stored-files.ts";

/** The database at one moment; satisfied by `db/whole-database`. */
export interface DatabaseReading {
  readonly schema: number;
  readonly tables: readonly TableShape[];
  pages(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

interface KeptRows extends Pick<Snapshot, "schema" | "tables" | "files"> {
  /** The files that may be missing in the archive. */
  readonly toCopy: readonly StoredFile[];
  /** The keys of files whose row has no hash. */
  readonly unhashed: readonly string[];
}

type Pieces = Pick<BackupArchive, "keepPiece">;

/** Keeps the rows of one moment. Whatever a known piece names is in the archive already. */
export async function keepRows(
  reading: DatabaseReading,
  archive: Pieces,
  known: ReadonlySet<string>,
): Promise<KeptRows> {
  try {
    const tables: TableInSnapshot[] = [];
    const files = { count: 0, bytes: 0 };
    const toCopy: StoredFile[] = [];
    const unhashed: string[] = [];
    for (const table of reading.tables) {
      const { kept, named, toCopy: more } = await keepTable(reading, table, archive, known);
      tables.push(kept);
      files.count += named.length;
      for (const { key, bytes, sha256: hash } of named) {
        files.bytes += bytes;
        if (hash === null) unhashed.push(key);
      }
      for (const file of more) toCopy.push(file);
    }
    return { schema: reading.schema, tables, files, toCopy, unhashed };
  } finally {
    await reading.close();
  }
}

async function keepTable(reading: DatabaseReading, table: TableShape, archive: Pieces, known: ReadonlySet<string>) {
  const digest = createDigest();
  const pieces: string[] = [];
  const named: StoredFile[] = [];
  const toCopy: StoredFile[] = [];
  for await (const { text, rows } of cutIntoPieces(reading.pages(table), digest.add)) {
    const hash = sha256(text);
    const files = rows.flatMap((row) => storedFileOf(table, row));
    pieces.push(hash);
    named.push(...files);
    if (known.has(hash)) continue;
    await archive.keepPiece(hash, text);
    toCopy.push(...files);
  }
  const { name, columns } = table;
  const kept = { name, columns: [...columns], rows: digest.count(), digest: digest.text(), pieces };
  return { kept, named, toCopy };
}
