import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  type MultipartUpload,
  S3ServiceException,
} from "@aws-sdk/client-s3";

import { StartupError } from "#lib/app-error.ts";
import type { Logger } from "#lib/logger.ts";
import type { StoredBlobInfo } from "#ports/media-store.ts";

import { isKey } from "./disk-layout.ts";
import { attemptQuickly, meaningOf, type S3Bucket, unlessMissing } from "./s3-client.ts";

const patienceMs = 3500;

/** Keeps our objects apart from whatever else the bucket holds. */
export const folder = "media/";

export async function* listObjects({ client, name: Bucket }: S3Bucket): AsyncGenerator<StoredBlobInfo> {
  let ContinuationToken: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken });
    const page = await attemptQuickly((options) => client.send(command, options));
    for (const { Key = "", Size = 0, LastModified } of page.Contents ?? []) {
      const key = Key.slice(folder.length);
      if (isKey(key)) yield { key, bytes: Size, modifiedAt: LastModified?.getTime() ?? 0 };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/** Aborts unfinished uploads without a part newer than that moment; returns how many. */
export async function sweepUploads(bucket: S3Bucket, untouchedSinceMs: number): Promise<number> {
  let swept = 0;
  for await (const upload of listUploads(bucket)) {
    // An upload that has ended since it was listed is not found any more.
    if (await unlessMissing(sweepUpload(bucket, upload, untouchedSinceMs))) swept += 1;
  }
  return swept;
}

async function* listUploads({ client, name: Bucket }: S3Bucket): AsyncGenerator<MultipartUpload> {
  let markers = {};
  for (;;) {
    const command = new ListMultipartUploadsCommand({ Bucket, Prefix: folder, ...markers });
    const page = await attemptQuickly((options) => client.send(command, options));
    yield* page.Uploads ?? [];
    if (page.IsTruncated !== true) return;
    markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

async function sweepUpload(
  bucket: S3Bucket,
  { Key, UploadId, Initiated }: MultipartUpload,
  untouchedSinceMs: number,
): Promise<boolean> {
  const upload = { Bucket: bucket.name, Key, UploadId };
  if ((Initiated?.getTime() ?? 0) > untouchedSinceMs) return false;
  if ((await lastPartAt(bucket, upload)) > untouchedSinceMs) return false;
  const command = new AbortMultipartUploadCommand(upload);
  await attemptQuickly((options) => bucket.client.send(command, options));
  return true;
}

async function lastPartAt(
  { client }: S3Bucket,
  upload: { Bucket: string; Key: string | undefined; UploadId: string | undefined },
): Promise<number> {
  let lastAt = 0;
  let PartNumberMarker: string | undefined;
  for (;;) {
    const command = new ListPartsCommand({ ...upload, PartNumberMarker });
    const page = await attemptQuickly((options) => client.send(command, options));
    for (const { LastModified } of page.Parts ?? []) lastAt = Math.max(lastAt, LastModified?.getTime() ?? 0);
    if (page.IsTruncated !== true) return lastAt;
    PartNumberMarker = page.NextPartNumberMarker;
  }
}

/** Settings that can never work stop the start. An unreachable server may come back, and texts need no files. */
export async function probeBucket(bucket: S3Bucket, logger: Logger): Promise<void> {
  try {
    await askBucket(bucket);
  } catch (error) {
    if (!(error instanceof StartupError)) logger.warn({ error }, "S3 cannot be reached: no files until it can");
    else {
      bucket.client.destroy();
      throw error;
    }
  }
}

/** Fails with a `StartupError` where the settings can never work, and otherwise with a `MediaStoreError`. */
export async function askBucket({ client, name }: S3Bucket): Promise<void> {
  const command = new ListObjectsV2Command({ Bucket: name, Prefix: folder, MaxKeys: 1 });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    const cause = meaningOf(error);
    const sentence = sentenceOf(error, name);
    throw sentence === undefined ? cause : new StartupError(sentence, { cause });
  }
}

function sentenceOf(error: unknown, bucket: string): string | undefined {
  if (!(error instanceof S3ServiceException)) return unknownHostSentence(error);
  const status = error.$metadata.httpStatusCode ?? 500;
  if (status === 404) return `S3_BUCKET names no bucket of the server at S3_ENDPOINT: ${bucket}. Please create it.`;
  if (status === 401 || status === 403) {
    return `The server at S3_ENDPOINT does not let S3_ACCESS_KEY and S3_SECRET_KEY into the bucket ${bucket}: ${error.name}.`;
  }
  if (status >= 300 && status < 500 && status !== 429) {
    return `The server at S3_ENDPOINT refuses the bucket ${bucket}: ${error.name}. Please check S3_ENDPOINT and S3_REGION.`;
  }
  return undefined;
}

function unknownHostSentence(error: unknown): string | undefined {
  const isUnknown = error instanceof Error && "code" in error && error.code === "ENOTFOUND";
  return isUnknown ? "S3_ENDPOINT names a host that nobody knows." : undefined;
}
