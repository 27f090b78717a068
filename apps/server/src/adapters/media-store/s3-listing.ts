import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  type MultipartUpload,
} from "@aws-sdk/client-s3";

import type { StoredBlobInfo } from "#ports/media-store.ts";

import { isKey } from "./disk-layout.ts";
import { attemptQuickly, type S3Bucket, unlessMissing } from "./s3-client.ts";

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

/** Answers how many unfinished uploads, none of whose parts came after that moment, are no more. */
export async function sweepUploads(bucket: S3Bucket, untouchedSinceMs: number): Promise<number> {
  let swept = 0;
  for await (const upload of listUploads(bucket)) {
    // One that has ended since it was listed is not found any more.
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
