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

export interface RestoreBodies {
  readonly status: z.input<typeof restoreStatusBody>;
  readonly backups: z.input<typeof restoreBackupsBody>;
  readonly start: z.input<typeof restoreStartBody>;
}

/** What a backup that can be restored holds. */
const backupContents = z.object({
  version: z.string(),
  accounts: z.number(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number(),
});

const foundBackup = z.object({
  name: z.string(),
  /** Milliseconds since 1970, UTC. */
  madeAt: z.number().nullable(),
  contents: backupContents.nullable(),
  /** Why it cannot be restored, as a sentence. */
  problem: z.string().nullable(),
  /** Whether the given key is the one of this backup; without one, whether that of this server is. */
  isKeyRight: z.boolean(),
});

export const foundBackups = z.object({
  /** "the folder /mnt/backup". */
  place: z.string(),
  /** Encrypted, and not opened by the key of this server; no others were given. */
  isLocked: z.boolean(),
  /** Newest first. */
  backups: z.array(foundBackup).readonly(),
});

export const restoreStatus = z.discriminatedUnion("state", [
  /** With the reason why the last try failed. */
  z.object({ state: z.literal("choosing"), problem: z.string().nullable() }),
  z.object({
    state: z.literal("restoring"),
    name: z.string(),
    step: z.enum(["stopping", "files", "rows", "search"]),
    done: z.number(),
    total: z.number(),
  }),
  z.object({ state: z.literal("restored"), sentences: z.array(z.string()).readonly() }),
]);

export type BackupContents = z.output<typeof backupContents>;
export type FoundBackup = z.output<typeof foundBackup>;
export type FoundBackups = z.output<typeof foundBackups>;
export type RestoreStatus = z.output<typeof restoreStatus>;
export type RestoreSteps = Omit<Extract<RestoreStatus, { state: "restoring" }>, "state" | "name">;
