import type { ExportOutput } from "#ports/exporter.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { ScratchFolder } from "#ports/scratch-folders.ts";

import type { OutputRecord } from "./export-outputs.repository.ts";

/** Puts what was made into the store, where it survives a power cut before anything names it. */
export function createKeptOutputs(store: MediaStore) {
  const records: OutputRecord[] = [];

  return {
    records,

    async keep(made: readonly ExportOutput[], scratch: ScratchFolder, signal: AbortSignal): Promise<void> {
      for (const { name, saveAs, contentType, path } of made) {
        const limits = { maxBytes: Number.MAX_SAFE_INTEGER, signal };
        const { key, bytes, sha256 } = await store.put(scratch.read(path), limits);
        records.push({ name, saveAs, contentType, storeKey: key, bytes, sha256 });
      }
    },

    /** When nobody wants it any more, or when it is not whole. */
    async drop(): Promise<void> {
      for (const { storeKey } of records.splice(0)) await store.remove(storeKey);
    },
  };
}
