import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";

import { proveFolder } from "#adapters/data-folder/prove-folder.ts";
import { unlessMissing } from "#adapters/media-store/disk-layout.ts";
import { type FoundDatabase, findDatabase } from "#app/open-for-reading.ts";
import type { Config } from "#config/config.ts";
import { findStoredKey, type Secrets, secretsOf } from "#config/secrets.ts";
import { newestSchema } from "#db/migrations/all.ts";
import type { Clock } from "#ports/clock.ts";

export interface DoctorOptions {
  /** Reads all of the embedded database. */
  readonly isDeep: boolean;
  /** Where a mail is sent to. */
  readonly mailTo: string | undefined;
}

/** What the checks look at. Everything is opened once, by the first check that needs it. */
export interface DoctorContext {
  readonly config: Config;
  readonly clock: Clock;
  readonly options: DoctorOptions;
  /** DATA_DIR, written and locked once. */
  readonly dataFolder: () => Promise<FoundFolder>;
  /** For reading alone; undefined where there is none. Rejects where it cannot be opened. */
  readonly openDatabase: () => Promise<FoundDatabase | undefined>;
  /** The same for checks of what is in it: undefined as well where it cannot be opened, or has another schema. */
  readonly database: () => Promise<FoundDatabase | undefined>;
  /** Undefined where there is no key that can be used. */
  readonly secrets: () => Promise<Secrets | undefined>;
  readonly close: () => Promise<void>;
}

export type FoundFolder =
  | { readonly kind: "usable"; readonly stats: Stats }
  | { readonly kind: "absent" }
  | { readonly kind: "unusable"; readonly reason: unknown };

type Given = Pick<DoctorContext, "config" | "clock" | "options">;

export function createDoctorContext(given: Given): DoctorContext {
  const { config } = given;
  const dataFolder = once(() => findFolder(config));
  const openDatabase = once(async () => {
    // A folder that does not answer would stop this program at the first read of the embedded database.
    const isOpenable = config.database.engine === "postgres" || (await dataFolder()).kind === "usable";
    return isOpenable ? findDatabase(config) : undefined;
  });
  const opened = () => openDatabase().catch(() => undefined);

  return {
    ...given,
    dataFolder,
    openDatabase,
    async database() {
      const found = await opened();
      return found?.schemaVersion === newestSchema ? found : undefined;
    },
    secrets: once(() => findSecrets(config).catch(() => undefined)),
    close: async () => (await opened())?.close(),
  };
}

/** Never created here: a wrong DATA_DIR would look like a right one from then on. */
async function findFolder({ dataDir, database }: Config): Promise<FoundFolder> {
  try {
    const stats = await unlessMissing(stat(dataDir));
    if (!stats) return { kind: "absent" };
    await proveFolder(dataDir, { locks: database.engine === "sqlite" });
    return { kind: "usable", stats };
  } catch (reason) {
    return { kind: "unusable", reason };
  }
}

async function findSecrets({ secretKey, dataDir }: Config): Promise<Secrets | undefined> {
  const text = secretKey ?? (await findStoredKey(dataDir))?.text;
  return text === undefined ? undefined : secretsOf(text);
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work());
}
