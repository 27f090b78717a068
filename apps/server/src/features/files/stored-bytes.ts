import { AppError, unreachableStorage } from "#lib/app-error.ts";
import { MediaStoreError } from "#ports/media-store.ts";

export async function* oneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** Turns a failure of the storage into a sentence for the member who waits. */
export async function withSentence<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MediaStoreError ? explained(error) : error;
  }
}

function explained(error: MediaStoreError): AppError {
  if (error.code === "storage_full") {
    return new AppError("storage_full", "There's no room left for this file", { cause: error });
  }
  if (error.code === "too_large") {
    return new AppError("too_large", "This file is larger than expected", { cause: error });
  }
  return unreachableStorage(error);
}
