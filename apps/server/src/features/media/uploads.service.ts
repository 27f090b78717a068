import { cleanFileName } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import { assertClaim } from "./accepted-file.ts";
import { removeBlobs } from "./media.jobs.ts";
import type { MediaRepository } from "./media.repository.ts";
import type { MediaQuota } from "./quota.ts";
import type { UploadPartsRepository } from "./upload-parts.repository.ts";
import type { UploadPlace } from "./upload-place.ts";
import { outrun, uploadLifeMs, type UploadWriter, type WrittenUpload } from "./upload-writer.ts";
import type { UploadPurpose, UploadRecord, UploadsRepository } from "./uploads.repository.ts";

interface UploadsDeps {
  readonly uploads: UploadsRepository;
  readonly files: MediaRepository;
  readonly place: UploadPlace;
  readonly parts: UploadPartsRepository;
  readonly writer: UploadWriter;
  readonly quota: MediaQuota;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

type Source = AsyncIterable<Uint8Array>;

export interface NewUpload {
  readonly bytes: number;
  readonly name: string;
  readonly declared: string;
  /** Lower-case hex. */
  readonly sha256: string | null;
  /** As the client sent it. */
  readonly metadata: string;
  readonly purpose: UploadPurpose;
}

export interface UploadProgress {
  readonly id: string;
  readonly offset: number;
  readonly bytes: number;
  readonly metadata: string;
  /** Undefined once it is a file. */
  readonly expiresAt: number | undefined;
  /** What it turned out to be, where its name or declared type said something else. */
  readonly corrected?: string;
}

/** Uploads that may be cut and gone on with, by any process. */
export function createUploadsService(deps: UploadsDeps) {
  const { uploads, files, parts, place, writer, quota, jobs, clock, transact } = deps;

  async function find({ accountId }: Viewer, uploadId: string): Promise<UploadProgress> {
    const upload = await uploads.findOwn(accountId, uploadId);
    if (upload) return progressOf(upload);
    const file = await files.find(uploadId);
    if (file?.accountId !== accountId) throw new AppError("not_found", "We do not know this upload");
    return { id: file.id, offset: file.bytes, bytes: file.bytes, metadata: "", expiresAt: undefined };
  }

  return {
    async create({ accountId }: Viewer, wish: NewUpload): Promise<UploadProgress> {
      const { bytes, declared, sha256, metadata, purpose } = wish;
      if (purpose === "memory") assertClaim(wish, quota.limits);
      if (bytes === 0) throw new AppError("invalid_input", "This file is empty");
      const now = clock.now();
      const upload: UploadRecord = {
        id: createId(now),
        accountId,
        bytesExpected: bytes,
        bytesReceived: 0,
        name: purpose === "import" ? cleanPath(wish.name) : cleanFileName(wish.name),
        declaredType: declared,
        metadata,
        sha256,
        expiresAt: now + uploadLifeMs[purpose],
        purpose,
      };
      await transact(async () => {
        await place.assert(accountId, wish);
        await uploads.insert(upload, now);
      });
      return progressOf(upload);
    },

    find,

    /** Takes what comes from here on; a source that breaks off leaves what came before. */
    async write(viewer: Viewer, uploadId: string, offset: number, source: Source): Promise<UploadProgress> {
      const upload = await uploads.findOwn(viewer.accountId, uploadId);
      const known = upload ? progressOf(upload) : await find(viewer, uploadId);
      if (known.offset !== offset) throw outrun();
      return upload ? progressOf(await writer.write(upload, source)) : known;
    },

    async remove(viewer: Viewer, uploadId: string): Promise<void> {
      await transact(async () => {
        const upload = await uploads.findOwn(viewer.accountId, uploadId);
        if (!upload) {
          await find(viewer, uploadId);
          throw new AppError("conflict", "This upload has ended; the file is kept");
        }
        const pieces = await parts.list(upload.id);
        if (!(await uploads.remove(upload.id, upload.bytesReceived))) throw outrun();
        if (pieces.length > 0) await jobs.enqueue(removeBlobs, { keys: pieces.map(({ storeKey }) => storeKey) });
      });
    },
  };
}

/** Folders may say when a picture was taken. */
function cleanPath(path: string): string {
  const names = path.split("/").map(cleanFileName).filter(Boolean);
  return names.slice(-4).join("/");
}

function progressOf(upload: WrittenUpload): UploadProgress {
  const { id, bytesReceived, bytesExpected, metadata, expiresAt, corrected } = upload;
  return { id, offset: bytesReceived, bytes: bytesExpected, metadata, expiresAt, ...(corrected ? { corrected } : {}) };
}
