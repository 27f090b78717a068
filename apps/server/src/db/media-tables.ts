import type { MediaFailure } from "@lane/domain/media-failures.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { FileState, FileVariant } from "@lane/domain/stored-files.ts";
import type { ColumnType } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";

export interface FilesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  /** The original, as it came. */
  store_key: Fixed<string>;
  sha256: Fixed<string>;
  bytes: Fixed<number>;
  content_type: Fixed<string>;
  kind: ColumnType<MediaKind, MediaKind | undefined, never>;
  /** Cleaned for showing; never used to store anything. */
  name: ColumnType<string, string | undefined, never>;
  state: ColumnType<FileState, FileState | undefined, FileState>;
  /** Why it failed, if it did. */
  failure: MediaFailure | null;
  /** How often its owner has asked for another try. */
  retries: ColumnType<number, number | undefined, number>;
  /** Upright pixels. */
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  /** A tiny picture as a data URL. */
  placeholder: string | null;
  /** JSON: a hundred numbers from 0 to 100. */
  waveform: string | null;
  created_at: Fixed<Instant>;
  /** When it was last attached to something or let go of. */
  touched_at: ColumnType<Instant, Instant | undefined, Instant>;
}

/** What pages and other people see of a file: nothing of it says where or with what it was made. */
export interface FileVariantsTable {
  file_id: Fixed<string>;
  variant: Fixed<FileVariant>;
  store_key: string;
  sha256: string;
  bytes: number;
  content_type: string;
  width: number | null;
  height: number | null;
}

/** On its way; its id is that of the file it becomes. */
export interface UploadsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  bytes_expected: Fixed<number>;
  bytes_received: number;
  name: Fixed<string>;
  declared_type: Fixed<string>;
  /** As the client sent it. */
  metadata: Fixed<string>;
  /** What the client says the whole will be. */
  sha256: Fixed<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  /** What is sent to be imported never becomes a file itself: its pieces stay until they have been read. */
  purpose: ColumnType<UploadPurpose, UploadPurpose | undefined, never>;
}

export type UploadPurpose = "memory" | "import";

export interface UploadPartsTable {
  upload_id: Fixed<string>;
  start: Fixed<number>;
  store_key: Fixed<string>;
  bytes: Fixed<number>;
}

export interface MemoryMediaTable {
  memory_id: Fixed<string>;
  position: number;
  file_id: Fixed<string>;
  caption: string | null;
  /** What is to be seen or heard, for those who cannot. */
  alt: string | null;
  is_cover: ColumnType<Flag, Flag | undefined, Flag>;
}
