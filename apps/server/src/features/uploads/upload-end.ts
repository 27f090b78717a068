import { truthfulName, type MediaType } from "@lane/domain/media-kinds.ts";

import { AppError } from "#lib/app-error.ts";
import type { MediaStore, StoredBlob } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import type { UploadPartsRepository, UploadRecord, UploadsRepository } from "./uploads.repository.ts";

interface Claim {
  readonly name: string;
  readonly declared: string;
  readonly bytes: number;
}

interface WholeFile {
  readonly id: string;
  readonly accountId: string;
  readonly storeKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: MediaType;
  readonly name: string;
}

/** What uploads need from the files feature. */
export interface UploadedFiles {
  /** How many of a file's first bytes are needed to tell its type. */
  readonly headBytes: number;
  /** Refuses a file that is too large for its declared type. */
  assertClaim(claim: Claim): void;
  /** The type of a file by its first bytes; refuses types that are not accepted. */
  typeOf(head: Uint8Array, claim: Claim): MediaType;
  /** The detected type, where it differs from the declared one. */
  correctedType(type: MediaType, claim: Omit<Claim, "bytes">): MediaType | undefined;
  find(fileId: string): Promise<Pick<WholeFile, "id" | "accountId" | "bytes"> | undefined>;
  /** Joins the surrounding transaction, as `forget` does. */
  keep(file: WholeFile): Promise<void>;
  /** Removes blobs that no row references any more. */
  forget(blobs: readonly string[]): Promise<void>;
  /** Turns a failure of the storage into a sentence for the member. */
  explain<T>(work: Promise<T>): Promise<T>;
}

interface UploadEndDeps {
  readonly uploads: UploadsRepository;
  readonly parts: UploadPartsRepository;
  readonly files: UploadedFiles;
  readonly store: MediaStore;
  readonly transact: Transact;
}

/** Ends an upload: as a file, or, if its bytes do not match its declaration, by removing it. */
export function createUploadEnd({ uploads, parts, files, store, transact }: UploadEndDeps) {
  async function typeOf(upload: UploadRecord, keys: readonly string[]): Promise<MediaType> {
    const head = await files.explain(headOf(store, keys, files.headBytes));
    const { name, declaredType: declared, bytesExpected: bytes } = upload;
    return files.typeOf(head, { name, declared, bytes });
  }

  /** Removes the whole upload: the client has to begin again. */
  async function discard(upload: UploadRecord, keys: readonly string[]): Promise<void> {
    await transact(async () => {
      await uploads.remove(upload.id, upload.bytesReceived);
      await files.forget(keys);
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
    /** Checked as soon as the first piece is there, so that a refused file of a gigabyte is not sent in vain. */
    async assertBeginning(upload: UploadRecord, { key, bytes }: StoredBlob): Promise<void> {
      const isConclusive = bytes >= files.headBytes || bytes === upload.bytesExpected;
      if (isConclusive) await unlessRefused(upload, [key], () => typeOf(upload, [key]));
    },

    /**
     * The rows change only once the whole file is stored, all at once. Returns the detected type, where it differs from
     * the declared one.
     */
    async make(upload: UploadRecord, last: StoredBlob): Promise<MediaType | undefined> {
      const before = await parts.list(upload.id);
      // A concurrent request with the same last piece has taken the earlier pieces: the remaining one would be treated
      // as a whole file.
      if (before.reduce((sum, { bytes }) => sum + bytes, 0) !== upload.bytesReceived) {
        await files.forget([last.key]);
        throw ended();
      }
      const keys = [...before.map(({ storeKey }) => storeKey), last.key];
      return unlessRefused(upload, keys, async () => {
        const contentType = await typeOf(upload, keys);
        const {
          key: storeKey,
          sha256,
          bytes,
        } = keys.length === 1 ? last : await files.explain(join(store, upload, keys));
        const spare = keys.filter((key) => key !== storeKey);
        if (upload.sha256 !== null && upload.sha256 !== sha256) {
          await files.forget([storeKey]);
          throw new AppError("unprocessable", "This file was damaged on the way. Please try again");
        }
        const saving = transact(async () => {
          if (!(await uploads.remove(upload.id, upload.bytesReceived))) return false;
          const { id, accountId } = upload;
          const name = truthfulName(upload.name, contentType);
          await files.keep({ id, accountId, storeKey, sha256, bytes, contentType, name });
          await files.forget(spare);
          return true;
        });
        const isFirst = await orRemove(store, storeKey, saving);
        if (isFirst) return files.correctedType(contentType, { name: upload.name, declared: upload.declaredType });
        await files.forget([...new Set([storeKey, last.key])]);
        throw ended();
      });
    },
  };
}

export type UploadEnd = ReturnType<typeof createUploadEnd>;

function ended(): AppError {
  return new AppError("conflict", "This upload has already finished");
}

/** After these errors, sending the file again would change nothing. */
const final: ReadonlySet<string> = new Set(["unsupported_media_type", "unprocessable", "too_large"]);

async function join(store: MediaStore, upload: UploadRecord, keys: readonly string[]): Promise<StoredBlob> {
  const joined = await store.join(keys);
  if (joined.bytes !== upload.bytesExpected) throw new Error("The pieces of an upload do not add up");
  return joined;
}

/** A line that broke off at once leaves a first piece of a few bytes. */
async function headOf(store: MediaStore, keys: readonly string[], headBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let left = headBytes;
  for (const key of keys) {
    if (left <= 0) break;
    for await (const chunk of (await store.open(key, { start: 0, end: left - 1 })) ?? []) {
      chunks.push(chunk);
      left -= chunk.byteLength;
    }
  }
  return Buffer.concat(chunks);
}

/**
 * Removes a blob whose row was refused for lack of space: any other failure may have come after the commit that
 * references the blob.
 */
export async function orRemove<T>(store: Pick<MediaStore, "remove">, key: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // `allSettled`, so that a failing removal does not hide why the work failed.
    if (error instanceof AppError && error.code === "storage_full") await Promise.allSettled([store.remove(key)]);
    throw error;
  }
}
