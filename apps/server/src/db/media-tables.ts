import type { MediaFailure } from "@lane/domain/media-failures.ts";
import type { MediaKind } from "@lane/domain/media-kinds.ts";
import type { FileState, FileVariant } from "@lane/domain/stored-files.ts";
import type { ColumnType } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";

export interface FilesTable {
  id: Fixed<string>;
  account_id: string;
  /** On whose quota it counts, where that is not its owner: who pays for the vault it is in. */
  payer_id: string | null;
  /** Left in a vault by an account that was deleted: who has it now never sees the original. */
  is_inherited: ColumnType<Flag, Flag | undefined, Flag>;
  /** The store key of the original. */
  store_key: Fixed<string>;
  sha256: Fixed<string>;
  bytes: Fixed<number>;
  content_type: Fixed<string>;
  kind: ColumnType<MediaKind, MediaKind | undefined, never>;
  /** Cleaned for display; never used as a path. */
  name: ColumnType<string, string | undefined, never>;
  state: ColumnType<FileState, FileState | undefined, FileState>;
  /** Why it failed, if it did. */
  failure: MediaFailure | null;
  /** How often the owner has asked for another try. */
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
  /** When the file was last attached or detached. */
  touched_at: ColumnType<Instant, Instant | undefined, Instant>;
}

/** The variants that pages and other members see; they have no metadata about place or device. */
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

/** An unfinished upload; its id becomes the id of the file. */
export interface UploadsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  bytes_expected: Fixed<number>;
  bytes_received: number;
  name: Fixed<string>;
  declared_type: Fixed<string>;
  /** The tus metadata as the client sent it. */
  metadata: Fixed<string>;
  /** The hash that the client declares for the whole file. */
  sha256: Fixed<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  /** An upload for an import never becomes a file itself: its pieces stay until they have been read. */
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
  /** The alternative text for people who cannot see or hear the file. */
  alt: string | null;
  is_cover: ColumnType<Flag, Flag | undefined, Flag>;
}
