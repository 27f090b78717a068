import type { DiskSpace } from "#ports/disk-space.ts";
import { type MediaStore, MediaStoreError, type StoredBlob } from "#ports/media-store.ts";

/**
 * A store on the disk of the database: refuses writes while the disk is full, and aborts running ones when it fills up.
 */
export function storeWithSpace(store: MediaStore, diskSpace: DiskSpace): MediaStore {
  const running = new Set<Promise<unknown>>();
  let ending = new AbortController();

  diskSpace.onFull(() => {
    ending.abort();
    ending = new AbortController();
    return Promise.allSettled(running);
  });

  async function whileThereIsSpace(write: (full: AbortSignal) => Promise<StoredBlob>): Promise<StoredBlob> {
    if (!(await diskSpace.hasSpace())) throw isFull();
    const { signal } = ending;
    const writing = write(signal);
    running.add(writing);
    try {
      return await writing;
    } catch (error) {
      throw signal.aborted && isAborted(error) ? isFull(error) : error;
    } finally {
      running.delete(writing);
    }
  }

  return {
    ...store,
    put: (source, limits) =>
      whileThereIsSpace((full) =>
        store.put(source, { ...limits, signal: limits.signal ? AbortSignal.any([limits.signal, full]) : full }),
      ),
    join: (keys) => whileThereIsSpace(() => store.join(keys)),
  };
}

function isAborted(error: unknown): boolean {
  return error instanceof MediaStoreError && error.code === "aborted";
}

function isFull(cause?: unknown): MediaStoreError {
  return new MediaStoreError("storage_full", "The disk is full", { cause });
}
