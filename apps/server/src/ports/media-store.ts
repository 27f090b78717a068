export interface StoredBlob {
  /** Created by the store; contains nothing that a person typed. */
  readonly key: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

export interface StoredBlobInfo {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970, UTC. */
  readonly modifiedAt: number;
}

export interface PutLimits {
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
  /** Kept under this key, as a backup names it, instead of under a new one. */
  readonly key?: string;
}

/** Both ends are included, as in an HTTP range; an end beyond the last byte means the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface DirectAddress {
  readonly expiresInMs: number;
  /** Passed on only for types that a browser does not execute; every other type becomes plain bytes. */
  readonly contentType: string;
}

/** A key that the store did not create is never found, and removed without an error. */
export interface MediaStore {
  /** Resolves once the bytes survive a power cut. On failure none of them stay. */
  put(source: AsyncIterable<Uint8Array>, limits: PutLimits): Promise<StoredBlob>;
  /**
   * Joins several blobs into a new one, in order. Rejects as `missing` when one of them does not exist; they stay as
   * they are.
   */
  join(keys: readonly string[]): Promise<StoredBlob>;
  /** Reads from the disk or network only as fast as it is consumed, and opens nothing before that. */
  open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  stat(key: string): Promise<{ readonly bytes: number } | undefined>;
  remove(key: string): Promise<void>;
  /**
   * An address at which the storage itself serves the bytes to any client that has it; undefined where only this server
   * can.
   */
  presign(key: string, address: DirectAddress): Promise<string | undefined>;
  /** Where the bytes lie on this machine; undefined where they lie elsewhere. */
  localPath(key: string): string | undefined;
  list(): AsyncIterable<StoredBlobInfo>;
  /** Removes the remains of interrupted puts, if untouched since that moment; returns how many. */
  sweepTemporary(untouchedSinceMs: number): Promise<number>;
  close(): Promise<void>;
}

/** What can be done with a store without changing it. */
export type MediaStoreReader = Pick<MediaStore, "open" | "stat" | "list" | "close">;

/** `missing`: removed between `open` and reading. `unavailable`: the storage itself fails, try again later. */
export type MediaStoreErrorCode = "too_large" | "storage_full" | "aborted" | "missing" | "unavailable";

export class MediaStoreError extends Error {
  readonly code: MediaStoreErrorCode;

  constructor(code: MediaStoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MediaStoreError";
    this.code = code;
  }
}
