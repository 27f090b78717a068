import { claimedTypes, kindOf, type MediaKind, type MediaType, truthfulName } from "@lane/domain/media-kinds.ts";

import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { MediaStore } from "#ports/media-store.ts";

import { acceptedType } from "./accepted-file.ts";
import type { FileOwnersRepository } from "./file-owners.repository.ts";
import { prepareImported } from "./files.jobs.ts";
import type { FilesRepository } from "./files.repository.ts";
import type { MediaQuota, Quota } from "./quota.ts";
import { headBytes, typesOfBytes } from "./type-of-bytes.ts";

interface ImportedFilesDeps {
  readonly repository: FilesRepository;
  readonly quota: Quota;
  readonly owners: Pick<FileOwnersRepository, "hashesOfSize">;
  readonly store: MediaStore;
  readonly mediaQuota: MediaQuota;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** Stored without a row yet. */
export interface FetchedFile {
  readonly storeKey: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: MediaType;
  readonly kind: MediaKind;
  readonly name: string;
}

interface ImportedClaim {
  readonly name: string;
  readonly bytes: number;
  readonly kind: MediaKind;
}

type Bytes = AsyncIterable<Uint8Array>;

/** Files that come out of an archive instead of a browser; checked by their bytes like uploaded files. */
export function createImportedFiles({ repository, owners, quota, store, mediaQuota, jobs, clock }: ImportedFilesDeps) {
  return {
    /** Refuses a file whose bytes do not match its name, before more than its beginning is written. */
    async fetch(source: Bytes, claim: ImportedClaim, signal?: AbortSignal): Promise<FetchedFile> {
      const { head, whole } = await peeked(source);
      const contentType = acceptedType(head, { ...claim, declared: declaredBy(claim, head) }, mediaQuota.limits);
      const kind = kindOf(contentType);
      const { key, sha256, bytes } = await store.put(whole, { maxBytes: mediaQuota.limits[kind], signal });
      return { storeKey: key, sha256, bytes, contentType, kind, name: truthfulName(claim.name, contentType) };
    },

    /** Call it in the transaction that attaches the files; refuses when the quota has no space for all of them. */
    async keep(accountId: string, files: readonly FetchedFile[]): Promise<string[]> {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      await quota.assertQuota({ accountId, bytes });
      const ids: string[] = [];
      for (const file of files) {
        const id = createId(clock.now());
        await repository.insert({ ...file, id, accountId }, clock.now());
        await jobs.enqueue(prepareImported, { fileId: id });
        ids.push(id);
      }
      return ids;
    },

    /** Removes the blobs of fetched files that are not needed after all. */
    async drop(files: readonly FetchedFile[]): Promise<void> {
      for (const { storeKey } of files) await store.remove(storeKey);
    },

    /** The hashes of files with this size that are in one of this account's memories already. */
    findKnown: (accountId: string, bytes: number): Promise<ReadonlySet<string>> =>
      owners.hashesOfSize(accountId, bytes),
  };
}

export type ImportedFiles = ReturnType<typeof createImportedFiles>;

/**
 * The same bytes and file extension can be a film or a sound: the archive's declaration decides. A name without an
 * extension claims nothing.
 */
function declaredBy({ name, kind }: ImportedClaim, head: Uint8Array): string {
  const found = typesOfBytes(head);
  const claimed = name.includes(".") ? claimedTypes(name, "") : found;
  return claimed.find((type) => found.includes(type) && kindOf(type) === kind) ?? "";
}

async function peeked(source: Bytes): Promise<{ head: Uint8Array; whole: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < headBytes) {
    const step = await iterator.next();
    if (step.done === true) break;
    first.push(step.value);
    length += step.value.byteLength;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* first;
    for (let step = await iterator.next(); step.done !== true; step = await iterator.next()) yield step.value;
  }
  return { head: Buffer.concat(first), whole: whole() };
}
