import { createSha256 } from "#lib/hash.ts";

export type Cell = string | number | null;
export type Row = readonly Cell[];

export interface RowPiece {
  readonly text: string;
  readonly rows: readonly Row[];
}

/** About one row in so many ends its piece. */
const rowsPerPiece = 512;
const mostCharacters = 4 * 1024 * 1024;
const digestBits = 128;

/**
 * Cuts rows into pieces of a few hundred. The rows themselves say where a piece ends, so that a row more or less changes
 * one piece, and all the others are in the former backup already.
 */
export async function* cutIntoPieces(
  pages: AsyncIterable<readonly Row[]>,
  onRow: (hash: Buffer) => void,
): AsyncGenerator<RowPiece> {
  let lines: string[] = [];
  let rows: Row[] = [];
  let characters = 0;
  for await (const page of pages) {
    for (const row of page) {
      const line = JSON.stringify(row);
      const hash = createSha256().update(line).digest();
      onRow(hash);
      lines.push(line);
      rows.push(row);
      characters += line.length;
      if (hash.readUInt32BE(0) % rowsPerPiece !== 0 && characters < mostCharacters) continue;
      yield { text: `${lines.join("\n")}\n`, rows };
      lines = [];
      rows = [];
      characters = 0;
    }
  }
  if (rows.length > 0) yield { text: `${lines.join("\n")}\n`, rows };
}

export function rowsOfPiece(text: string): Row[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Row => {
      const row: unknown = JSON.parse(line);
      if (!Array.isArray(row) || !row.every(isCell)) throw new Error("A line of a backup is no row");
      return row;
    });
}

/** Adds up hashes of rows: the same rows give the same sum, in whatever order a database returns them. */
export function createDigest() {
  let sum = 0n;
  let count = 0;

  function add(hash: Buffer): void {
    sum = BigInt.asUintN(digestBits, sum + hash.readBigUInt64BE(0) + (hash.readBigUInt64BE(8) << 64n));
    count += 1;
  }

  return {
    add,
    addRow: (row: Row): void => add(createSha256().update(JSON.stringify(row)).digest()),
    count: (): number => count,
    text: (): string => sum.toString(16).padStart(digestBits / 4, "0"),
  };
}

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === "string" || typeof value === "number";
}
