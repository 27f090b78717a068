import { createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto";
import { access, chmod, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { StartupError } from "#lib/app-error.ts";
import { createFileDurably, makeDirectoryDurably, syncDirectory, writeFileDurably } from "#lib/durable-file.ts";

const minimumBytes = 32;

/** Keys for each purpose, all derived from the one that is stored. */
export interface Secrets {
  readonly tokenKey: Uint8Array;
  readonly sealKey: Uint8Array;
  /** Opens the developer mailbox; part of the address that the start prints. */
  readonly mailboxKey: string;
  /** Opens encrypted backups, as 32 bytes of an age identity. */
  readonly backupKey: Uint8Array;
  /** Tells whether a key is the one of a backup. */
  readonly keyCheck: string;
  /** Keyed hash of something that must be compared but not read: addresses, codes, limit keys. */
  readonly fingerprint: (purpose: string, text: string) => string;
}

interface SecretsOptions {
  readonly dataDir: string;
  /** The secret from the environment; otherwise the file is used, and created when missing. */
  readonly given: string | undefined;
}

export async function loadSecrets({ dataDir, given }: SecretsOptions): Promise<Secrets> {
  return secretsOf(given ?? (await storedKey(secretsFolderOf(dataDir))));
}

export interface StoredKey {
  readonly text: string;
  readonly mode: number;
}

/** The key that a server has stored. Nothing is created or corrected. */
export async function findStoredKey(dataDir: string): Promise<StoredKey | undefined> {
  const file = keyFileIn(secretsFolderOf(dataDir));
  try {
    return { text: (await readFile(file, "utf8")).trim(), mode: (await stat(file)).mode & 0o777 };
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return undefined;
    throw error;
  }
}

/** Refuses a key that is too short or too simple. */
export function secretsOf(text: string): Secrets {
  const master = decode(text);
  // Created once: with raw bytes each hash takes seven times as long, and a page of pictures needs many.
  const fingerprintKey = createSecretKey(derive(master, "fingerprint"));
  return {
    tokenKey: derive(master, "token"),
    sealKey: derive(master, "seal"),
    mailboxKey: Buffer.from(derive(master, "mailbox")).toString("base64url"),
    backupKey: derive(master, "backup"),
    keyCheck: Buffer.from(derive(master, "key-check")).toString("base64url").slice(0, 16),
    fingerprint: (purpose, text) =>
      createHmac("sha256", fingerprintKey).update(`${purpose}\0${text}`).digest("base64url"),
  };
}

/** Replaces the key of an installation that has not been used yet. */
export async function keepKey(dataDir: string, key: string): Promise<void> {
  const folder = secretsFolderOf(dataDir);
  await makeDirectoryDurably(folder, { mode: 0o700 });
  await writeFileDurably(keyFileIn(folder), Buffer.from(key), { mode: 0o600 });
}

function secretsFolderOf(dataDir: string): string {
  return join(dataDir, "secrets");
}

async function storedKey(folder: string): Promise<string> {
  const file = keyFileIn(folder);
  await makeDirectoryDurably(folder, { mode: 0o700 });
  // Checked first: on a full disk nothing can be created, and the server has to start there, too.
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  // Never replaced: two processes starting at once must end with the same key.
  if (isThere) await syncDirectory(folder);
  else await createFileDurably(file, Buffer.from(randomBytes(minimumBytes).toString("base64url")), { mode: 0o600 });
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
  return (await readFile(file, "utf8")).trim();
}

function keyFileIn(folder: string): string {
  return join(folder, "key");
}

function decode(text: string): Buffer {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < minimumBytes || new Set(bytes).size < 8) {
    throw new StartupError(
      "The secret key is too short or too simple. Make one with: openssl rand -base64 32 | tr '+/' '-_'",
    );
  }
  return bytes;
}

function derive(master: Buffer, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", master, "", `down-memory-lane/${purpose}`, 32));
}
