import { kindOf, truthfulName, type MediaType } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { MediaStore, StoredBlob } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import { acceptedType, correctedType } from "./accepted-file.ts";
import { removeBlobs } from "./media.jobs.ts";
import type { MediaRepository } from "./media.repository.ts";
import { prepareFile } from "./preparing.jobs.ts";
import type { MediaQuota } from "./quota.ts";
import { orRemove, withSentence } from "./stored-bytes.ts";
import { headBytes } from "./type-of-bytes.ts";
import type { UploadPartsRepository } from "./upload-parts.repository.ts";
import type { UploadRecord, UploadsRepository } from "./uploads.repository.ts";

interface UploadEndDeps {
  readonly uploads: UploadsRepository;
  readonly parts: UploadPartsRepository;
  readonly files: MediaRepository;
  readonly store: MediaStore;
  readonly quota: MediaQuota;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** How an upload ends: as a file, or, if it is not what it said, as nothing. */
export function createUploadEnd({ uploads, parts, files, store, quota, jobs, clock, transact }: UploadEndDeps) {
  async function typeOf(upload: UploadRecord, firstKey: string): Promise<MediaType> {
    const head = await withSentence(headOf(store, firstKey));
    const { name, declaredType: declared, bytesExpected: bytes } = upload;
    return acceptedType(head, { name, declared, bytes }, quota.limits);
  }

  /** Whoever meant to go on with it must begin again: nothing of it stays. */
  async function discard(upload: UploadRecord, keys: readonly string[]): Promise<void> {
    await transact(async () => {
      await uploads.remove(upload.id, upload.bytesReceived);
      await jobs.enqueue(removeBlobs, { keys: [...keys] });
    });
  }

  async function unlessRefused<T>(upload: UploadRecord, keys: readonly string[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && final.has(error.code)) await discard(upload, keys);
      throw error;
    }
  }

  return {
    /** As soon as the first piece is there, so that nobody sends a gigabyte for nothing. */
    async assertBeginning(upload: UploadRecord, { key, bytes }: StoredBlob): Promise<void> {
      const isConclusive = bytes >= headBytes || bytes === upload.bytesExpected;
      if (isConclusive) await unlessRefused(upload, [key], () => typeOf(upload, key));
    },

    /** The rows change only once the whole file is safe, all at once. Answers what it is, where it said something else. */
    async make(upload: UploadRecord, last: StoredBlob): Promise<MediaType | undefined> {
      const before = await parts.list(upload.id);
      // Whoever was quicker with the last piece has taken the others: what is left would be judged as a file of its own.
      if (before.reduce((sum, { bytes }) => sum + bytes, 0) !== upload.bytesReceived) {
        await jobs.enqueue(removeBlobs, { keys: [last.key] });
        throw ended();
      }
      const keys = [...before.map(({ storeKey }) => storeKey), last.key];
      return unlessRefused(upload, keys, async () => {
        const contentType = await typeOf(upload, keys[0] ?? last.key);
        const { key: storeKey, sha256, bytes } = keys.length === 1 ? last : await join(store, upload, keys);
        const spare = keys.filter((key) => key !== storeKey);
        if (upload.sha256 !== null && upload.sha256 !== sha256) {
          await jobs.enqueue(removeBlobs, { keys: [storeKey] });
          throw new AppError("unprocessable", "This file did not arrive as it was sent. Please try again");
        }
        const saving = transact(async () => {
          if (!(await uploads.remove(upload.id, upload.bytesReceived))) return false;
          const { id, accountId } = upload;
          const name = truthfulName(upload.name, contentType);
          const kind = kindOf(contentType);
          await files.insert({ id, accountId, storeKey, sha256, bytes, contentType, kind, name }, clock.now());
          await jobs.enqueue(prepareFile, { fileId: id });
          if (spare.length > 0) await jobs.enqueue(removeBlobs, { keys: spare });
          return true;
        });
        const isFirst = await orRemove(store, storeKey, saving);
        if (isFirst) return correctedType(contentType, { name: upload.name, declared: upload.declaredType });
        await jobs.enqueue(removeBlobs, { keys: [...new Set([storeKey, last.key])] });
        throw ended();
      });
    },
  };
}

export type UploadEnd = ReturnType<typeof createUploadEnd>;

function ended(): AppError {
  return new AppError("conflict", "This upload has ended already");
}

/** After these, sending it again would change nothing. */
const final: ReadonlySet<string> = new Set(["unsupported_media_type", "unprocessable", "too_large"]);

async function join(store: MediaStore, upload: UploadRecord, keys: readonly string[]): Promise<StoredBlob> {
  const joined = await withSentence(store.join(keys));
  if (joined.bytes !== upload.bytesExpected) throw new Error("The pieces of an upload do not add up");
  return joined;
}

async function headOf(store: MediaStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await store.open(key, { start: 0, end: headBytes - 1 })) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}
