import type { Clock } from "#ports/clock.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import type { ImportUploadsRepository, WaitingUpload } from "./import-uploads.repository.ts";
import type { UploadedFiles } from "./upload-end.ts";
import { uploadLifeMs } from "./upload-writer.ts";
import type { PartRecord, UploadPartsRepository } from "./uploads.repository.ts";

interface ImportUploadsDeps {
  readonly repository: ImportUploadsRepository;
  readonly parts: UploadPartsRepository;
  readonly store: MediaStore;
  readonly files: Pick<UploadedFiles, "forget">;
  readonly clock: Clock;
}

/** An upload with random access. */
export interface OpenUpload extends WaitingUpload {
  /** Exactly this many bytes, or fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
}

const keysAtOnce = 500;

/** An upload for an import stays in its pieces: fifty gigabytes are not written twice. */
export function createImportUploads({ repository, parts, store, files, clock }: ImportUploadsDeps) {
  function opened(upload: WaitingUpload): OpenUpload {
    let pieces: Promise<PartRecord[]> | undefined;
    return {
      ...upload,
      async read(start, length) {
        pieces ??= parts.list(upload.id);
        const end = Math.min(start + length, upload.bytes);
        const chunks: Uint8Array[] = [];
        for (const piece of await pieces) {
          if (piece.start < end && piece.start + piece.bytes > start) chunks.push(...(await within(piece, start, end)));
        }
        return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      },
    };
  }

  async function within(piece: PartRecord, start: number, end: number): Promise<Uint8Array[]> {
    const range = { start: Math.max(0, start - piece.start), end: Math.min(end - piece.start, piece.bytes) - 1 };
    const source = await store.open(piece.storeKey, range);
    if (!source) throw new MediaStoreError("missing", "A piece of an upload is not where it should be");
    const chunks: Uint8Array[] = [];
    for await (const chunk of source) chunks.push(chunk);
    return chunks;
  }

  return {
    findWhole: (accountId: string, uploadIds: readonly string[]): Promise<WaitingUpload[]> =>
      repository.findWhole(accountId, uploadIds),

    open: async (accountId: string, uploadIds: readonly string[]): Promise<OpenUpload[]> =>
      (await repository.findWhole(accountId, uploadIds)).map(opened),

    /** Extends the uploads by another week. */
    hold: (uploadIds: readonly string[]): Promise<void> =>
      repository.hold(uploadIds, clock.now() + uploadLifeMs.import),

    /** Removes uploads that are no longer needed. Call it in a transaction. */
    async release(uploadIds: readonly string[]): Promise<void> {
      const keys = await repository.remove(uploadIds);
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        await files.forget(keys.slice(start, start + keysAtOnce));
      }
    },
  };
}
