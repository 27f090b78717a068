import { cleanFileName } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { MediaStore, StoredBlob } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import { assertClaim } from "./accepted-file.ts";
import type { FileOwnersRepository } from "./file-owners.repository.ts";
import { removeBlobs } from "./media.jobs.ts";
import type { MediaRepository } from "./media.repository.ts";
import { createPieces } from "./pieces.ts";
import { assertRoom, type MediaRoom } from "./room.ts";
import { withSentence } from "./stored-bytes.ts";
import type { UploadEnd } from "./upload-end.ts";
import type { UploadRecord, UploadsRepository } from "./uploads.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 200;
/** What a killed server may lose of an upload. A smaller file is stored in one go. */
const pieceBytes = 16 * 1024 * 1024;
const pieceMs = 10_000;

interface UploadsDeps {
  readonly uploads: UploadsRepository;
  readonly files: MediaRepository;
  readonly owners: FileOwnersRepository;
  readonly end: UploadEnd;
  readonly store: MediaStore;
  readonly room: MediaRoom;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

export interface NewUpload {
  readonly bytes: number;
  readonly name: string;
  readonly declared: string;
  /** Lower-case hex. */
  readonly sha256: string | null;
  /** As the client sent it. */
  readonly metadata: string;
}

export interface UploadProgress {
  readonly id: string;
  readonly offset: number;
  readonly bytes: number;
  readonly metadata: string;
  /** Undefined once it is a file. */
  readonly expiresAt: number | undefined;
}

/**
 * Uploads that may be cut and gone on with, by any process: each piece is a blob of its own, and belongs to the upload
 * only if nobody else was quicker with the bytes at its place. The last one makes the file, or nothing.
 */
export function createUploadsService(deps: UploadsDeps) {
  const { uploads, files, owners, end, store, room, jobs, clock, transact } = deps;

  async function find({ accountId }: Viewer, uploadId: string): Promise<UploadProgress> {
    const upload = await uploads.findOwn(accountId, uploadId);
    if (upload) return progressOf(upload);
    const file = await files.find(uploadId);
    if (file?.accountId !== accountId) throw new AppError("not_found", "We do not know this upload");
    return { id: file.id, offset: file.bytes, bytes: file.bytes, metadata: "", expiresAt: undefined };
  }

  async function addPart(upload: UploadRecord, blob: StoredBlob): Promise<UploadRecord> {
    const { bytesReceived: start } = upload;
    const expiresAt = clock.now() + dayMs;
    const part = { start, storeKey: blob.key, bytes: blob.bytes };
    if (await transact(() => uploads.addPart(upload.id, part, expiresAt))) {
      return { ...upload, bytesReceived: start + blob.bytes, expiresAt };
    }
    await store.remove(blob.key);
    throw outrun();
  }

  return {
    async create({ accountId }: Viewer, wish: NewUpload): Promise<UploadProgress> {
      const { bytes, declared, sha256, metadata } = wish;
      assertClaim(wish, room.limits);
      if (bytes === 0) throw new AppError("invalid_input", "This file is empty");
      const now = clock.now();
      const upload: UploadRecord = {
        ...{ id: createId(now), accountId, bytesExpected: bytes, bytesReceived: 0 },
        ...{ name: cleanFileName(wish.name), declaredType: declared, metadata, sha256, expiresAt: now + dayMs },
      };
      await transact(async () => {
        await assertRoom(owners, room.quotaBytes, { accountId, bytes });
        if ((await uploads.count(accountId)) >= mostAtOnce) {
          throw new AppError("too_many_requests", "Too many uploads at once. Please let some of them end first");
        }
        await uploads.insert(upload, now);
      });
      return progressOf(upload);
    },

    find,

    /** Takes what comes from here on; a source that breaks off leaves what came before. */
    async write(viewer: Viewer, uploadId: string, offset: number, source: AsyncIterable<Uint8Array>) {
      let upload = await uploads.findOwn(viewer.accountId, uploadId);
      const known = upload ? progressOf(upload) : await find(viewer, uploadId);
      if (known.offset !== offset) throw outrun();
      const pieces = createPieces(source);
      while (upload && (await pieces.hasMore())) {
        const left = upload.bytesExpected - upload.bytesReceived;
        const startedAt = clock.now();
        const piece = pieces.take(Math.min(left, pieceBytes), () => clock.now() - startedAt > pieceMs);
        const blob = await withSentence(store.put(piece, { maxBytes: pieceBytes }));
        if (upload.bytesReceived === 0) await end.assertBeginning(upload, blob);
        if (blob.bytes < left) {
          upload = await addPart(upload, blob);
          continue;
        }
        if (await pieces.hasMore()) {
          await store.remove(blob.key);
          throw new AppError("too_large", "This is more than was announced");
        }
        await end.make(upload, blob);
        return { ...progressOf(upload), offset: upload.bytesExpected, expiresAt: undefined };
      }
      return upload ? progressOf(upload) : known;
    },

    async remove(viewer: Viewer, uploadId: string): Promise<void> {
      await transact(async () => {
        const upload = await uploads.findOwn(viewer.accountId, uploadId);
        if (!upload) {
          await find(viewer, uploadId);
          throw new AppError("conflict", "This upload has ended; the file is kept");
        }
        const parts = await uploads.listParts(upload.id);
        if (!(await uploads.remove(upload.id, upload.bytesReceived))) throw outrun();
        if (parts.length > 0) await jobs.enqueue(removeBlobs, { keys: parts.map(({ storeKey }) => storeKey) });
      });
    },
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;

function progressOf({ id, bytesReceived, bytesExpected, metadata, expiresAt }: UploadRecord): UploadProgress {
  return { id, offset: bytesReceived, bytes: bytesExpected, metadata, expiresAt };
}

function outrun(): AppError {
  return new AppError("conflict", "This upload has got further, or less far, than that");
}
