import { maxImageBytes } from "@lane/contract/media.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import { type ImageTool, ImageToolError, type ShownImage } from "#ports/image-tool.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import { agrees, bytesOfDataUrl, imageTypeOf } from "./data-url.ts";
import type { MediaAddresses } from "./media-addresses.ts";
import { removeBlobs } from "./media.jobs.ts";
import type { MediaRepository } from "./media.repository.ts";

const shownWidth = 1920;
const looseMs = 24 * 60 * 60 * 1000;
const sweptAtOnce = 200;

interface MediaDeps {
  readonly repository: MediaRepository;
  readonly store: MediaStore;
  readonly images: ImageTool;
  readonly addresses: MediaAddresses;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

export function createMediaService({ repository, store, images, addresses, jobs, clock, transact }: MediaDeps) {
  async function keep(bytes: Uint8Array): Promise<{ key: string; sha256: string }> {
    try {
      return await store.put(chunks(bytes), { maxBytes: maxImageBytes });
    } catch (error) {
      throw error instanceof MediaStoreError ? explained(error) : error;
    }
  }

  /** False when nothing was left to sweep. */
  const sweepSome = (): Promise<boolean> =>
    transact(async () => {
      const keys = await repository.removeLoose(clock.now() - looseMs, sweptAtOnce);
      if (keys.length > 0) await jobs.enqueue(removeBlobs, { keys });
      return keys.length > 0;
    });

  return {
    /** The original stays as it came, for its owner; what is shown is made from it and carries no place or camera. */
    async keepImage(viewer: Viewer, dataUrl: string): Promise<{ Location: string; Key: string }> {
      const { bytes, contentType } = pictureIn(dataUrl);
      const shown = await opened(images, bytes);
      const id = createId(clock.now());
      // The files are safe before the row that names them: a row without its file would be a hole for ever.
      const original = await keep(bytes);
      const derived = await keep(shown.bytes);
      await repository.insert(
        {
          id,
          accountId: viewer.accountId,
          storeKey: original.key,
          shownKey: derived.key,
          sha256: original.sha256,
          bytes: bytes.length,
          contentType,
        },
        clock.now(),
      );
      return { Location: addresses.addressOf(id), Key: id };
    },

    hasFile: async (accountId: string, fileId: string): Promise<boolean> =>
      (await repository.findOwn(accountId, [fileId])).length > 0,
    findOwn: async (accountId: string, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      new Map((await repository.findOwn(accountId, fileIds)).map(({ id, contentType }) => [id, contentType])),
    addressOf: (fileId: string): string => addresses.addressOf(fileId),

    /** What stands behind a signed address, or undefined: expired, forged and erased are the same to a stranger. */
    async open(fileId: string, until: number, signature: string): Promise<AsyncIterable<Uint8Array> | undefined> {
      if (!addresses.isGood(fileId, until, signature)) return undefined;
      const key = await repository.findShown(fileId);
      return key === undefined ? undefined : store.open(key);
    },

    /** Call it before an account is erased: afterwards nobody knows which files were theirs. */
    async forgetAll(accountId: string): Promise<void> {
      const keys = await repository.listKeys(accountId);
      if (keys.length > 0) await jobs.enqueue(removeBlobs, { keys });
    },

    async removeBlobs(keys: readonly string[]): Promise<void> {
      for (const key of keys) await store.remove(key);
    },

    /** A file that nothing shows, or nothing any more, goes when it is a day old. */
    async sweep(): Promise<void> {
      while (await sweepSome()) continue;
      await store.sweepTemporary(clock.now() - looseMs);
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;

function pictureIn(dataUrl: string): { bytes: Buffer; contentType: string } {
  const found = bytesOfDataUrl(dataUrl);
  if (!found) throw new AppError("invalid_input", "This is no picture we can read");
  if (found.bytes.length > maxImageBytes) throw new AppError("too_large", "A picture can have at most 25 MB");
  const contentType = imageTypeOf(found.bytes);
  if (!contentType || !agrees(found.declared, contentType)) {
    throw new AppError("unsupported_media_type", "Please choose a PNG, JPEG or WebP picture");
  }
  return { bytes: found.bytes, contentType };
}

async function opened(images: ImageTool, bytes: Uint8Array): Promise<ShownImage> {
  try {
    return await images.show(bytes, shownWidth);
  } catch (error) {
    if (!(error instanceof ImageToolError)) throw error;
    throw new AppError("unprocessable", "This picture is damaged or too large to open", { cause: error });
  }
}

async function* chunks(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

function explained(error: MediaStoreError): AppError {
  return error.code === "storage_full"
    ? new AppError("storage_full", "There is no room left for this picture", { cause: error })
    : new AppError("unavailable", "We cannot reach our storage right now. Please try again in a moment", {
        cause: error,
      });
}
