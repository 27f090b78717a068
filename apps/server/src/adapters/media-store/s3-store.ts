import { randomBytes } from "node:crypto";

import { GetObjectCommand, HeadObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";

import type { Logger } from "#lib/logger.ts";
import type { ByteRange, DirectAddress, MediaStore, PutLimits, StoredBlob } from "#ports/media-store.ts";
import { MediaStoreError } from "#ports/media-store.ts";

import { isKey } from "./disk-layout.ts";
import { measureSource } from "./measured-source.ts";
import { attemptQuickly, createSlots, openBucket, type S3Bucket, type S3Place, unlessMissing } from "./s3-client.ts";
import { folder, listObjects, probeBucket, sweepUploads } from "./s3-listing.ts";
import { readObject, writableObject } from "./s3-object.ts";
import { createPartCutter, createUpload } from "./s3-upload.ts";

const partBytes = 8 * 1024 * 1024;
/** A limit of the S3 protocol. */
const mostParts = 10_000;
/** For the whole store: each put holds the part it is filling, and all puts together these four. */
const partsUnderWay = 4;
const longestAddressSeconds = 7 * 24 * 60 * 60;

interface S3StoreDeps {
  readonly place: S3Place;
  readonly logger: Logger;
}

/** Keeps each blob as `media/<key>` in a bucket of any S3-compatible server. */
export async function createS3Store({ place, logger }: S3StoreDeps): Promise<MediaStore> {
  const bucket = openBucket(place);
  await probeBucket(bucket, logger);
  const slots = createSlots(partsUnderWay);
  const undoing = new Set<Promise<void>>();

  async function put(source: AsyncIterable<Uint8Array>, limits: PutLimits): Promise<StoredBlob> {
    const key = keyFor(limits);
    // A blob that fits into one part goes in one request, without a multipart upload.
    const cutter = createPartCutter(limits.maxBytes > partBytes ? partBytes : partBytes + 1);
    const upload = createUpload({ bucket, name: folder + key, slots, onSent: (part) => cutter.reuse(part) });
    const signal = limits.signal ? AbortSignal.any([limits.signal, upload.broken]) : upload.broken;
    const measured = measureSource(source, { maxBytes: Math.min(limits.maxBytes, mostParts * partBytes), signal });
    try {
      for await (const chunk of measured) {
        for (const part of cutter.cut(chunk)) await upload.addPart(part);
      }
      await upload.finish(cutter.rest());
      return { key, ...measured.measured() };
    } catch (error) {
      const cause = failureOf(upload.broken.aborted ? upload.broken.reason : error);
      const undone = upload.undo().finally(() => undoing.delete(undone));
      undoing.add(undone);
      // Where the server does not answer, waiting for the cleanup would only delay the error.
      if (!isUnavailable(cause)) await undone;
      throw cause;
    }
  }

  async function open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    const found = await statOf(bucket, key);
    if (found === undefined) return undefined;
    const last = found.bytes - 1;
    return readObject(bucket, folder + key, { start: range?.start ?? 0, end: Math.min(range?.end ?? last, last) });
  }

  async function join(keys: readonly string[]): Promise<StoredBlob> {
    let absent: MediaStoreError | undefined;
    async function* oneAfterAnother(): AsyncGenerator<Uint8Array> {
      for (const key of keys) {
        const content = await open(key);
        absent = content ? undefined : new MediaStoreError("missing", "Removed before it was read");
        if (!content) throw absent;
        yield* content;
      }
    }
    // `put` takes `missing` for a missing bucket; a missing source blob is reported as `missing` itself.
    return put(oneAfterAnother(), { maxBytes: Number.MAX_SAFE_INTEGER }).catch((error: unknown) => {
      throw absent ?? error;
    });
  }

  return {
    put,
    join,
    open,
    stat: (key) => statOf(bucket, key),
    remove: (key) => remove(bucket, key),
    presign: (key, address) => presign(bucket, key, address),
    localPath: () => undefined,
    list: () => listObjects(bucket),
    sweepTemporary: (untouchedSinceMs) => sweepUploads(bucket, untouchedSinceMs),
    close: () => closeBucket(bucket, undoing),
  };
}

function keyFor({ key = randomBytes(20).toString("hex") }: PutLimits): string {
  if (!isKey(key)) throw new MediaStoreError("missing", "No name of this store");
  return key;
}

async function closeBucket({ client }: S3Bucket, undoing: ReadonlySet<Promise<void>>): Promise<void> {
  await Promise.all(undoing);
  client.destroy();
}

async function statOf({ client, name: Bucket }: S3Bucket, key: string): Promise<{ bytes: number } | undefined> {
  if (!isKey(key)) return undefined;
  const command = new HeadObjectCommand({ Bucket, Key: folder + key });
  const found = await unlessMissing(attemptQuickly((options) => client.send(command, options)));
  return found && { bytes: found.ContentLength ?? 0 };
}

async function remove(bucket: S3Bucket, key: string): Promise<void> {
  if (!isKey(key)) return;
  await unlessMissing(writableObject(bucket, folder + key).remove());
}

async function presign(
  { client, name: Bucket }: S3Bucket,
  key: string,
  { expiresInMs, contentType }: DirectAddress,
): Promise<string | undefined> {
  if (!isKey(key)) return undefined;
  const expiresIn = Math.min(Math.max(Math.floor(expiresInMs / 1000), 1), longestAddressSeconds);
  const command = new GetObjectCommand({
    Bucket,
    Key: folder + key,
    ResponseContentType: inertTypeOf(contentType),
    // Images and players ignore this header; a browser that opens the address itself saves a file instead of showing a
    // page.
    ResponseContentDisposition: "attachment",
    ResponseCacheControl: `private, max-age=${expiresIn}, immutable`,
  });
  return getSignedUrl(client, command, { expiresIn });
}

/** No header of a bucket disables content sniffing, so only inert types keep their name. */
function inertTypeOf(contentType: string): string {
  return /^(image\/(avif|gif|jpeg|png|webp)|(audio|video)\/[a-z0-9.-]+)$/.test(contentType)
    ? contentType
    : "application/octet-stream";
}

/** `missing` during a put means that the bucket or the multipart upload is missing. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof MediaStoreError) || error.code !== "missing") return error;
  return new MediaStoreError("unavailable", "The bucket has no place for uploads", { cause: error });
}

function isUnavailable(error: unknown): boolean {
  return error instanceof MediaStoreError && error.code === "unavailable";
}
