import type { Generated } from "kysely";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** A book that a member of a timeline is laying out. */
export interface BookDraftsTable {
  timeline_id: Fixed<string>;
  account_id: Fixed<string>;
  /** JSON: the contract's `BookDraft`; null after starting again. */
  draft: string | null;
  /** Grows with every save. */
  version: number;
  updated_at: Instant;
}

/** An export: its options and its progress. */
export interface ExportsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  kind: Fixed<string>;
  title: Fixed<string>;
  /** What it holds of others is theirs to see only while they belong to this vault; null when the vault is gone. */
  timeline_id: Fixed<string | null>;
  /** Whether it holds what others wrote in a vault. */
  is_of_vault: Fixed<Flag>;
  /** JSON: the options for the exporter. */
  options: Fixed<string>;
  /** Chosen by the client: a second request with the same key is the same export. */
  wish_key: Fixed<string>;
  status: "waiting" | "running" | "ready" | "failed" | "cancelled";
  /** Of an account's waiting exports, only the one with the slot is in the job queue. */
  has_slot: Flag;
  /** How often the export was started. Only the latest attempt may write its state. */
  tries: number;
  /** The tries that a living server saw fail; the remaining tries ended with their server. */
  failures: Generated<number>;
  done: number | null;
  total: number | null;
  step: string | null;
  problem: string | null;
  created_at: Fixed<Instant>;
  finished_at: Instant | null;
  expires_at: Instant | null;
}

export interface ExportOutputsTable {
  export_id: Fixed<string>;
  position: Fixed<number>;
  name: Fixed<string>;
  save_as: Fixed<string>;
  content_type: Fixed<string>;
  store_key: Fixed<string>;
  bytes: Fixed<number>;
  sha256: Fixed<string>;
  /** Of a PDF whose pages are printed; null where nobody counted them. */
  page_count: Fixed<number | null>;
}
