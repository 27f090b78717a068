import { createFolderPlace } from "#adapters/backup-places/folder-place.ts";
import { ageIdentityOf, ageRecipientOf, createAgeCipher } from "#adapters/ciphers/age-cipher.ts";
import type { Secrets } from "#config/secrets.ts";
import type { Backups } from "#config/storage-locations.ts";
import { type BackupArchive, nameKeyFile, openArchive } from "#features/backups/backup-archive.ts";
import { StartupError } from "#lib/app-error.ts";
import type { BackupPlace } from "#ports/backup-place.ts";
import { CipherError } from "#ports/cipher.ts";

interface OpenOptions {
  readonly to: Backups["to"];
  readonly recipients: readonly string[];
  readonly backupKey: Secrets["backupKey"];
  /** Further keys to read with, beside the server's own. */
  readonly identities?: readonly string[];
}

/** Encrypted for other keys. */
export class LockedBackupsError extends StartupError {
  readonly place: string;

  constructor(place: string, options?: ErrorOptions) {
    super(`This key does not open the backups in ${place}.`, options);
    this.name = "LockedBackupsError";
    this.place = place;
  }
}

/** Opens the backups of a configuration. Encrypted ones can always be read with the server's own key as well. */
export async function openBackups({ to, recipients, backupKey, identities = [] }: OpenOptions): Promise<BackupArchive> {
  const place = await openPlace(to);
  const own = ageIdentityOf(backupKey);
  try {
    const wasSealed = (await place.find(nameKeyFile)) !== undefined;
    if (recipients.length > 0 && !wasSealed) await refusePlainBackups(place);
    const everyone = [await ageRecipientOf(own), ...recipients];
    const age = createAgeCipher({ recipients: everyone, identities: [own, ...identities] });
    return await openArchive({ place, cipher: wasSealed || recipients.length > 0 ? age : undefined });
  } catch (error) {
    await place.close();
    if (!(error instanceof CipherError)) throw error;
    throw new LockedBackupsError(place.description, { cause: error });
  }
}

/** What lies there in the clear would stay so beside what is encrypted. */
async function refusePlainBackups(place: BackupPlace): Promise<void> {
  for await (const _ of place.list("snapshots/")) {
    throw new StartupError(
      `There are backups without encryption in ${place.description}. Please name another place for the encrypted ones.`,
    );
  }
}

async function openPlace(to: Backups["to"]): Promise<BackupPlace> {
  if (to.kind === "folder") return createFolderPlace(to.folder);
  // Imported only when used: the library takes a fifth of a second to load.
  const { createS3Place } = await import("#adapters/backup-places/s3-place.ts");
  return createS3Place(to);
}
