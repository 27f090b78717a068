import { maxUploadsPerImport } from "@lane/contract/imports.ts";
import { cleanFileName } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { sizeText } from "#lib/size-text.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { UploadedFiles } from "./upload-end.ts";
import { changedMeanwhile, uploadLifeMs, type UploadWriter, type WrittenUpload } from "./upload-writer.ts";
import type { UploadPartsRepository, UploadPurpose, UploadRecord, UploadsRepository } from "./uploads.repository.ts";

const mostAtOnce: Record<UploadPurpose, number> = { memory: 200, import: maxUploadsPerImport };
const sweptAtOnce = 200;

interface UploadsDeps {
  readonly uploads: UploadsRepository;
  readonly parts: UploadPartsRepository;
  readonly writer: UploadWriter;
  readonly files: Pick<UploadedFiles, "assertClaim" | "find" | "forget">;
  /** The quota of an account; both calls lock the account until the transaction is over. */
  readonly quota: {
    assertQuota(wish: { readonly accountId: string; readonly bytes: number }): Promise<void>;
    lock(accountId: string): Promise<void>;
  };
  /** How many bytes of import uploads one account may have. */
  readonly importBytes: number;
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
  /** The tus metadata as the client sent it. */
  readonly metadata: string;
  readonly purpose: UploadPurpose;
}

export interface UploadProgress {
  readonly id: string;
  readonly offset: number;
  readonly bytes: number;
  readonly metadata: string;
  /** Undefined once the upload is a file. */
  readonly expiresAt: number | undefined;
  /** The detected type, where it differs from the name or the declared type. */
  readonly corrected?: string;
}

/** Uploads that may be interrupted and resumed, by any process. */
export function createUploadsService(deps: UploadsDeps) {
  const { uploads, files, parts, writer, clock, transact } = deps;

  async function find({ accountId }: Viewer, uploadId: string): Promise<UploadProgress> {
    const upload = await uploads.findOwn(accountId, uploadId);
    if (upload) return progressOf(upload);
    const file = await files.find(uploadId);
    if (file?.accountId !== accountId) throw new AppError("not_found", "We can't find this upload");
    return { id: file.id, offset: file.bytes, bytes: file.bytes, metadata: "", expiresAt: undefined };
  }

  return {
    async create({ accountId }: Viewer, wish: NewUpload): Promise<UploadProgress> {
      const { bytes, declared, sha256, metadata, purpose } = wish;
      if (purpose === "memory") files.assertClaim(wish);
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
        await assertPlace(deps, accountId, wish);
        await uploads.insert(upload, now);
      });
      return progressOf(upload);
    },

    find,

    /** Writes the bytes from this offset; a source that breaks off keeps what came before. */
    async write(viewer: Viewer, uploadId: string, offset: number, source: Source): Promise<UploadProgress> {
      const upload = await uploads.findOwn(viewer.accountId, uploadId);
      const known = upload ? progressOf(upload) : await find(viewer, uploadId);
      if (known.offset !== offset) throw changedMeanwhile();
      return upload ? progressOf(await writer.write(upload, source)) : known;
    },

    async remove(viewer: Viewer, uploadId: string): Promise<void> {
      await transact(async () => {
        const upload = await uploads.findOwn(viewer.accountId, uploadId);
        if (!upload) {
          await find(viewer, uploadId);
          throw new AppError("conflict", "This upload has already finished, and the file is saved");
        }
        const pieces = await parts.list(upload.id);
        if (!(await uploads.remove(upload.id, upload.bytesReceived))) throw changedMeanwhile();
        await files.forget(pieces.map(({ storeKey }) => storeKey));
      });
    },
  };
}

/** Removes abandoned uploads. */
export function createUploadSweep(deps: Pick<UploadsDeps, "uploads" | "parts" | "files" | "clock" | "transact">) {
  const { uploads, parts, files, clock, transact } = deps;

  /** False when there was nothing to sweep. */
  async function sweepSome(): Promise<boolean> {
    const expired = await uploads.findExpired(clock.now(), sweptAtOnce);
    for (const { id, bytesReceived } of expired) {
      await transact(async () => {
        const pieces = await parts.list(id);
        if (await uploads.remove(id, bytesReceived)) await files.forget(pieces.map(({ storeKey }) => storeKey));
      });
    }
    return expired.length === sweptAtOnce;
  }

  return {
    async sweep(): Promise<void> {
      await uploads.waitUntilAtMost("memory", clock.now() + uploadLifeMs.memory);
      await uploads.waitUntilAtMost("import", clock.now() + uploadLifeMs.import);
      while (await sweepSome()) continue;
    },
  };
}

/** Whether the account may begin another upload. Call it in the transaction that begins the upload. */
async function assertPlace(
  { uploads, quota, importBytes }: UploadsDeps,
  accountId: string,
  { bytes, purpose }: NewUpload,
): Promise<void> {
  if (purpose === "memory") await quota.assertQuota({ accountId, bytes });
  else await quota.lock(accountId);
  const sent = await uploads.sum(accountId, purpose);
  if (purpose === "import" && sent.bytes + bytes > importBytes) {
    throw new AppError("too_large", `You can import up to ${sizeText(importBytes)} at a time`);
  }
  if (sent.count >= mostAtOnce[purpose]) {
    throw new AppError("too_many_requests", "Too many uploads at once. Please let some finish first");
  }
}

/** Folders are kept, because their names may contain the date of a picture. */
function cleanPath(path: string): string {
  const names = path.split("/").map(cleanFileName).filter(Boolean);
  return names.slice(-4).join("/");
}

function progressOf(upload: WrittenUpload): UploadProgress {
  const { id, bytesReceived, bytesExpected, metadata, expiresAt, corrected } = upload;
  return { id, offset: bytesReceived, bytes: bytesExpected, metadata, expiresAt, ...(corrected ? { corrected } : {}) };
}
