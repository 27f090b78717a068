import type { Fixed, Instant } from "./column-types.ts";

/** Each time that a backup was made or tried out. */
export interface BackupRunsTable {
  id: Fixed<string>;
  kind: Fixed<"backup" | "drill">;
  /** 1 while it runs: only one does at a time. */
  slot: 1 | null;
  started_at: Fixed<Instant>;
  /** Put off while it runs: a run whose process died is over then. */
  alive_until: Instant;
  finished_at: Instant | null;
  /** Null while it runs, or when its process died. */
  outcome: "good" | "bad" | null;
  /** The name of the backup that was made or tried out. */
  backup: string | null;
  /** A sentence for the operator. */
  remark: string | null;
}

/** Deleted accounts, so that no backup brings them back. */
export interface ErasedAccountsTable {
  /** A hash of the account's id. */
  account_hash: Fixed<string>;
  erased_at: Fixed<Instant>;
  /** Whether the place of the backups knows it as well. */
  is_told: 0 | 1;
}

export interface BackupSchema {
  backup_runs: BackupRunsTable;
  erased_accounts: ErasedAccountsTable;
}
