import type { Row } from "./row-pieces.ts";

/** A file in the media store, as a row names it. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** Null for pieces of uploads, which have no hash yet. */
  readonly sha256: string | null;
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table that names files has these columns, in every release. */
export function namesFiles({ columns }: TableShape): boolean {
  return columns.includes("store_key");
}

export function storedFileOf(table: TableShape, row: Row): StoredFile[] {
  if (!namesFiles(table)) return [];
  const cell = (column: string) => row[table.columns.indexOf(column)] ?? null;
  const key = cell("store_key");
  const hash = cell("sha256");
  if (typeof key !== "string") return [];
  return [{ key, bytes: Number(cell("bytes") ?? 0), sha256: typeof hash === "string" ? hash : null }];
}
