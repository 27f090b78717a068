import { AppError } from "#lib/app-error.ts";
import { isRecent } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";
import type { MediaStore, StoredBlob } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import { orRemove, type UploadedFiles, type UploadEnd } from "./upload-end.ts";
import type { UploadPartsRepository, UploadPurpose, UploadRecord } from "./uploads.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** How long an upload waits for its next bytes; an import upload, for its import. */
export const uploadLifeMs: Record<UploadPurpose, number> = { memory: dayMs, import: 7 * dayMs };
/** How much of an upload a killed server or a failing store may lose. A smaller file is stored at once. */
const pieceBytes = 8 * 1024 * 1024;
const pieceMs = 10_000;

/** The detected type, where it differs from the declared one. */
export type WrittenUpload = UploadRecord & { readonly corrected?: string };

interface UploadWriterDeps {
  readonly parts: UploadPartsRepository;
  readonly end: UploadEnd;
  readonly files: Pick<UploadedFiles, "explain">;
  readonly store: MediaStore;
  readonly clock: Clock;
  readonly transact: Transact;
}

/**
 * Each piece is a separate blob, and belongs to the upload only if no concurrent request wrote the bytes at its offset
 * first: so no lock across processes is needed. The last piece creates the file, or nothing; for an import, the last
 * piece is stored like every piece.
 */
export function createUploadWriter({ parts, end, files, store, clock, transact }: UploadWriterDeps) {
  async function addPart(upload: UploadRecord, blob: StoredBlob): Promise<WrittenUpload> {
    const { bytesReceived: start } = upload;
    const expiresAt = clock.now() + uploadLifeMs[upload.purpose];
    const part = { start, storeKey: blob.key, bytes: blob.bytes };
    if (await transact(() => parts.add(upload.id, part, expiresAt))) {
      return { ...upload, bytesReceived: start + blob.bytes, expiresAt };
    }
    await files.explain(store.remove(blob.key));
    throw changedMeanwhile();
  }

  async function addLast(upload: UploadRecord, blob: StoredBlob, isMore: boolean): Promise<WrittenUpload> {
    if (isMore) {
      await files.explain(store.remove(blob.key));
      throw new AppError("too_large", "This file is larger than expected");
    }
    if (upload.purpose === "import") return addPart(upload, blob);
    const corrected = await end.make(upload, blob);
    return { ...upload, bytesReceived: upload.bytesExpected, ...(corrected ? { corrected } : {}) };
  }

  return {
    async write(start: UploadRecord, source: AsyncIterable<Uint8Array>): Promise<WrittenUpload> {
      const pieces = createPieces(source);
      let upload: WrittenUpload = start;
      while (upload.bytesReceived < upload.bytesExpected && (await pieces.hasMore())) {
        const left = upload.bytesExpected - upload.bytesReceived;
        const startedAt = clock.now();
        const piece = pieces.take(Math.min(left, pieceBytes), () => !isRecent(startedAt, pieceMs, clock.now()));
        const blob = await files.explain(store.put(piece, { maxBytes: pieceBytes }));
        if (upload.bytesReceived === 0 && upload.purpose === "memory") await end.assertBeginning(upload, blob);
        const isLast = blob.bytes >= left;
        const added = isLast ? addLast(upload, blob, await pieces.hasMore()) : addPart(upload, blob);
        upload = await orRemove(store, blob.key, added);
      }
      return upload;
    },
  };
}

export type UploadWriter = ReturnType<typeof createUploadWriter>;

export function changedMeanwhile(): AppError {
  return new AppError("conflict", "This upload is at a different point now");
}

/** Cuts a stream into pieces. A stream that breaks simply ends earlier: the received bytes are kept. */
function createPieces(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let next: Uint8Array | undefined;
  let isOver = false;

  async function hasMore(): Promise<boolean> {
    while (!isOver && (next === undefined || next.byteLength === 0)) {
      try {
        const step = await iterator.next();
        isOver = step.done === true;
        next = step.done === true ? undefined : step.value;
      } catch {
        isOver = true;
        next = undefined;
      }
    }
    return !isOver;
  }

  return {
    hasMore,

    /** Up to this many bytes, or fewer when the stream ends or the time is over, but never none where there are more. */
    async *take(bytes: number, isTimeOver: () => boolean): AsyncGenerator<Uint8Array> {
      let left = bytes;
      while (left > 0 && (await hasMore()) && next !== undefined) {
        const chunk = next.subarray(0, left);
        next = next.subarray(chunk.byteLength);
        left -= chunk.byteLength;
        yield chunk;
        if (isTimeOver()) return;
      }
    },
  };
}
