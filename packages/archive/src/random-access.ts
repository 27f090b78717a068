/** Bytes that can be read anywhere: a file on disk, an object in a bucket, a buffer in a test. */
export interface RandomAccess {
  readonly size: number;
  /** Exactly `length` bytes, or fewer when the source ends before. */
  read(start: number, length: number, signal?: AbortSignal): Promise<Uint8Array>;
}
