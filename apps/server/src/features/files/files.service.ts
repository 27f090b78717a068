import { maxImageBytes } from "@lane/contract/media.ts";
import type { MediaItem } from "@lane/contract/memories.ts";
import { kindOf, type MediaType } from "@lane/domain/media-kinds.ts";
import type { PreparedFile } from "@lane/domain/stored-files.ts";

import { AppError } from "#lib/app-error.ts";
import { bytesOfDataUrl } from "#lib/data-url.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import { acceptedType, correctedType } from "./accepted-file.ts";
import type { FileAddresses } from "./file-addresses.ts";
import type { FileItem, FileItems } from "./file-items.ts";
import type { FileOwnersRepository } from "./file-owners.repository.ts";
import type { FileVariantsRepository } from "./file-variants.repository.ts";
import { prepareFile } from "./files.jobs.ts";
import type { FilesRepository, NewFile } from "./files.repository.ts";
import type { Pictures } from "./pictures.ts";
import type { MediaQuota, Quota } from "./quota.ts";
import { oneChunk, withSentence } from "./stored-bytes.ts";

interface FilesDeps {
  readonly repository: FilesRepository;
  readonly variants: FileVariantsRepository;
  readonly owners: FileOwnersRepository;
  readonly quota: Quota;
  readonly items: FileItems;
  readonly addresses: FileAddresses;
  readonly pictures: Pictures;
  readonly store: MediaStore;
  readonly mediaQuota: MediaQuota;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

export function createFilesService(deps: FilesDeps) {
  const { repository, variants, owners, quota, items, addresses, pictures, store, mediaQuota, jobs, clock, transact } =
    deps;

  async function insert(file: NewFile, picture: PreparedFile | undefined): Promise<void> {
    await transact(async () => {
      await quota.assertQuota(file);
      await repository.insert(file, clock.now());
      if (picture) {
        await variants.replace(file.id, picture.variants);
        await repository.markPrepared(file.id, picture.facts);
      } else {
        await jobs.enqueue(prepareFile, { fileId: file.id });
      }
    });
  }

  return {
    /** The original is stored unchanged, for its owner; the variants are made from it without its metadata. */
    async keepImage(
      viewer: Viewer,
      dataUrl: string,
    ): Promise<{ Location: string; Key: string; correctedType?: string }> {
      const { accountId } = viewer;
      const { bytes, contentType, declared } = fileIn(dataUrl, mediaQuota);
      const kind = kindOf(contentType);
      const opened = kind === "Image" ? await pictures.open(bytes) : undefined;
      const id = createId(clock.now());
      // Blobs are stored before the row that references them: a row without its file could never be repaired.
      const original = await withSentence(store.put(oneChunk(bytes), { maxBytes: bytes.byteLength }));
      const picture = opened && (await pictures.keep(opened));
      const { key: storeKey, sha256 } = original;
      await insert({ id, accountId, storeKey, sha256, bytes: bytes.byteLength, contentType, kind, name: "" }, picture);
      const corrected = correctedType(contentType, { name: "", declared });
      const Location = addresses.addressOf(viewer, id, opened ? "1920" : "original");
      return { Location, Key: id, ...(corrected ? { correctedType: corrected } : {}) };
    },

    /** Adds a file whose bytes are in the store, and queues its preparation. Joins the surrounding transaction. */
    async keep(file: Omit<NewFile, "kind"> & { readonly contentType: MediaType }): Promise<void> {
      await repository.insert({ ...file, kind: kindOf(file.contentType) }, clock.now());
      await jobs.enqueue(prepareFile, { fileId: file.id });
    },

    /** The viewer's own files, in the order of `fileIds`. */
    async ownItems(viewer: Viewer, fileIds: readonly string[]): Promise<MediaItem[]> {
      const found = await items.read(viewer, fileIds);
      return fileIds.flatMap((id) => {
        const item = found.get(id);
        return item?.originalUrl == null ? [] : [{ ...item, caption: null, alt: null, isCover: false }];
      });
    },

    items: (viewer: Viewer, fileIds: readonly string[]): Promise<ReadonlyMap<string, FileItem>> =>
      items.read(viewer, fileIds),

    async storage({ accountId }: Viewer): Promise<{ usedBytes: number } & MediaQuota> {
      return { usedBytes: await owners.usedBytes(accountId), ...mediaQuota };
    },

    /** Also locks the file's row, so that the sweep does not remove it as unused meanwhile. */
    async hasPicture(accountId: string, fileId: string): Promise<boolean> {
      const [own] = await owners.takeOwn(accountId, [fileId], clock.now());
      return own?.contentType.startsWith("image/") ?? false;
    },

    async takeOwn(accountId: string, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const own = await owners.takeOwn(accountId, fileIds, clock.now());
      return new Map(own.map(({ id, contentType }) => [id, contentType]));
    },

    addressOf: (viewer: Viewer, fileId: string): string => addresses.addressOf(viewer, fileId, "320"),
  };
}

export type FilesService = ReturnType<typeof createFilesService>;

function fileIn(dataUrl: string, { limits }: MediaQuota): { bytes: Buffer; contentType: MediaType; declared: string } {
  const found = bytesOfDataUrl(dataUrl);
  if (!found) throw new AppError("invalid_input", "We can't read this photo");
  const { declared, bytes } = found;
  if (bytes.byteLength > maxImageBytes) throw new AppError("too_large", "A photo can be at most 25 MB");
  const contentType = acceptedType(bytes, { name: "", declared, bytes: bytes.byteLength }, limits);
  return { bytes, contentType, declared };
}
