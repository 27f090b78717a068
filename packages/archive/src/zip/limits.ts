const gigabyte = 1024 ** 3;

export interface ZipLimits {
  readonly entries: number;
  /** Of the list of what is in it. */
  readonly directoryBytes: number;
  readonly nameBytes: number;
  /** Of one entry, unpacked. */
  readonly entryBytes: number;
  /** Of everything, unpacked. */
  readonly totalBytes: number;
  /** How many times larger something may become by unpacking. */
  readonly ratio: number;
  /** Below this, nobody asks how well an entry was packed: a page of spaces is no bomb. */
  readonly innocentBytes: number;
}

export const usualZipLimits: ZipLimits = {
  entries: 100_000,
  directoryBytes: 32 * 1024 * 1024,
  nameBytes: 1024,
  entryBytes: 64 * gigabyte,
  totalBytes: 512 * gigabyte,
  ratio: 200,
  innocentBytes: 32 * 1024 * 1024,
};
