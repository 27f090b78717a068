export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970, UTC. */
  readonly modifiedAt: number;
}

/** Where backups are kept: a folder, or a bucket. Names are paths of letters, digits, `.`, `-` and `/`. */
export interface BackupPlace {
  /** For sentences: "the folder /mnt/backup". */
  readonly description: string;
  find(name: string): Promise<{ readonly bytes: number } | undefined>;
  /** Resolves once the object survives a power cut; it appears as a whole or not at all, and replaces a former one. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Takes over a finished local file without copying its bytes; false where that is not possible. */
  adopt(name: string, path: string): Promise<boolean>;
  open(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): Promise<void>;
}

/** The place does not do what it is asked: full, read-only, unreachable. The message is a sentence for an operator. */
export class BackupPlaceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupPlaceError";
  }
}
