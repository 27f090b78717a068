import { Readable } from "node:stream";

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

import { type ByteRange, MediaStoreError } from "#ports/media-store.ts";

import { attempt, attemptQuickly, meaningOf, type S3Bucket } from "./s3-client.ts";

/**
 * A connection that ends this soon after more bytes were requested had been idle only because the reader was paused.
 */
const noticedAtOnceMs = 1000;

/** An inert type, so that a browser sent straight to the bucket renders nothing. */
const inertType = "application/octet-stream";

export interface SentPart {
  readonly PartNumber: number;
  readonly ETag: string | undefined;
}

/** The calls that write one object. */
export function writableObject({ client, name: Bucket }: S3Bucket, Key: string) {
  const object = { Bucket, Key };

  return {
    async put(Body: Buffer): Promise<void> {
      const command = new PutObjectCommand({ ...object, Body, ContentType: inertType });
      await attempt(() => client.send(command));
    },

    async remove(): Promise<void> {
      const command = new DeleteObjectCommand(object);
      await attemptQuickly((options) => client.send(command, options));
    },

    async beginParts(): Promise<string> {
      const command = new CreateMultipartUploadCommand({ ...object, ContentType: inertType });
      const { UploadId } = await attemptQuickly((options) => client.send(command, options));
      if (UploadId === undefined) throw new MediaStoreError("unavailable", "The S3 server takes no parts");
      return UploadId;
    },

    async putPart(UploadId: string, PartNumber: number, Body: Buffer, abortSignal: AbortSignal): Promise<SentPart> {
      const command = new UploadPartCommand({ ...object, UploadId, PartNumber, Body });
      const { ETag } = await attempt(() => client.send(command, { abortSignal }));
      return { PartNumber, ETag };
    },

    async completeParts(UploadId: string, Parts: SentPart[]): Promise<void> {
      const command = new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } });
      try {
        await attempt(() => client.send(command));
      } catch (error) {
        // The first try may have worked and its answer got lost; the second then finds no upload to complete.
        if (!(error instanceof MediaStoreError) || error.code !== "missing") throw error;
        await attemptQuickly((options) => client.send(new HeadObjectCommand(object), options));
      }
    },

    async forgetParts(UploadId: string): Promise<void> {
      const command = new AbortMultipartUploadCommand({ ...object, UploadId });
      await attemptQuickly((options) => client.send(command, options));
    },
  };
}

/**
 * Sends the request at the first read, and again from its position when the connection ended because the reader was
 * slow.
 */
export async function* readObject(
  bucket: S3Bucket,
  name: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = start;
  while (at <= end) {
    const body = await bodyOf(bucket, name, { start: at, end });
    const began = at;
    let askedAt = performance.now();
    try {
      for await (const chunk of body) {
        at += chunk.byteLength;
        yield chunk;
        askedAt = performance.now();
      }
    } catch (error) {
      if (at === began || performance.now() - askedAt > noticedAtOnceMs) throw meaningOf(error);
    }
    if (at === began) throw new MediaStoreError("unavailable", "The S3 server sends an object without its bytes");
  }
}

async function bodyOf(
  { client, name: Bucket }: S3Bucket,
  Key: string,
  { start, end }: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const command = new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}` });
  const { Body } = await attempt(() => client.send(command));
  if (!(Body instanceof Readable)) throw new MediaStoreError("unavailable", "The S3 server sends no stream");
  return Body;
}
