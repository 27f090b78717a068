import { z } from "zod";

import { restorePath } from "./page-paths.ts";

/**
 * The calls of the page that restores a backup. They exist only while the installation is empty, and are answered without
 * a database: the process that restores answers them as well.
 */
export const restoreCallPaths = {
  status: `${restorePath}/status`,
  backups: `${restorePath}/backups`,
  start: `${restorePath}/start`,
} as const;

/** What the start message gives to who may restore. */
const code = z.string().max(200);
const keys = {
  /** The key of the installation that made the backup. */
  key: z.string().max(1000).optional(),
  /** A file with secret keys of age. */
  identity: z.string().max(10_000).optional(),
};

export const restoreStatusBody = z.object({ code });
export const restoreBackupsBody = z.object({ code, ...keys });
export const restoreStartBody = z.object({
  code,
  ...keys,
  name: z.string().max(200),
  /** Everybody has to log in again, and links that were shared are dead. */
  isKeyLost: z.boolean(),
});

/** What a backup that can be restored holds. */
export interface BackupContents {
  readonly version: string;
  readonly accounts: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

export interface FoundBackup {
  readonly name: string;
  /** Milliseconds since 1970, UTC. */
  readonly madeAt: number | null;
  readonly contents: BackupContents | null;
  /** Why it cannot be restored, as a sentence. */
  readonly problem: string | null;
  /** Whether the given key is the one of this backup; without one, whether that of this server is. */
  readonly isKeyRight: boolean;
}

export interface FoundBackups {
  /** "the folder /mnt/backup". */
  readonly place: string;
  /** Encrypted, and not opened by the keys that were given. */
  readonly isLocked: boolean;
  /** Newest first. */
  readonly backups: readonly FoundBackup[];
}

export interface RestoreSteps {
  readonly step: "stopping" | "files" | "rows" | "search";
  readonly done: number;
  readonly total: number;
}

export type RestoreStatus =
  | {
      readonly state: "choosing";
      /** Why the last try failed. */
      readonly problem: string | null;
    }
  | ({ readonly state: "restoring"; readonly name: string } & RestoreSteps)
  | { readonly state: "restored"; readonly sentences: readonly string[] };
