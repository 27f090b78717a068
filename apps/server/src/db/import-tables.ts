import type { ColumnType } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** One import of memories from another product. */
interface ImportsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  /** The format as chosen, then as recognised. */
  format: string;
  state: "reading" | "read" | "importing" | "stopped" | "done" | "failed" | "undoing" | "undone";
  /** JSON: the options the member chose. */
  options: string;
  /** JSON: what the dry run counted; null until it is over. */
  found: string | null;
  /** Entries that the dry run has read so far. */
  read_count: number;
  stop: "no-room" | "by-hand" | "trouble" | null;
  /** JSON: names of the first few files. */
  names: Fixed<string>;
  files: Fixed<number>;
  bytes: Fixed<number>;
  created_at: Fixed<Instant>;
  /** When work was last requested; the oldest import of an account goes first. */
  asked_at: Instant;
  /** The last heartbeat of the worker that processes the import. */
  worked_at: Instant;
  finished_at: Instant | null;
}

interface ImportUploadsTable {
  import_id: Fixed<string>;
  position: Fixed<number>;
  upload_id: Fixed<string>;
}

/** An entry found by the dry run. */
interface ImportItemsTable {
  id: Fixed<string>;
  import_id: Fixed<string>;
  account_id: Fixed<string>;
  position: Fixed<number>;
  /** Format and the source's own id: the same when the entry is imported again. */
  source_key: Fixed<string>;
  state: ImportItemState;
  year: number | null;
  month: number | null;
  /** JSON: the entry; null once it is a memory or will never be one. */
  entry: string | null;
  memory_id: string | null;
  /** The memory's version when it was imported: a later one was changed by hand. */
  memory_version: number | null;
  /** The date inbox shows the oldest first. */
  asked_at: ColumnType<Instant, Instant | undefined, Instant>;
}

export type ImportItemState =
  | "waiting"
  | "duplicate"
  | "made"
  | "undated"
  | "outside"
  | "left-out"
  | "refused"
  | "undone";

/** The files of an entry in the date inbox. */
interface ImportItemFilesTable {
  item_id: Fixed<string>;
  position: Fixed<number>;
  file_id: Fixed<string>;
  caption: Fixed<string | null>;
  alt: Fixed<string | null>;
  is_cover: Fixed<Flag>;
}

interface ImportProblemsTable {
  id: Fixed<string>;
  import_id: Fixed<string>;
  /** Problems of the reading phase are found anew by the next dry run. */
  phase: Fixed<"reading" | "importing">;
  name: Fixed<string>;
  reason: Fixed<string>;
}

export interface ImportSchema {
  imports: ImportsTable;
  import_uploads: ImportUploadsTable;
  import_items: ImportItemsTable;
  import_item_files: ImportItemFilesTable;
  import_problems: ImportProblemsTable;
}
